import * as edits from '../glyph/text-edits.ts';
import { ASCII_GLYPHS, MARKED_GLYPHS } from '../tables/glyphs.ts';

/** What stands for each letter or pair, on the keyboard and with marks. */
const ALL_GLYPHS = new Map<string, readonly string[]>();
for (const table of [ASCII_GLYPHS, MARKED_GLYPHS])
  for (const [letter, alike] of table) ALL_GLYPHS.set(letter, [...(ALL_GLYPHS.get(letter) ?? []), ...alike]);

/** Two places replaced, each pair of places once; one letter throughout and another; a replacement replaced. */
export function twoGlyphs(label: string): string[] {
  const found: string[] = [];
  const places: { at: number; end: number; alike: readonly string[] }[] = [];
  for (let at = 0; at < label.length; at++)
    for (const width of [1, 2]) {
      const alike = at + width <= label.length && ALL_GLYPHS.get(label.slice(at, at + width));
      if (alike) places.push({ at, end: at + width, alike });
    }
  for (const [i, a] of places.entries())
    for (const b of places.slice(i + 1)) {
      if (b.at < a.end) continue;
      const [head, middle, tail] = [label.slice(0, a.at), label.slice(a.end, b.at), label.slice(b.end)];
      for (const one of a.alike) for (const two of b.alike) found.push(head + one + middle + two + tail);
    }
  for (const letter of new Set(label)) {
    if (label.indexOf(letter) === label.lastIndexOf(letter)) continue;
    for (const alike of ALL_GLYPHS.get(letter) ?? []) {
      const once = label.replaceAll(letter, alike);
      found.push(...edits.replacements(once, ALL_GLYPHS), ...edits.replacementsThroughout(once, ALL_GLYPHS));
    }
  }
  // what stands in place of a letter may itself be replaced: l by i by í
  for (const { at, end, alike } of places)
    for (const one of alike)
      if (/^[a-z0-9]+$/.test(one)) {
        for (const two of edits.replacements(one, ALL_GLYPHS))
          found.push(label.slice(0, at) + two + label.slice(end));
        found.push(...runReplaced(label.slice(0, at), one, label.slice(end)));
      }
  return found;
}

/** Where a replacement makes a run of one letter, the whole run replaced: "mobile" by "mobiie" by "mobííe", m by nn by ňň. */
function* runReplaced(head: string, middle: string, tail: string): Iterable<string> {
  const letter = middle[0]!;
  if (middle !== letter.repeat(middle.length)) return;
  let [before, after] = [0, 0];
  while (head.at(-1 - before) === letter) before += 1;
  while (tail[after] === letter) after += 1;
  const run = before + middle.length + after;
  if (run < 2) return;
  for (const alike of ALL_GLYPHS.get(letter) ?? [])
    yield head.slice(0, head.length - before) + alike.repeat(run) + tail.slice(after);
}
