import { stripDiacritics } from './text-folds.ts';

/** As those who have the letter spell it without. */
const SPELLED: Record<string, string> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'oe', å: 'aa', æ: 'ae', œ: 'oe' },
};

/**
 * How a text is written where only a-z may stand, as in a handle: "käthe" -> "kaethe", as a German spells it, then "kathe", as a
 * Swede or a stranger does. Plain text is its one spelling; letters of other alphabets stay.
 */
export function asciiSpellings(text: string): string[] {
  const spelled = text
    .normalize('NFC')
    .replace(/[äöüßøåæœ]/giu, (letter) => SPELLED[letter.toLowerCase()] ?? letter);
  return [...new Set([stripDiacritics(spelled), stripDiacritics(text)])];
}
