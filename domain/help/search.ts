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

const headOf = ({ title, short, asked = '' }: HelpQuestion): string => plain(`${title} ${short} ${asked}`);

const wordsOf = (question: HelpQuestion): string => {
  const { answer, platforms = [], regions = [] } = question;
  return plain(
    [
      ...[headOf(question), ...answer],
      ...platforms.map((platform) => platformTable[platform].name),
      ...regions.map((region) => regionNames[region]),
    ].join(' '),
  );
};

/** As many as are read before somebody writes to us instead. */
const mostNear = 8;

/**
 * The questions that hold every word that was typed, or another word for it, for this platform and place; where none does, those that
 * hold most of them, the best first; of few, those follow. Small words count only where there are no others. Those that name the
 * platform come before those that may help on any. What is asked about one's own account comes first where it is all that was typed.
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
  if (typed.length === 0) return nearest(here, typed, platform);
  const meant = here.filter(({ only }) => only?.test(plain(text)));
  return [
    ...meant,
    ...nearest(
      here.filter(({ only }) => !only),
      typed,
      platform,
    ),
  ];
}

/** The same of questions that any word may find. `typed`: each word that was typed, with the others for it. */
function nearest(
  questions: readonly HelpQuestion[],
  typed: readonly (readonly string[])[],
  platform: Platform | undefined,
): HelpQuestion[] {
  const texts = questions.map((question) => ({ question, words: wordsOf(question), head: headOf(question) }));
  const holding = (forms: readonly string[], text: string) => forms.some((form) => text.includes(form));
  const known = typed.filter((forms) => texts.some(({ words }) => holding(forms, words)));
  const scored = texts.map(({ question, words, head }) => {
    const held = typed.filter((forms) => holding(forms, words));
    // Of two with as many words, the one whose own question has them comes first.
    const inHead = held.filter((forms) => holding(forms, head)).length;
    // Only where nothing else is spoken of: who names a platform, too, or says that it is fake, means a copy.
    const isMeant = inHead === known.length && known.some((forms) => isAsked(question, forms));
    const isOnesOwn = question.about !== undefined && !isMeant;
    return {
      question,
      isMeant,
      isOnesOwn,
      held: held.length,
      score: held.length + inHead - (isOnesOwn ? 2 : 0),
    };
  });
  const meantFirst = (one: { isMeant: boolean }, other: { isMeant: boolean }) =>
    Number(other.isMeant) - Number(one.isMeant);
  const near = scored
    .filter(({ held }) => held > 0)
    .sort((one, other) => meantFirst(one, other) || other.score - one.score)
    .slice(0, mostNear)
    .map(({ question }) => question);
  const whole = scored.filter(({ held }) => held === typed.length);
  if (whole.some(({ isOnesOwn }) => !isOnesOwn)) {
    const found = whole.sort(meantFirst).map(({ question }) => question);
    const first = platform ? namedFirst(found, platformTable[platform].name) : found;
    const more = whole[0]!.isMeant ? [] : near.filter((question) => !found.includes(question));
    return [...first, ...more].slice(0, Math.max(found.length, mostNear));
  }
  return near;
}

/** Whether a typed word is one by which the question is asked. */
const isAsked = ({ asked }: HelpQuestion, forms: readonly string[]): boolean =>
  asked?.split(' ').some((word) => forms.includes(word)) ?? false;

/** Those that know something of the platform, and then the others. */
function namedFirst(questions: readonly HelpQuestion[], name: string): HelpQuestion[] {
  const names = (question: HelpQuestion) => new RegExp(`\\b${plain(name)}\\b`).test(wordsOf(question));
  return [...questions.filter(names), ...questions.filter((question) => !names(question))];
}
