/** Whether the last pick in the panel was made by keyboard: then the focus must not get lost with its button. */
let byKeyboard = false;

/** Notes how a button was pressed; a click without a pointer comes from a key. */
export function noteClick(event: { readonly detail: number }): void {
  byKeyboard = event.detail === 0;
}

/** Puts the focus on the first choice of a new question if the last one took it along. */
export function catchFocus(panel: Element | null): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  const first =
    panel?.querySelector<HTMLElement>('[data-option]:not(:disabled), [data-confirm]:not(:disabled)') ?? null;
  // Between two questions there is nothing to go to yet.
  if (!byKeyboard || !lost || first === null) return;
  byKeyboard = false;
  first.focus();
}
