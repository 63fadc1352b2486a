import { lazy, Suspense } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { closeRules, useRulesRoute } from './route.ts';
import { Trap } from './Trap.tsx';

const RulesPage = lazy(async () => ({ default: (await import('./RulesPage.tsx')).RulesPage }));

/** The rules over whatever else is there, while the address asks for them. They are loaded then. */
export function Rules({ edition }: { readonly edition: string | null }) {
  const rule = useRulesRoute();
  if (rule === null) return null;
  return (
    <Trap message="The rules could not be loaded. Reload the page to try again; a game under way goes on where it was.">
      <Suspense
        fallback={
          <Dialog title="Rules" onClose={closeRules} size="page">
            <p role="status">Opening the rulebook …</p>
          </Dialog>
        }
      >
        <RulesPage rule={rule} edition={edition} />
      </Suspense>
    </Trap>
  );
}
