import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { words } from './words.ts';

/** Whether what an account shows can be read there, so that its proof is looked at again. Elsewhere a sign-in is all there is. */
export const isCheckedAgain = (platform: Platform): boolean =>
  platformTable[platform].search === 'official API';

/** What is promised of accounts that stand together. */
export function againWords(platforms: readonly Platform[]): string {
  const { daily, some, never } = words.page.again;
  const checked = platforms.filter(isCheckedAgain).length;
  return checked === platforms.length ? daily : checked > 0 || platforms.length > 1 ? some : never;
}
