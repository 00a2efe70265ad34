/** What the dashboard says of handles that nobody has yet. */
export const words = {
  title: 'Handles you could reserve',
  lead: 'Nobody had these handles when we checked, and they are the likeliest for a copy of you. If you register one or two of them, nobody else can. Platforms may take back names that are never used.',
  own: 'Your own handle, as it can be written there',
  at: (platform: string) => `Register at ${platform}`,
  checked: (moment: string) => `Checked ${moment}.`,
  show: 'Show',
  hide: 'Hide',
  count: (count: number) => `${count} free, the likeliest first`,
} as const;
