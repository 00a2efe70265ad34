/**
 * What a text is stripped of before it is compared, as far as UTS #39 leaves it alone: one function a thing, so that a reason can
 * name it.
 * All are idempotent and answer strings without lone surrogates unchanged in what they do not remove.
 */

/** At most `max` code points, well formed: a lone surrogate becomes U+FFFD. Looks at no more than 4 * max units. */
export function clip(text: string, max: number): string {
  const short = text.length > max ? [...text.slice(0, 4 * max)].slice(0, max).join('') : text;
  return short.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}

/** `clip` of the compatible form: one character may stand for eighteen ("ﷺ"), so it is cut before and after. */
export function clipNfkc(text: string, max: number): string {
  return clip(clip(text, max).normalize('NFKC'), max);
}

/** Characters that draw nothing: soft hyphen, zero-width space and joiners, variation selectors, fillers. */
export function stripIgnorables(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** "José" -> "Jose". Letters with a stroke through them have no decomposition, so they are listed. */
export function stripDiacritics(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[øØđĐłŁħŧıæÆœŒßþð]/g, (letter) => STROKED[letter]!)
    .normalize('NFC');
}
const STROKED: Record<string, string> = {
  ...{ ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ħ: 'h', ŧ: 't', ı: 'i' },
  ...{ æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ß: 'ss', þ: 'th', ð: 'd' },
};

/** "maya_hollimund", "maya.hollimund" and "maya-hollimund" -> "mayahollimund". */
export function stripSeparators(text: string): string {
  return text.replace(/[\p{Z}\p{Pd}\p{Pc}.·•'’,:/\\|~+]/gu, '');
}

/** Digits and signs that stand for letters: "m4y4" -> "maya". A leading or trailing number is no leet, see handle-shape. */
export function unleet(text: string): string {
  return text.replace(/[0134578@$!]/g, (sign) => LEET[sign]!);
}
export const LEET: Record<string, string> = {
  ...{ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'i' },
};

export function foldCase(text: string): string {
  return text.toLowerCase();
}
