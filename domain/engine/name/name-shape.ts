import anyAscii from 'any-ascii';
import { clipNfkc, LEET, stripDiacritics, stripIgnorables } from '../glyph/text-folds.ts';
import { foldedSkeleton, skeleton } from '../glyph/skeleton.ts';
import { soundsOf } from './sound.ts';
import { simplified } from '../tables/han-variants.ts';
import { isParticle, isSilent } from '../tables/name-words.ts';

export type NameWord = {
  /** Lower-case ASCII. */
  text: string;
  /** As written, lower case: two names of one alphabet are compared in it. */
  native: string;
  /** What it looks like: "BiII" with two capital I is "bill". */
  look: string;
  /** See sound.ts; for names of two alphabets. */
  sounds: Uint8Array;
};

/** A display name taken apart once. */
export type NameShape = {
  /** Words that tell people apart: no titles, no particles ("von", "al"), no legal forms. At most 12. */
  words: readonly NameWord[];
  /** The words' ASCII, for lists of known names. */
  tokens: readonly string[];
  script: string;
  /** A title stood there, so that one word may be a surname: "President Erdoğan". */
  titled: boolean;
  /** A word in it has Latin letters and others: a disguise, since nobody is called so. */
  mixed: boolean;
  /** Words around "bin" or "ben": [son, father]. */
  descent?: readonly [string, string];
  /** All letters as written, particles too: "Vanderleyen" is "van der Leyen". */
  letters: string;
  /** All sounds in the order written. */
  sounds: Uint8Array;
  /** Skeletons of the whole name, of its small letters and as shown: tell copies with letters of another alphabet. */
  skeletons: readonly [string, string];
  /** As shown, folded for a plain comparison. */
  text: string;
  /**
   * The name itself where something is set apart behind it: "Lina Moreau" of "Lina Moreau | Florist". `ofAccount`: that tells of the account alone
   * ("Backup account"); else it has two words and more.
   */
  head?: { name: NameShape; ofAccount: boolean };
};

const MAX_CHARACTERS = 200;
const MAX_WORDS = 12;
/** Of one word in ASCII: a character of some scripts becomes twenty letters. */
const MAX_LETTERS = 64;

/** What a sign, a bracket or a picture sets apart behind a name, by itself at its end. */
const WITH_TAIL =
  /^(\S+(?: +\S+)*?)(?: *(?:[|•]|\p{Extended_Pictographic})| [·–—-] | \((?=[^()]*\)?$))(.*\p{L}.*)$/u;
/** What is said of an account, and of nobody: whoever adds it is the same, or passes for the same. */
const OF_ACCOUNT = new Set(
  'account backup business contact help here info main my new official old only order orders page personal private profile real sales second secondary service shop store support team the'.split(
    ' ',
  ),
);

export function nameShape(name: string): NameShape {
  const shown = stripIgnorables(clipNfkc(name, MAX_CHARACTERS)).trim();
  const all = splitName(shown);
  const isTitle = ({ native }: NameWord, at: number) =>
    isSilent(native, /^[a-z0-9]+$/.test(native), { first: at === 0, last: at === all.length - 1 });
  const silent = all.map(isTitle);
  // in front of a comma stands a surname, which may begin with a particle: "al Rawi, Adib", but "Ben Oakley, Jr."
  const behind = splitName(/,(.*)/su.exec(shown)?.[1] ?? '');
  const surnameFirst = behind.some((word) => !isTitle(word, all.length - 1));
  const content = all.filter(
    ({ native }, at) => !silent[at] && !isParticle(native, { first: at === 0 && !surnameFirst }),
  );
  const words = (content.length > 0 ? content : all).slice(0, MAX_WORDS);
  return {
    words,
    tokens: words.map(({ text }) => text),
    titled: silent.includes(true),
    mixed: shown.split(/[^\p{L}\p{M}\p{N}]+/u).some(isMixed),
    script: scriptOf(words.map(({ native }) => native).join('')),
    descent: descentOf(all.map(({ text }) => text)),
    letters: all
      .filter((_, at) => !silent[at])
      .map(({ native }) => native)
      .join(''),
    sounds: Uint8Array.from(words.flatMap(({ sounds }) => [...sounds])),
    skeletons: [skeleton(shown.toLowerCase()), foldedSkeleton(shown)],
    text: shown.toLowerCase().replace(/\s+/g, ' '),
    ...headOf(shown),
  };
}

function headOf(shown: string): Pick<NameShape, 'head'> {
  const [, before, tail = ''] = WITH_TAIL.exec(shown) ?? [];
  const name = before && nameShape(before);
  if (!name || name.titled) return {};
  const ofAccount = splitName(tail).every(({ text }) => OF_ACCOUNT.has(text));
  return ofAccount || name.words.length > 1 ? { head: { name, ofAccount } } : {};
}

/** "SergeiLavrov" and "O'Neill, Tip" -> words. Apostrophes join, everything else that is no letter or digit parts. */
function splitName(shown: string): NameWord[] {
  return (
    shown
      .replace(/['’‘`´ʼ׳]/g, '')
      // drawn for a letter: "Nicol@s", "$ergei", "Vlad!mir"
      .replace(/(?<=\p{L})[@$!](?=\p{L})|\$(?=\p{L})/gu, (sign) => LEET[sign]!)
      .replace(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu, ' ')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word !== '')
      .map((word) => {
        const small = word.toLowerCase();
        const text = asciiOf(word);
        const native = /^\p{Script=Latin}+$/u.test(small) ? text : simplified(small);
        return { text, native, look: foldedSkeleton(word), sounds: soundsOf(text) };
      })
      .filter(({ text }) => text !== '')
  );
}

const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}]/u;

const isMixed = (word: string): boolean => /[a-z]/i.test(word) && FOREIGN.test(word);

/**
 * A word of Latin and other letters mixed is a disguise, whose other letters are read by their looks, as shown: "Мaya" is Maya.
 * Latin ones stay, since m looks like rn. Any other word is transliterated.
 */
function asciiOf(word: string): string {
  const plain = isMixed(word)
    ? [...word].map((letter) => (FOREIGN.test(letter) ? skeleton(letter) : letter)).join('')
    : word.toLowerCase();
  // Hebrew's vav is o and u as often as v; a word that begins with ё begins with a y ("Yoshida")
  return anyAscii(
    /\p{Script=Latin}/u.test(plain) ? stripDiacritics(plain) : plain.replace(/ו/g, 'w').replace(/^ё/, 'йо'),
  )
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, MAX_LETTERS);
}

const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Hangul',
  'Han',
  'Hiragana',
  'Katakana',
  'Thai',
  'Devanagari',
  'Bengali',
] as const;
let tests: readonly (readonly [script: string, test: RegExp])[] | undefined;
/** Made with the first name: each lists all letters of its script, which takes its time. */
const scripts = () => (tests ??= SCRIPTS.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')]));

/** The first script of the list that occurs; names of unlisted scripts are all "other". */
const scriptOf = (text: string) => scripts().find(([, test]) => test.test(text))?.[0] ?? 'other';

/** [son, father]; an article says nothing: "Bin al-Din". */
function descentOf(names: readonly string[]): readonly [string, string] | undefined {
  const words = names.filter((word) => !/^(al|el|ul)$/.test(word));
  const at = words.findIndex((word) => /^(bin|ben|ibn|bint|binti)$/.test(word));
  return at > 0 && at + 1 < words.length ? [words[at - 1]!, words[at + 1]!] : undefined;
}
