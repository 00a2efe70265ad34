/** What /compare and the evidence of a finding say, to be read in one sitting. */
export const words = {
  against: 'What speaks against',
  together: 'Together',
  ofHundred: 'of 100',
  sameAccount:
    'Both links lead to the same account. Give the link to your own profile on one side, and to the other account on the other.',
  assignedId:
    'The handles were not compared: at least one is a number or an id that the platform assigned, and nobody chose it. It speaks neither for a copy nor against one.',
  uncut: (whose: 'yours' | 'theirs' | 'both') =>
    `${whose === 'both' ? 'Both pictures look like whole screenshots' : `${whose === 'yours' ? 'Your picture' : 'The picture of the other account'} looks like a whole screenshot`}, so the pictures were not compared. `,
  cut: 'Cut the portrait out',
  notCompared: (missing: readonly string[]) =>
    `Not compared: ${missing.join(', ')}. You did not give them, and we did not fetch them.`,
  noCase: 'Cases are kept for the platforms that we know. Save the report as a file instead.',
};
