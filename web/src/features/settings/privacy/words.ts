/** What the privacy settings say. */
export const words = {
  page: {
    title: 'Privacy',
    lead: 'What we keep about you is yours to download and delete.',
  },
  export: {
    title: 'Your data',
    lead: 'Everything we store about you in one JSON file, with a list of your pictures.',
    get: 'Download my data',
    busy: 'Collecting',
    started: 'Your download has started.',
  },
  leftOut: {
    title: 'Left out of checks',
    says: (day: string) =>
      `On ${day} you asked to be left out of checks. Public checks and pages don’t show the accounts that you’ve proven here, including those that you chose to show.`,
    found:
      'People who enter your exact email address, or the link to an account you’ve proven, still find your name, because ',
    notFound: 'Searches for people don’t find you either, because ',
    beingFound: 'Being found',
    on: ' is on.',
    off: ' is off.',
  },
  deletion: {
    title: 'Delete your account',
    goes: 'You’re signed out right away. Within minutes, we delete everything in your account: your profile, addresses, phone numbers, pictures, findings, cases with all their evidence and reports, and connections. This can’t be undone. If you may still need a case, download its evidence pack first.',
    stays:
      'What stays: a random account number and the date it was deleted, so the account can’t come back by itself; and, if you asked to be left out of checks, a fingerprint of your address, so that you stay left out. Reports you sent to platforms stay with them. Cases of a business, also those that you moved there, stay with the business.',
    more: { before: 'To learn how we handle data, see the ', link: 'privacy policy', after: '.' },
    delete: 'Delete my account',
    signInAgain: 'Sign in again to delete your account',
    ask: 'Delete your account?',
    final:
      'Nobody can bring it back, not even us. Within minutes, your profile, addresses, pictures, findings, connections and cases with all their evidence and reports are gone, and we stop watching your accounts.',
    type: (word: string) => `Type ${word} to continue`,
    deleting: 'Deleting',
    keep: 'Keep my account',
  },
} as const;
