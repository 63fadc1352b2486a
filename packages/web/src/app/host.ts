import { createContext, useContext } from 'react';
import type { Host } from '../session/host.ts';

export const HostContext = createContext<Host | null>(null);

/** Where games and decks come from. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (host === null) throw new Error('There is no host around this component.');
  return host;
}
