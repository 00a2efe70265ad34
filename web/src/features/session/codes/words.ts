/** What the form for a code says; apart from the words of signing in, which has forms of its own. */
export const words = {
  sending: 'Sending a code',
  /** How long it works counts from when it was sent. */
  sent: (to: string, lasts: string, at?: string) =>
    at
      ? `We sent a code to ${to} ${at}. It works for ${lasts} from then.`
      : `We sent a code to ${to}. It works for ${lasts}.`,
  minutes: (n: number) => `${n} minutes`,
  label: 'Code',
  again: 'Send a new code',
  notNow: 'Not now',
} as const;
