/** Characters that show nothing, break a line or turn the direction of reading: controls, separators, format characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0\u2800]/u;

/**
 * Where a joiner belongs to the writing: within an emoji of several signs, and between letters of scripts in which it
 * changes their form (Persian, Hindi, Sinhala and others).
 */
const joined =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}])[\u200c\u200d](?=\p{L})/gu;

/** A part of a text as it may be shown: words, or the code of one character that nobody would see. */
type Shown = { words: string } | { code: string };

/** A text cut where something in it would not be seen; `U+202E` for each such character. Joiners that belong there are words. */
export function shownParts(text: string): Shown[] {
  const belongs = new Set([...text.matchAll(joined)].map(({ index }) => index));
  const parts: Shown[] = [];
  let words = '';
  let at = 0;
  for (const character of text) {
    if (unseen.test(character) && !belongs.has(at)) {
      if (words) parts.push({ words });
      parts.push({ code: `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}` });
      words = '';
    } else words += character;
    at += character.length;
  }
  return words ? [...parts, { words }] : parts;
}

/** True for a text with something in it that nobody would see. */
export const hidesSomething = (text: string): boolean => shownParts(text).some((part) => 'code' in part);
