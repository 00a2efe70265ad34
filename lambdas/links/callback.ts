import type { Platform } from '#domain/platform/platform';

/** The page that a platform sends the browser back to; registered with the platform, letter for letter. */
export const callbackUrl = (siteUrl: string, platform: Platform): string =>
  `${siteUrl}/auth/${platform.toLowerCase()}`;
