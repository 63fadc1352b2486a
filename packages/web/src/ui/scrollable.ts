/** For what scrolls and holds nothing to focus: without it the keyboard could not scroll there. */
export const scrollable = { tabIndex: 0 } as const;
