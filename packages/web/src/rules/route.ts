import { useSyncExternalStore } from 'react';

/** What the address says of the rules: `#rules` is the page, `#rules/damage.deal` a rule on it. */
const page = /^#rules(?:\/([A-Za-z0-9.-]+))?$/;

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  addEventListener('popstate', changed);
  return () => {
    removeEventListener('hashchange', changed);
    removeEventListener('popstate', changed);
  };
}

/**
 * The address of the rules page, or of a rule on it, for links. Whole: a bare `#` would say that it leads to a place
 * further down.
 */
export function rulesHref(rule?: string): string {
  const [here = ''] = location.href.split('#');
  return rule === undefined ? `${here}#rules` : `${here}#rules/${rule}`;
}

/** Null while the rules are not open; the id of a rule, or the empty text for the page as such. */
export function useRulesRoute(): string | null {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const found = page.exec(hash);
  return found === null ? null : (found[1] ?? '');
}

/** Takes the rules out of the address; the way back there stays in the history. */
export function closeRules(): void {
  history.pushState(null, '', location.pathname + location.search);
  dispatchEvent(new PopStateEvent('popstate'));
}
