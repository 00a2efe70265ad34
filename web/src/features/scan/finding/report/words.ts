/** What the report of a finding says. It is drawn once somebody asks for it, and its words come along with it. */
export const words = {
  title: (platform: string) => `Report for ${platform}`,
  sent: 'I’ve sent the report',
  asCase: 'Save as a case',
  offline: 'Without a connection, this can’t be saved. It stays open until you’re back online.',
  kept: (day: string) => `Saved under Cases. We’ll remind you to check again on ${day}.`,
  notKept: (why: string) => `The case couldn’t be saved: ${why}`,
} as const;
