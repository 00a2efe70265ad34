/** What the business pages say about the accounts of the business itself. */
export const words = {
  title: 'Your social accounts',
  real: 'The proven accounts of this business',
  pageWaits: (hasDomain: boolean) =>
    `Once ${hasDomain ? 'an account is' : 'your domain and an account are'} proven, you can open a public page that shows your accounts under your domain.`,
  lead: (shows: boolean) =>
    `The accounts that your business runs, which is what a copy would imitate. We look for copies of a proven account on every platform we can search, and ${shows ? 'you' : 'an admin'} can show it in public as yours.`,
  proven: (day: string) => `Verified since ${day}`,
  open: 'Unverified',
  list: 'Accounts of this business',
  none: 'No accounts yet.',
  link: 'Link to a profile',
  hint: 'For example, instagram.com/acme',
  add: 'Add account',
  adding: 'Adding',
  unread: 'We can’t read this as a link to a profile.',
  notCovered: (site: string, covered: string) =>
    `We don’t cover ${site} yet. You can list accounts on ${covered}.`,
  there: 'This account is already on the list.',
  most: (count: number) => `You can list up to ${count} accounts. Please remove one first.`,
  added: (handle: string) => `${handle} added.`,
  removed: (handle: string) => `${handle} removed.`,
  change: 'Prove and change',
  prove: 'Prove',
} as const;
