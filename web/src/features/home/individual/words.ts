/** What `/individual` shows beside its sentences. */
export const words = {
  example: {
    label: 'A finding, for example',
    verdict: 'Likely clone',
    reasons: ['Same picture.', 'Digit 1 in place of l.', 'Same name.', 'Newer than your account.'],
  },
  score: {
    caption: 'What counts, in points',
    columns: { what: 'Confirmed or proven', points: 'Points' },
    email: 'Your email',
    phone: 'Your phone',
    accounts: ['The first account of yours', 'A second one', 'A third one'],
    connections: (most: number) => `Verified people who know you, up to ${most}`,
    sum: 'Total',
  },
} as const;
