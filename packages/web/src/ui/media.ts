import { useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** Narrow or low screens get the phone's layout. */
export function usePhone(): boolean {
  return useMedia('(max-width: 820px), (max-height: 540px)');
}
