import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder);
const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** Types and lists of words: nothing to compute. */
const NO_ALGORITHM = ['judgement.ts', 'decorations.ts'];
/** Tested beside the part that uses them, where their examples mean something. */
const ELSEWHERE: Record<string, string> = {
  'bit-osa.ts': 'identity-index.test.ts',
  'edit-distance.ts': 'distances.test.ts',
  'key-fold.ts': 'identity-index.test.ts',
  'photo-correlation.ts': 'photo-disc.test.ts',
  'photo-detail.ts': 'photo-disc.test.ts',
  'photo-search.ts': 'photo-disc.test.ts',
  'punycode.ts': 'lookalikes.test.ts',
  'segment-index.ts': 'identity-index.test.ts',
};

it.each(sources.filter((file) => !NO_ALGORITHM.includes(file)))(
  '%s has a table of examples and a property under a seed',
  (file) => {
    const test = ELSEWHERE[file] ?? file.replace(/\.ts$/, '.test.ts');
    expect(files).toContain(test);
    const text = readFileSync(new URL(test, folder), 'utf8');
    if (ELSEWHERE[file]) expect(text).toContain(`./${file}`);
    expect(text, 'a table').toMatch(/\bit(\.skipIf\(.*\))?\.each\b/);
    expect(text, 'a property').toMatch(/fc\.assert\(/);
    const [properties, seeds] = [/fc\.assert\(/g, /seed: \d+/g].map((each) => text.match(each)?.length ?? 0);
    expect(seeds, 'a seed for each').toBeGreaterThanOrEqual(properties!);
  },
);

it('names no file that is not there', () => {
  for (const file of [...NO_ALGORITHM, ...Object.keys(ELSEWHERE)]) expect(sources).toContain(file);
});
