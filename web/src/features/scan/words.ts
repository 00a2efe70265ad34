/** The sentences of the report, to be read in one sitting. */
export const words = {
  folded: {
    show: 'Show the evidence',
    about: (handle: string) => `about ${handle}`,
  },
} as const;
