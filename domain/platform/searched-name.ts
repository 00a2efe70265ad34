import type { Platform } from './platform.ts';
import { platformTable } from './platform-table.ts';

/** A platform's name where it is said that it was searched, with what a search finds there if that isn't every account. */
export function searchedName(platform: Platform): string {
  const { name, searchFinds } = platformTable[platform];
  return searchFinds ? `${name} (${searchFinds})` : name;
}
