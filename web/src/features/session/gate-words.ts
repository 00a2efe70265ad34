/** What is said before it is known who is signed in; apart, as the dashboard carries it without the forms' own words. */
export const words = {
  loading: 'Loading...',
  tryAgain: 'Try again',
  unconfigured: 'We couldn’t load the settings of this site.',
  offline: 'The network didn’t answer. Check your connection and try again.',
  unknown: 'Authentication Error',
} as const;
