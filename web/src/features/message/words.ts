/** What notifications say, and what is said where emails no longer arrive. */
export const words = {
  mail: {
    stopped: (day: string, address: string, because: 'bounced' | 'complained') =>
      `We stopped emailing ${address} on ${day} because ${because === 'bounced' ? 'our emails bounced' : 'one of them was marked as spam'}. New findings and requests are still shown here. Security notices, such as a new device, come only by email.`,
    again: 'Confirm the address again',
    confirm: 'Confirm',
    resumed: 'Emails are back on.',
  },
  notifications: {
    title: 'Notifications',
    new: ' new',
    unread: 'New: ',
    markRead: 'Mark as read',
    details: 'Details',
    tryAgain: 'Try again',
    none: 'Nothing yet.',
    missing:
      'That finding is no longer on your list. The account may be gone, or you removed the account it looked like.',
    latest: 'Show only the latest',
    all: (n: number) => `Show all ${n}`,
  },
  stop: {
    offline: 'The network didn’t answer. Check your connection and try again.',
    unknown: 'That didn’t work. Please try again in a moment.',
  },
} as const;
