import { lazy, Suspense } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { Trap } from '../ui/Trap.tsx';
import { closeRules, useRulesRoute } from './route.ts';

const RulesPage = lazy(async () => ({ default: (await import('./RulesPage.tsx')).RulesPage }));

/** The rules over whatever else is there, while the address asks for them. They are loaded then. */
export function Rules({ edition }: { readonly edition: string | null }) {
  const rule = useRulesRoute();
  if (rule === null) return null;
  return (
    <Trap
      instead={
        <Dialog title="Rules" onClose={closeRules}>
          <p role="alert">
            The rules could not be loaded. Reload the page to try again; a game under way goes on where it was.
          </p>
        </Dialog>
      }
    >
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
