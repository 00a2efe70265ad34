import type { Region } from '../case/region.ts';
import { regionNames } from '../case/region-names.ts';
import type { Platform } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';
import type { HelpQuestion } from './help-question.ts';
import { SMALL, saidAs } from './said-as.ts';

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

/** As many as are read before somebody writes to us instead. */
const mostNear = 8;

/**
 * The questions that hold every word that was typed, or another word for it, for this platform and place; where none does, those that
 * hold most of them, the best first. Small words count only where there are no others. Those that name the platform come before those that
 * may help on any.
 */
export function findQuestions(
  questions: readonly HelpQuestion[],
  { text, platform, region }: HelpSearch,
): HelpQuestion[] {
  const all = [...new Set(plain(text).match(/[\p{L}\p{N}]+/gu))];
  const telling = all.filter((word) => !SMALL.has(word));
  const typed = (telling.length > 0 ? telling : all).map(saidAs);
  const here = questions.filter(
    ({ platforms, regions }) =>
      (!platform || !platforms || platforms.includes(platform)) &&
      (!region || !regions || regions.includes(region)),
  );
  const scored = here.map((question) => {
    const [words, head] = [wordsOf(question), plain(`${question.title} ${question.short}`)];
    const held = typed.filter((forms) => forms.some((form) => words.includes(form)));
    // Of two with as many words, the one whose own question has them comes first.
    const inHead = held.filter((forms) => forms.some((form) => head.includes(form))).length;
    return { question, held: held.length, score: held.length + inHead };
  });
  const whole = scored.filter(({ held }) => held === typed.length).map(({ question }) => question);
  if (whole.length > 0) return platform ? namedFirst(whole, platformTable[platform].name) : whole;
  return scored
    .filter(({ held }) => held > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostNear)
    .map(({ question }) => question);
}

/** Those that know something of the platform, and then the others. */
function namedFirst(questions: readonly HelpQuestion[], name: string): HelpQuestion[] {
  const names = (question: HelpQuestion) => new RegExp(`\\b${plain(name)}\\b`).test(wordsOf(question));
  return [...questions.filter(names), ...questions.filter((question) => !names(question))];
}
