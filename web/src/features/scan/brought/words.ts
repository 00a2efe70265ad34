/** What is asked of an account that somebody brings along from a comparison. Drawn late, and its words come along. */
export const words = {
  title: 'Who is it pretending to be?',
  why: (called: string) =>
    called
      ? `You compared it with ${called}, which isn’t on your list of accounts.`
      : 'You compared it with a picture, but with no account on your list.',
  /** Findings are compared with what is on the list. */
  adds: 'If it’s yours, we’ll add it to your list and compare the two.',
  then: 'Findings are about copies of you. If it copies somebody else, go back and save it as a case: a case can be for a child, a parent or a client.',
  me: 'Me',
  meAdd: 'Me: add that account',
  adding: 'Adding',
  other: 'Somebody else',
  swapped: {
    title: 'This account is yours',
    why: (called: string) =>
      `${called} is on your list of accounts, so it isn’t a copy, and nothing was added. If you entered the two links the wrong way round, go back and swap them.`,
    back: 'Back to the comparison',
    close: 'Close',
  },
} as const;
