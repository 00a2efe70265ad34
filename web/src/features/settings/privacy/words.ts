import { backupDays } from '#domain/operations/backup-days';

/** What the privacy settings say. */
export const words = {
  page: {
    title: 'Privacy',
    lead: 'What we keep about you is yours to download and delete.',
  },
  export: {
    title: 'Your data',
    lead: 'Everything we store about you in one JSON file, with a list of the pictures we keep for you.',
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
    stays: `What stays: a random account number and the date it was deleted, so the account can’t come back by itself; if you asked to be left out of checks, a fingerprint of your address, so that you stay left out; if emails from us came back or you marked one as spam, your address on our email service’s list of those it doesn’t write to; and, if you sent us a data request to delete your account, a record of it for 24 months. Access logs hold network addresses and that number for up to 90 days. Backups hold what was deleted for up to ${backupDays} days. We use them only to repair a loss of data, and would then delete yours again. Reports you sent to platforms stay with them. Cases of a business, also those that you moved there, stay with the business.`,
    more: { before: 'To learn how we handle data, see the ', link: 'privacy policy', after: '.' },
    delete: 'Delete my account',
    signInAgain: 'Sign in again to delete your account',
    ask: 'Delete your account?',
    final: `This can’t be undone. Within minutes, we delete your profile, addresses, pictures, findings, connections and cases with all their evidence and reports, and stop watching your accounts. Backups, which we use only to repair a loss of data, hold them for up to ${backupDays} days.`,
    type: (word: string) => `Type ${word} to continue`,
    deleting: 'Deleting',
    keep: 'Keep my account',
  },
} as const;
