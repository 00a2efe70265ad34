import type { Platform } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';

/** All platforms, in their order. */
export const platforms = Object.keys(platformTable) as Platform[];

/** A platform as somebody names it who was copied there: the videos are on YouTube, not on “Google (YouTube)”. */
export const namedThere = (platform: Platform): string =>
  platformTable[platform].name.replace(/^Google \((.+)\)$/, '$1');

/** The last part of the address of a platform's page: `/copied/youtube`. */
export const slugOf = (platform: Platform): string => namedThere(platform).toLowerCase();

/** The page about being copied on a platform. */
export const copiedAddress = (platform: Platform): string => `/copied/${slugOf(platform)}`;

export const platformOfSlug = (slug: string): Platform | undefined =>
  platforms.find((platform) => slugOf(platform) === slug);
