/** What the form for a code says; apart from the words of signing in, which has forms of its own. */
export const words = {
  sending: 'Sending a code',
  sent: (to: string, lasts: string) => `We sent a code to ${to}. It works for ${lasts}.`,
  minutes: (n: number) => `${n} minutes`,
  label: 'Code',
  again: 'Send a new code',
  notNow: 'Not now',
} as const;
