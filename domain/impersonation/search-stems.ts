import { handleShape } from './handle-shape.ts';
import { stripSeparators } from './layers.ts';

const MIN_STEM = 4;
const MAX_STEMS = 40;

/**
 * Beginnings to search a platform for, likeliest first: a decorated copy cannot be listed ("maya_hollimund_giveaway7"), but it
 * starts with the handle, with one of its words, or with a usual decoration before them. At least 4 characters each.
 */
export function searchStems(handle: string): string[] {
  const shape = handleShape(handle);
  const text = shape.text;
  const words = text.split(/[\p{Z}\p{Pd}\p{Pc}.]+/u).filter((word) => word !== '');
  const stems = new Set<string>();
  const add = (stem: string) => {
    if ([...stem].length >= MIN_STEM && stems.size < MAX_STEMS) stems.add(stem);
  };
  const joined = stripSeparators(text);
  const cores = [text, joined, shape.coreText];
  for (const core of cores) add(core);
  // an edit near the end leaves the beginning as it was
  for (const share of [0.75, 0.6])
    for (const core of cores.slice(0, 2)) add(core.slice(0, Math.ceil(core.length * share)));
  for (const word of [...words].sort((a, b) => b.length - a.length)) add(word);
  for (const front of ['real', 'the', 'official', 'its', 'iam', 'thereal', 'team', 'mr', 'dr', 'not', 'my'])
    for (const core of new Set([joined.slice(0, MIN_STEM), text.slice(0, MIN_STEM)])) {
      add(front + core);
      add(`${front}_${core}`);
    }
  return [...stems];
}
