/** What the business pages say about the accounts of the business itself. */
export const words = {
  title: 'Your social accounts',
  lead: 'The accounts that your business runs. They’re what a copy would copy.',
  list: 'Accounts of this business',
  none: 'No accounts yet.',
  link: 'Link to a profile',
  hint: 'For example, instagram.com/acme',
  add: 'Add account',
  adding: 'Adding',
  unread: 'We can’t read this as a link to a profile.',
  there: 'This account is on the list already.',
  most: (count: number) => `A list holds ${count} accounts. Please remove one first.`,
  added: (handle: string) => `${handle} added.`,
  remove: 'Remove',
  removed: (handle: string) => `${handle} removed.`,
  change: 'Change the list',
} as const;
