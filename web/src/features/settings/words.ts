import { brand } from '#domain/brand';

/** What all settings pages say, and the alerts; each other part has its own words. */
export const words = {
  menu: {
    label: 'Settings',
    profile: 'Profile',
    pictures: 'Pictures',
    emails: 'Email addresses',
    phones: 'Phone numbers',
    alerts: 'Alerts',
    security: 'Security',
    privacy: 'Privacy',
  },
  saves: {
    save: 'Save',
    saving: 'Saving',
    saved: 'Saved.',
    retrying: (kept: string) => `Not saved yet. Trying again. ${kept}`,
    refused: (why: string) => `Not saved. ${why}`,
    textKept: 'Your text is still here.',
    choiceKept: 'Your choice is kept.',
    elsewhere: 'This was changed in another window.',
    noProfile: 'We couldn’t find your profile. Please sign in again.',
  },
  alerts: {
    title: 'Alerts',
    lead: 'Choose what we tell you about. Changes save immediately.',
    email: 'Email',
    /** As lambdas/message/send-due.ts has it: what is beyond an hour's few waits for the next. */
    fewAnHour:
      'Only a few emails go out within an hour. When more happens, you see it here at once, and the email about it waits for the next hour.',
    alertsMonitoring: [
      'Copies of my accounts',
      'When a scan finds an account that may be impersonating you, or a domain like your company’s. With reminders of your cases, screenshots that friends add to them, news of proofs that no longer hold, and everything about a business you help run, such as who joins it.',
    ],
    alertsWeek: [
      'Weekly summary',
      'What changed and what waits for your decision. Turning off the emails above turns this off, too.',
    ],
    alertsConnectionRequest: [
      'Connection requests',
      'When someone asks to connect with you, accepts your request or ends the connection. When a connection asks you to vouch for an account, vouches for one of yours, or no longer does.',
    ],
    alertsNewFeatures: ['New features', 'When there’s something new you can do here.'],
    alertsCompanyUpdates: [`News from ${brand}`, 'Now and then, about us.'],
    onSite: 'On this site',
    tourEnabled: ['Show the tour', 'Seven short steps, the next time you open your dashboard after a scan.'],
  },
} as const;
