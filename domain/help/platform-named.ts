import type { Platform } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';
import { platforms } from './copied-page.ts';

/** What people call a platform beside its name. */
const ALSO: Readonly<Record<string, Platform>> = {
  twitter: 'X',
  insta: 'INSTAGRAM',
  ig: 'INSTAGRAM',
  fb: 'FACEBOOK',
  messenger: 'FACEBOOK',
  yt: 'GOOGLE',
  snap: 'SNAPCHAT',
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The platform that a search names, the first of several, and whether nothing else was typed. */
export function platformNamed(text: string): { platform: Platform; alone: boolean } | undefined {
  const words = wordsOf(text);
  const named = (word: string) =>
    ALSO[word] ?? platforms.find((platform) => platformTable[platform].name.toLowerCase() === word);
  const platform = words.map(named).find(Boolean);
  return platform && { platform, alone: words.every((word) => named(word) === platform) };
}
