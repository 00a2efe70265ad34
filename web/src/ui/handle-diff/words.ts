/** What a comparison of two handles says itself; its notes come with the comparison. */
export const words = {
  both: 'The two handles',
  yours: 'Yours',
  theirs: 'The other account',
  same: (characters: number) => `The same ${characters} characters, letter for letter`,
} as const;
