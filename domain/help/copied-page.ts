import type { Platform } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';

/** All platforms, in their order. */
export const platforms = Object.keys(platformTable) as Platform[];

/** The last part of the address of a platform's page: `/copied/youtube`. */
export const slugOf = (platform: Platform): string => platformTable[platform].name.toLowerCase();

/** The page about being copied on a platform. */
export const copiedAddress = (platform: Platform): string => `/copied/${slugOf(platform)}`;

export const platformOfSlug = (slug: string): Platform | undefined =>
  platforms.find((platform) => slugOf(platform) === slug);
