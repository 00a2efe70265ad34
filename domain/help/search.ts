import type { Region } from '../case/region.ts';
import { regionNames } from '../case/region-names.ts';
import type { Platform } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';
import type { HelpQuestion } from './help-question.ts';

export interface HelpSearch {
  text: string;
  platform?: Platform | undefined;
  region?: Region | undefined;
}

/** Without accents, case and what links hide: "Überprüft" and "uberpruft" are one word. */
const plain = (text: string): string =>
  text
    .replace(/\]\([^)]*\)/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

const wordsOf = ({ title, short, answer, platforms = [], regions = [] }: HelpQuestion): string =>
  plain(
    [
      ...[title, short, ...answer],
      ...platforms.map((platform) => platformTable[platform].name),
      ...regions.map((region) => regionNames[region]),
    ].join(' '),
  );

/**
 * The questions that hold every word that was typed, for this platform and place. One that names no platform or place is about
 * all of them.
 */
export function findQuestions(
  questions: readonly HelpQuestion[],
  { text, platform, region }: HelpSearch,
): HelpQuestion[] {
  const typed = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return questions.filter((question) => {
    if (platform && question.platforms && !question.platforms.includes(platform)) return false;
    if (region && question.regions && !question.regions.includes(region)) return false;
    const words = wordsOf(question);
    return typed.every((word) => words.includes(word));
  });
}
