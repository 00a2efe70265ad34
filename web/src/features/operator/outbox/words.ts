/** What the page of a branch says about messages that it keeps. */
export const words = {
  page: {
    title: 'Outbox',
    lead: (hours: number) =>
      `This site sends no messages of its own. What it would have sent waits here for ${hours} hours, and only operators can read it.`,
    loading: 'Loading messages',
  },
  list: 'Messages, newest first',
  none: 'Nothing written yet.',
  channel: { EMAIL: 'Email', TEXT: 'Text' },
  to: (address: string, when: string) => `To ${address}, ${when}`,
  pool: 'Sent by Cognito itself, to the real address. Only Cognito knows the code.',
  earlier: 'Show earlier messages',
} as const;
