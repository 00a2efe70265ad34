/** What is said where something that was typed into a comparison is offered again. */
export const words = {
  title: 'From your comparison',
  where: (platform: string) => `on ${platform}`,
  pictureAlt: 'The picture you chose for the comparison',
  other: (handle: string, platform: string) => `You compared it with ${handle} on ${platform}.`,
  case: 'Open its case',
  use: 'Use what’s selected',
  leave: 'Not now',
} as const;
