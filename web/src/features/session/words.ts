/** What the screens of signing in say, beside Amplify's own words and those that the specification fixes. */
export const words = {
  passwords: {
    easy: 'This password is easy to guess. A few unrelated words with a number and a symbol are safer, and easier to remember.',
  },
} as const;
