import { slipDistance } from '../glyph/edit-distance.ts';
import { hasCheckMark } from './check-mark.ts';
import { areOfOtherSex, CONTRADICTION, reversedDescent } from './contradictions.ts';
import { likeName, SYLLABIC, type WordLikeness, wordLikeness } from './name-words.ts';
import { areKnownNicknames, areNicknames, isFirstName } from './nicknames.ts';
import type { NameShape, NameWord } from './name-shape.ts';
import { spokenLikeness } from './readings.ts';
import { soundedLikeness } from './sounded-likeness.ts';
import { assign, byLength } from './word-pairs.ts';

export type NameLikeness = {
  value: number;
  kind:
    | 'same'
    | 'homoglyph'
    | 'check mark'
    | 'written'
    | 'order'
    | 'nickname'
    | 'initial'
    | 'sound'
    | 'other words after'
    | 'similar'
    | 'different';
};

/**
 * 0..1 whether two display names can mean one person. Each word must find a partner: the same word, a slip of it, its short
 * form, its initial, or its sound in another alphabet. Words that only one name has are middle names and cost little; words
 * left over on both sides contradict each other, and the names mean two people however much else agrees.
 */
export function nameLikeness(yours: NameShape, theirs: NameShape): NameLikeness {
  if (yours.words.length === 0 || theirs.words.length === 0) return { value: 0, kind: 'different' };
  if (yours.text === theirs.text) return { value: 1, kind: 'same' };
  if (yours.skeletons.some((one) => theirs.skeletons.includes(one)))
    return { value: 0.99, kind: 'homoglyph' };
  const whole = yours.script === theirs.script ? sameScript(yours, theirs) : soundedLikeness(yours, theirs);
  if (yours.head && theirs.head) return withTails(yours, theirs, whole) ?? whole;
  const [mine, other] = [yours, theirs].map(withoutAccount);
  if (mine !== yours || other !== theirs) return nameLikeness(mine!, other!);
  return withOneTail(yours, theirs, whole) ?? whole;
}

/** "Maya" of "Maya (backup account)", which says no more of her. A longer name is like it in spite of that. */
export const withoutAccount = (name: NameShape): NameShape =>
  name.head?.ofAccount && name.head.name.words.length === 1 ? name.head.name : name;

/** As much as a name with a tail of two words is like it without. */
const WITH_TAILS = 0.91;
/** Just enough for one name: two people of it have two trades, and so has one. */
const OTHER_TAILS = 0.86;

/** How alike two names are that each have something set apart behind them, where what stands in front is more alike than the whole. */
function withTails(yours: NameShape, theirs: NameShape, whole: NameLikeness): NameLikeness | undefined {
  const heads = nameLikeness(yours.head!.name, theirs.head!.name);
  if (heads.value < likeName || heads.value <= whole.value) return undefined;
  const value = Math.min(WITH_TAILS, heads.value);
  const isSame = ['same', 'written'].includes(heads.kind);
  // Where one only says what kind of account it is, neither tail tells two people apart: "Lina Moreau | Florist", "Lina Moreau | Backup account".
  if (yours.head!.ofAccount || theirs.head!.ofAccount)
    return value > whole.value ? { value, kind: isSame ? 'similar' : heads.kind } : undefined;
  // "Personal Trainer | Tom Hart": the name stands behind.
  if (whole.value >= likeName || [yours, theirs].some(hasNameBehind)) return undefined;
  // Letters of two alphabets are a disguise; "Hom" and "Horn" are two names.
  if (heads.kind === 'homoglyph' && theirs.mixed && !yours.mixed)
    return { value: OTHER_TAILS, kind: 'similar' };
  return isSame ? { value: OTHER_TAILS, kind: 'other words after' } : undefined;
}

/** The same where one of them sets its tail apart, and the other doesn't: "Lina Moreau | Florist", "Lina Moreau Ceramics". */
function withOneTail(yours: NameShape, theirs: NameShape, whole: NameLikeness): NameLikeness | undefined {
  const [set, plain] = yours.head ? [yours, theirs] : [theirs, yours];
  if (!set.head || whole.value >= likeName || hasNameBehind(set)) return undefined;
  const { words } = set.head.name;
  const behind = plain.words.length - words.length;
  const isThere = words.every(({ native }, at) => native === plain.words[at]?.native);
  return isThere && behind > 0 && behind <= MOST_BEHIND
    ? { value: OTHER_TAILS, kind: 'other words after' }
    : undefined;
}

/** What people put behind their name without setting it apart. */
const MOST_BEHIND = 2;

const hasNameBehind = ({ tokens, head }: NameShape) =>
  tokens.slice(head!.name.tokens.length).some(isFirstName);

/** A middle name more; from the fifth on it is another name. */
const EXTRA = 0.045;
const EXTRA_INITIAL = 0.02;
/** More words in front of "by" tell no more than these. */
const MADE_BY = 2;
/** "Maya" may be Maya Hollimund, and anybody else. */
const ONE_WORD = 0.78;
const TITLE_AND_SURNAME = 0.85;

function sameScript(yours: NameShape, theirs: NameShape): NameLikeness {
  const joined = joinedLikeness(yours, theirs);
  const [few, many] = byLength(...mergeSplit(yours.words, theirs.words));
  const free = new Map(many.entries());
  const partners: WordLikeness[] = [];
  // the last word is a surname, which has no short form; a first name that stands there ("Orbán Viktor") is in the lists
  const surnames = new Set(few.length > 1 ? [few.at(-1), many.at(-1)] : []);
  const like = (a: NameWord, b: NameWord) => {
    const last = Number(surnames.has(a)) + Number(surnames.has(b));
    const areShort = last === 0 ? areNicknames : last === 1 ? areKnownNicknames : undefined;
    return wordLikeness(a, b, yours.script === 'Latin' ? areShort : undefined, yours.script);
  };
  const assigned = assign(few, free, like);
  for (const [word, best] of assigned)
    partners.push({ ...best, size: word.text.length + best.partner.text.length });
  const alone = partners.filter(({ value }) => value < likeName);
  const agreed = partners.filter(({ value, kind }) => value >= likeName && kind !== 'initial');
  const size = partners.reduce((sum, one) => sum + one.size, 0);
  const average = partners.reduce((sum, one) => sum + one.value * one.size, 0) / size;
  const left = [...free.values()].slice(0, 12);
  // "Fox & Snow Books by Maya Hollimund": however long what she made is called, the name stands behind.
  const isMaker =
    many.at(-few.length - 1)?.text === 'by' && [...free.keys()].every((at) => at < many.length - few.length);
  const extras = isMaker ? left.slice(0, MADE_BY) : left;
  const contradicts =
    alone.length > 0 || agreed.length === 0 || reversedDescent(yours, theirs) || areOfOtherSex(assigned);
  let value = average;
  if (contradicts) value = Math.min(CONTRADICTION, average * (1 - 0.05 * extras.length));
  else for (const { text } of extras) value -= text.length === 1 ? EXTRA_INITIAL : EXTRA;
  const surname = (yours.titled || theirs.titled) && few[0]!.native === many.at(-1)!.native;
  if (few.length === 1 && many.length > 1) value = Math.min(value, surname ? TITLE_AND_SURNAME : ONE_WORD);
  value = Math.min(0.97, Math.max(0, value, joined));
  if (value < 0.6) return { value, kind: 'different' };
  const kinds = new Set(partners.map(({ kind }) => kind));
  // what one pair of words says is not said of two names that cannot be one: "Christopher Lee" is no short form of "Chris Kim"
  const isOne = value >= likeName && !contradicts;
  if (isOne && kinds.has('homoglyph')) return { value, kind: 'homoglyph' };
  const isSame = kinds.size === 1 && kinds.has('same');
  if (value === 0.97 && (isSame || joined === 0.97)) return { value, kind: sameWords(yours, theirs) };
  if (!isOne) return { value, kind: 'similar' };
  return { value, kind: kinds.has('nickname') ? 'nickname' : kinds.has('initial') ? 'initial' : 'similar' };
}

/** How two names of the same words differ: "Lena Marchetti ✓", "André" without its accent, "Hollimund, Maya", "Maya H. Hollimund", "Maya Hollimund 2". */
function sameWords(yours: NameShape, theirs: NameShape): NameLikeness['kind'] {
  const [own, other] = [yours.tokens.join(''), theirs.tokens.join('')];
  const letters = (text: string) => [...text].sort().join('');
  if (letters(own) !== letters(other)) {
    const more = [...yours.tokens, ...theirs.tokens].filter((word) => /^[a-z]$/.test(word));
    return Math.abs(own.length - other.length) === 1 && more.length === 1 ? 'initial' : 'similar';
  }
  if (own !== other) return 'order';
  return hasCheckMark(theirs.text) && !hasCheckMark(yours.text) ? 'check mark' : 'written';
}

/**
 * "sergeilavrov" against "sergei lavrov": as one word, where a slip or two in many letters is a slip. Han, kana and Hangul are
 * mostly written without spaces, and three characters of them are a whole name: "田中花子", "김민수".
 */
function joinedLikeness(yours: NameShape, theirs: NameShape): number {
  const [a, b] = [joined(yours), joined(theirs)];
  const length = Math.max(a.length, b.length);
  if (yours.words.length === theirs.words.length)
    // "Vincent Vangogh" is "Vincent van Gogh"
    return yours.letters === theirs.letters && yours.script === 'Latin' ? 0.96 : 0;
  if (SYLLABIC.has(yours.script))
    return length >= 3 && (a === b || joined(yours, true) === joined(theirs, true)) ? 0.97 : 0;
  if (length < 6) return 0;
  if (yours.letters === theirs.letters) return 0.96;
  const distance = slipDistance(a, b, 1);
  if (distance <= 1) return 0.96 - 0.06 * distance;
  return yours.script === 'Latin' && spokenLikeness(a, b) > 0 ? 0.86 : 0;
}

/** `turned`: the surname, which stands first in one way of writing and last in the other, at its other place. */
function joined({ words }: NameShape, turned = false): string {
  const all = words.map(({ native }) => native);
  return (turned && all.length > 1 ? [...all.slice(1), all[0]!] : all).join('');
}

/** Puts together what one side wrote apart: "Patr ushev", "Mohammad Hasni". */
function mergeSplit(a: readonly NameWord[], b: readonly NameWord[]): [NameWord[], NameWord[]] {
  const merge = (words: readonly NameWord[], other: readonly NameWord[]) => {
    const out: NameWord[] = [];
    for (let i = 0; i < words.length; i++) {
      const [one, two] = [words[i]!, words[i + 1]];
      const text = two && one.native + two.native;
      if (two && text && text.length >= 5 && other.some(({ native }) => native === text)) {
        out.push({
          text: one.text + two.text,
          native: text,
          look: one.look + two.look,
          sounds: Uint8Array.from([...one.sounds, ...two.sounds]),
        });
        i += 1;
      } else out.push(one);
    }
    return out;
  };
  return [merge(a, b), merge(b, a)];
}
