/** What a demonstration stage says of itself. */
export const words = {
  about: 'About this data',
  banner: 'Demonstration data. The people are invented; accounts and forms are stand-ins.',
  doors: 'This is a demonstration: the people are invented; accounts and forms are stand-ins.',
  enter: 'Enter as Maya',
  enterBusiness: 'Enter as Ferrow Bay Ceramics',
  entering: 'Signing in',
  fresh: 'Start fresh',
  failed: (email: string) => `Signing in didn’t work. Try again, or sign in as ${email}.`,
} as const;
