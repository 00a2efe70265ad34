/** What the bar of the signed-in part says; not with the words around a page, which the first page carries. */
export const words = {
  dashboard: 'Dashboard',
  cases: 'Cases',
  connections: 'Connections',
  social: 'Social accounts',
  people: 'People',
  settings: 'Settings',
  business: 'Business',
  help: 'Help',
  signOut: 'Sign out',
  unsaved: {
    title: 'You haven’t saved everything',
    text: 'Something you typed isn’t saved yet. Signing out deletes it.',
    compared: 'A comparison you made isn’t saved as a case yet. Signing out deletes it.',
    back: 'Back to it',
    out: 'Sign out and delete it',
  },
  operators: 'For operators',
  reviews: 'Reviews',
  scans: 'Scans',
  announce: 'Announce',
  outbox: 'Outbox',
} as const;
