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
  error: {
    title: 'Unexpected Application Error!',
    lead: 'This page stopped working. Anything you saved is safe, but what you just typed may be lost.',
    again: 'Try again',
    home: 'Home',
  },
} as const;
