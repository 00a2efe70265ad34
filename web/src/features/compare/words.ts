/** What /compare and the evidence of a finding say, to be read in one sitting. */
export const words = {
  against: 'What speaks against',
  together: 'Together',
  ofHundred: 'of 100',
};
