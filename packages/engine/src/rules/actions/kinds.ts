/** The six kinds of action. [actions.list] */
export const ActionKind = { play: 0, activate: 1, resolve: 2, reroll: 3, use: 4, claim: 5 } as const;
export type ActionKind = (typeof ActionKind)[keyof typeof ActionKind];
