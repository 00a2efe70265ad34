import type { Platform } from './platform.ts';

/**
 * Where a handle is taken, on the platforms that tell whether somebody has it: their own pages for signing up, or for choosing
 * a channel's handle.
 */
export const registerAt: Partial<Record<Platform, string>> = {
  GITHUB: 'https://github.com/signup',
  X: 'https://x.com/i/flow/signup',
  REDDIT: 'https://www.reddit.com/register/',
  TWITCH: 'https://www.twitch.tv/signup',
  IMGUR: 'https://imgur.com/register',
  GOOGLE: 'https://www.youtube.com/handle',
};
