/** What stands around every page: kept short, as the first page carries it. */
export const words = {
  root: { skip: 'Skip to the content', loading: 'Loading the page' },
  header: {
    how: 'How it works',
    individuals: 'Individuals',
    business: 'Business',
    commitment: 'Our commitment',
    dashboard: 'Dashboard',
    signIn: 'Sign in',
  },
  bar: {
    dashboard: 'Dashboard',
    cases: 'Cases',
    connections: 'Connections',
    social: 'Social accounts',
    people: 'People',
    settings: 'Settings',
    help: 'Help',
    signOut: 'Sign out',
    operators: 'For operators',
    reviews: 'Reviews',
    scans: 'Scans',
    announce: 'Announce',
  },
  notFound: {
    title: 'Page not found',
    heading: 'There is no page at this address.',
    lead: 'It may have moved, or part of the link may be missing.',
    home: 'Home',
    pretending: 'Someone is pretending to be me',
  },
  error: {
    title: 'Unexpected Application Error!',
    lead: 'This page stopped working. Anything you saved is safe, but what you just typed may be lost.',
    again: 'Try again',
    home: 'Home',
  },
} as const;
