/** What is said only where an account is asked about again. */
export const words = { stillYours: 'Is it still yours?' } as const;
