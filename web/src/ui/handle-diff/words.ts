/** What a comparison of two handles says itself; its notes come with the comparison. */
export const words = {
  both: 'The two handles',
  yours: 'Yours',
  theirs: 'The other account',
  /** @param exact whether capitals are the same, too: "MayaH" and "mayah" are one handle, not letter for letter */
  same: (characters: number, exact: boolean) =>
    `The same ${characters} characters, ${exact ? 'letter for letter' : 'capitals aside'}`,
} as const;
