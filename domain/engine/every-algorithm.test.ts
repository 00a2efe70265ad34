import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder, { recursive: true }).map((file) => String(file).replaceAll('\\', '/'));
const sources = files.filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('tables/'),
);

/** Types and lists of words: nothing to compute. */
const NO_ALGORITHM = ['judge/judgement.ts', 'handle/decorations.ts'];
/** Tested beside the part that uses them, where their examples mean something. */
const ELSEWHERE: Record<string, string> = {
  'glyph/edit-distance.ts': 'glyph/distances.test.ts',
  'index/key-fold.ts': 'index/identity-index.test.ts',
  'photo/place/photo-correlation.ts': 'photo/place/photo-disc.test.ts',
  'photo/place/photo-detail.ts': 'photo/place/photo-disc.test.ts',
  'mark/plane/cubic.ts': 'mark/plane/resize-plane.test.ts',
  'photo/jpeg-passes.ts': 'photo/image-header.test.ts',
  'photo/place/photo-place.ts': 'photo/photo-signal.test.ts',
  'photo/place/photo-search.ts': 'photo/place/photo-disc.test.ts',
  'segments/osa-by-table.ts': 'segments/osa-automaton.test.ts',
  'segments/crowd-trie.ts': 'segments/crowd-walk.test.ts',
  'segments/walk-ways.ts': 'segments/crowd-walk.test.ts',
};

it.each(sources.filter((file) => !NO_ALGORITHM.includes(file)))(
  '%s has a table of examples and a property under a seed',
  (file) => {
    const test = ELSEWHERE[file] ?? file.replace(/\.ts$/, '.test.ts');
    expect(files).toContain(test);
    const text = readFileSync(new URL(test, folder), 'utf8');
    if (ELSEWHERE[file]) expect(text).toContain(`/${basename(file)}'`);
    expect(text, 'a table').toMatch(/\bit(\.skipIf\(.*\))?\.each\b/);
    expect(text, 'a property').toMatch(/fc\.assert\(/);
    const [properties, seeds] = [/fc\.assert\(/g, /seed: \d+/g].map((each) => text.match(each)?.length ?? 0);
    expect(seeds, 'a seed for each').toBeGreaterThanOrEqual(properties!);
  },
);

it('names no file that is not there', () => {
  for (const file of [...NO_ALGORITHM, ...Object.keys(ELSEWHERE)]) expect(sources).toContain(file);
});
