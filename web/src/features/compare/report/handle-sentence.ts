import { sharedPart } from '#domain/engine/handle/alignment/shared-part';
import { chosenDiff } from '#domain/engine/handle/chosen-diff';
import { counted, following, plainly } from '#domain/engine/handle/difference-words';
import type { HandleDiff } from '#domain/engine/handle/handle-diff';
import type { ReportInput } from './report-input.ts';
import { voiceOf } from './voice.ts';

/** The differences that somebody sees between two handles, in words; none where they are the same. */
const differencesIn = ({ steps }: HandleDiff): string[] =>
  steps.flatMap((step) => (step.words ? [step.words] : []));

/** From these shares of the letters of each on, two handles are spoken of together, however much that counts. */
const OF_YOURS = 0.6;
const OF_THEIRS = 0.5;

/** From here on an own handle stands in no other by chance. */
const LONG = 6;

/** Whether all that differs was added in one place, and set apart from the own handle, unless that is long: “jsmith_official”, not “tomorrow_t”. */
function isSetApart(steps: HandleDiff['steps'], own: number): boolean {
  const [added, ...more] = steps.filter(({ kind }) => kind !== 'same');
  const text = added?.theirs.join('') ?? '';
  return more.length === 0 && (own >= LONG || /^[._-]|[._-]$/.test(text));
}

/** Whether so much of the own handle stands in the other, and makes so much of it, that their differences are worth saying. */
export function isSpokenOf({ yours, theirs, steps }: HandleDiff): boolean {
  const equal = steps.reduce((sum, step) => sum + (step.kind === 'same' ? step.yours.length : 0), 0);
  const [own, other] = [[...yours].length, [...theirs].length];
  const isWhole = equal === own && isSetApart(steps, own);
  return isWhole || (equal / own >= OF_YOURS && equal / other >= OF_THEIRS);
}

/** So many letters are a word. */
const A_WORD = 5;

/**
 * What both handles begin with, where a word stands in the other one's in place of the rest: “clay-official” after “leopoldine” for “ak”, of which a
 * letter more may be the same by chance. Such letters one by one tell nobody anything.
 */
function beginning({ steps }: HandleDiff): string | undefined {
  const [first, word, letter, gone, ...more] = steps;
  if (first?.kind !== 'same' || first.yours.length < A_WORD || more.length > 0) return undefined;
  const isWord = word?.kind === 'added' && word.theirs.length >= A_WORD;
  const isByChance = letter?.kind === 'same' && letter.yours.length === 1;
  const isGone = gone?.kind === 'replaced' || gone?.kind === 'removed';
  return isWord && isByChance && isGone ? first.yours.join('') : undefined;
}

/** The handle that the other one is measured by: the name of a domain where that was compared, or the own one there, where that differs in less. */
function measured({ diff, domainName, mine, there, other }: ReportInput & { diff: HandleDiff }) {
  if (domainName) return { diff, handle: domainName, on: ` domain’s name, ${domainName},` };
  const known = diff.same || !there?.handle ? undefined : chosenDiff(there.handle, other.handle);
  return known && there && !known.same && differencesIn(known).length < differencesIn(diff).length
    ? { diff: known, handle: there.handle, on: ` handle on ${there.platformName}` }
    : { diff, handle: mine.handle, on: undefined };
}

/** How its handle differs from one's own, as a sentence; nothing where there is nothing to say. */
export function handleSentence(input: ReportInput): string {
  if (!input.diff) return '';
  const { mine, other } = input;
  const voice = voiceOf(input);
  const { diff, handle, on } = measured({ ...input, diff: input.diff });
  if (diff.same && input.domainName)
    return ` Its handle is the name of ${voice.my} domain, ${handle}${diff.yours === diff.theirs ? ', letter for letter' : ''}.`;
  if (diff.same)
    return mine.platformName === other.platformName
      ? ''
      : ` It has taken ${voice.my} handle${diff.yours === diff.theirs ? ', letter for letter' : ''}.`;
  const differences = differencesIn(diff);
  if (differences.length === 0) return '';
  const own = on ? `${voice.my}${on}` : voice.mine;
  const begins = input.domainName ? undefined : beginning(diff);
  if (begins) return ` Its handle begins like ${own}, with “${begins}”.`;
  if (differences.length > 3) {
    const part = sharedPart(handle, other.handle);
    return part ? ` Its handle and ${own} both contain ${part}.` : '';
  }
  const places = ['one place', 'two places', 'three places'][differences.length - 1]!;
  const said = counted(differences.map((words) => following(plainly(words))));
  return ` Its handle differs from ${own} in ${places}: ${said}.`;
}
