import { create } from 'zustand';
import type { SeatNumber } from '../contract.ts';
import type { EntityKey } from '../play/options.ts';

/** What floats over the table. A subject is a card or die of the view, or the code of a design. */
export type Subject = { readonly entity: EntityKey } | { readonly code: string };

export interface Anchored {
  readonly subject: Subject;
  readonly anchor: DOMRect;
}

export type DialogName = 'settings' | 'concede' | 'lists';

interface OverlayState {
  /** Shown beside what is hovered or focused. */
  readonly peek: Anchored | null;
  /** Opened on purpose, stays until closed. */
  readonly pinned: Subject | null;
  readonly menu: { readonly entity: EntityKey; readonly anchor: DOMRect } | null;
  readonly pile: SeatNumber | null;
  /** The player whose side of the table is shown large. */
  readonly seat: SeatNumber | null;
  readonly dialog: DialogName | null;
  readonly set: (changed: Partial<Omit<OverlayState, 'set' | 'clear'>>) => void;
  readonly clear: () => void;
}

const nothing = { peek: null, pinned: null, menu: null, pile: null, seat: null, dialog: null };

export const useOverlay = create<OverlayState>()((set) => ({
  ...nothing,
  set: (changed) => set(changed),
  clear: () => set(nothing),
}));
