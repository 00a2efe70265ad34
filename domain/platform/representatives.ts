import type { Platform } from './platform.ts';

/**
 * Who may report for somebody else, where a source says so; absent: not known. Read in November 2026 from the platforms' own
 * policies and from advice centres; nobody has filled in the forms.
 */
const REPRESENTATIVES: Partial<Record<Platform, string>> = {
  INSTAGRAM:
    'A parent may report for their child, and an authorized representative for a person; friends may not. Instagram asks for an identity document of the person.',
  X: 'The form is for “you or your brand”: say that you act for the person, and have their written consent at hand.',
  GOOGLE: 'The form takes reports for another person’s channel.',
  SNAPCHAT: 'Anyone may report, with or without an account.',
  DISCORD: 'Anyone may report, also without an account.',
  TWITCH:
    'The report of the person who is impersonated counts most. Have them file it themselves if they can.',
};

/** What a platform asks of somebody who reports for another; undefined where we do not know. */
export const representativeRule = (platform: Platform): string | undefined => REPRESENTATIVES[platform];
