/** What a demonstration stage says of itself. */
export const words = {
  about: 'About this data',
  banner: 'Demonstration data. The people are invented, and every link opens a stand-in.',
  doors: 'This is a demonstration: the people are invented, and every link opens a stand-in.',
  enter: 'Enter as Maya',
  enterBusiness: 'Enter as Ferrow Bay Ceramics',
  entering: 'Signing in',
  fresh: 'Start fresh',
  failed: (email: string) => `Signing in didn’t work. Try again, or sign in as ${email}.`,
} as const;
