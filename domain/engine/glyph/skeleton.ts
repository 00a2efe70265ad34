import { foldCase, stripIgnorables } from './text-folds.ts';
import { prototypeOf, unpacked } from './prototypes.ts';
import { SEQUENCES } from '../tables/confusables.ts';

let sequences: { any: RegExp; reads: ReadonlyMap<string, string> } | undefined;

/** A letter with a mark that together look like something else: ȧ like å. */
function readSequences() {
  const reads = new Map(
    SEQUENCES.split(';').map((pair) => pair.split(':').map(unpacked) as [string, string]),
  );
  return { reads, any: new RegExp([...reads.keys()].join('|').replace(/[()]/g, '\\$&'), 'gu') };
}

const PLAIN = 0;
const REPLACED = 1;
/** Decomposes, combines, draws nothing, or is half of a pair: the whole text takes the long way. */
const SPECIAL = 2;
const kinds: (Uint8Array | undefined)[] = [];

/** What to do with each of the 256 UTF-16 units of a page; worked out when the first of them comes. */
function kindsOf(page: number): Uint8Array {
  return (kinds[page] = Uint8Array.from({ length: 256 }, (_, i) => {
    const unit = String.fromCharCode(page * 256 + i);
    if (/[\p{M}\p{Cs}\p{Default_Ignorable_Code_Point}]/u.test(unit) || unit.normalize('NFD') !== unit)
      return SPECIAL;
    const prototype = prototypeOf(page * 256 + i);
    if (prototype === undefined) return PLAIN;
    return /\p{M}/u.test(prototype) ? SPECIAL : REPLACED;
  }));
}

/**
 * The UTS #39 skeleton: two strings that look the same have the same one ("pаypal" with a Cyrillic а and "paypal").
 * Keeps case, digits (0 is not o) and diacritics: those are folded apart (text-folds.ts).
 */
export function skeleton(text: string): string {
  const latin = kinds[0] ?? kindsOf(0);
  let plain = '';
  let copied = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const kind = unit < 256 ? latin[unit] : (kinds[unit >> 8] ?? kindsOf(unit >> 8))[unit & 255];
    if (kind === PLAIN) continue;
    if (kind === SPECIAL) return longWay(text);
    plain += text.slice(copied, i) + prototypeOf(unit)!;
    copied = i + 1;
  }
  return copied === 0 ? text : plain + text.slice(copied);
}

/**
 * The skeleton in small letters: a capital is read as drawn ("Ηans" with a Greek Η looks like "Hans", "BiII" like "Bill"), then
 * as the small letter it stands for, because m looks like rn and M does not. In a text of capitals throughout an I is no l.
 */
export function foldedSkeleton(text: string): string {
  const shown = /\p{Ll}/u.test(text) ? text : text.replace(/[A-Z]+/g, foldCase);
  return skeleton(skeleton(shown).toLowerCase()).toLowerCase();
}

function longWay(text: string): string {
  let out = '';
  const { any, reads } = (sequences ??= readSequences());
  const bare = stripIgnorables(text.normalize('NFD')).replace(any, (found) => reads.get(found)!);
  for (const glyph of bare) out += prototypeOf(glyph.codePointAt(0)!) ?? glyph;
  return out.normalize('NFD');
}
