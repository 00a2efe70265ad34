import { FIRST_AFFIXES, SECOND_AFFIXES } from './handle-affixes.ts';
import { handleParts } from './handle-parts.ts';
import { handleShape } from './handle-shape.ts';
import { LIKELY_GLYPHS } from '../tables/likely-glyphs.ts';
import * as edits from '../glyph/text-edits.ts';
import { clip, stripSeparators } from '../glyph/text-folds.ts';

const MIN_STEM = 4;
const MAX_STEMS = 240;
const MAX_HANDLE = 64;
const MAX_PARTS = 6;

/** What is hung in front of a handle: "real", "the", "_", "mr". */
const FRONTS = [...FIRST_AFFIXES, ...SECOND_AFFIXES].flatMap(
  (pattern) => /^(.+)\*$/.exec(pattern)?.[1] ?? [],
);

/**
 * Beginnings to search a platform for, the most telling first: a decorated copy cannot be listed ("maya_hollimund_giveaway7"),
 * but it starts with the handle, with its first letters, with one of its words, or with a usual decoration before them. At
 * least 4 characters each.
 */
export function searchStems(handle: string): string[] {
  const shape = handleShape(handle);
  const text = shape.text;
  const parts = handleParts(clip(handle.trim(), MAX_HANDLE)).slice(0, MAX_PARTS);
  const stems = new Set<string>();
  const add = (stem: string) => {
    if ([...stem].length >= MIN_STEM && stems.size < MAX_STEMS) stems.add(stem);
  };
  const joined = stripSeparators(text);
  const cores = [text, joined, shape.coreText];
  for (const core of cores) add(core);
  // an edit near the end leaves the beginning as it was
  for (const share of [0.75, 0.6])
    for (const core of cores.slice(0, 2)) add(beginning(core, Math.ceil([...core].length * share)));
  // words in another order, or the first one left out
  for (const word of [...parts].sort((a, b) => b.length - a.length)) add(word);
  for (let i = 1; i < parts.length - 1; i++)
    for (const separator of ['', '_', '.', '-']) add(parts.slice(i).join(separator));
  // another separator behind a short first word, or within the handle
  const [first = '', ...rest] = parts;
  for (const separator of ['', '_', '.', '-']) add(beginning(first + separator + rest.join(''), MIN_STEM));
  for (const core of cores) add(beginning(core, MIN_STEM));
  for (const front of FRONTS)
    for (const core of new Set(cores.map((each) => beginning(each, MIN_STEM)))) {
      if (core.length < 2) continue;
      add(front + core);
      if (/[a-z]$/.test(front)) for (const separator of ['_', '.']) add(front + separator + core);
    }
  // a slip at the very beginning, whatever is hung on behind it: "m4ya_hollimund_live"
  for (const core of new Set([joined, shape.coreText].map((each) => beginning(each, MIN_STEM + 1))))
    if (/^[a-z0-9]+$/.test(core)) for (const slipped of slips(core)) add(beginning(slipped, MIN_STEM));
  // another word of the name behind the likeliest fronts
  for (const word of parts.slice(1))
    if (word.length >= MIN_STEM)
      for (const front of FRONTS.slice(0, 6))
        for (const separator of ['', '_']) add(front + separator + word);
  return [...stems];
}

/** The slips of a beginning that an eye misses first. */
function* slips(core: string): Iterable<string> {
  yield* edits.replacements(core, LIKELY_GLYPHS);
  yield* edits.transpositions(core);
  yield* edits.repetitions(core);
  yield* edits.omissions(core);
  yield* edits.vowelSwaps(core);
}

/** Never half a character: a flag or a rare letter takes two places of a string. */
const beginning = (text: string, length: number) => [...text].slice(0, length).join('');
