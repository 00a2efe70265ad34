import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { PROMISES } from '../../web/src/features/home/words.ts';
import { COMMITMENT, SECURITY } from '../../web/src/pages/public/words.ts';

/** What public pages promise is written down in docs/security.md, with the test that holds it. */
const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const advice = SECURITY.yours[0];
const promised = [
  ...PROMISES.map((words) => words.join(' ')),
  ...COMMITMENT.map((words) => words.join('. ')),
  ...SECURITY.ours,
  ...SECURITY.yours.filter((text) => text !== advice),
];
const [, table = ''] = read('docs/security.md').split('## What our pages promise');
const rows = [...table.matchAll(/^\| (.+) \| (.+) \|$/gm)]
  .map(([, promise, heldBy]) => ({ promise: promise!, heldBy: heldBy! }))
  .filter(({ promise }) => promise !== 'Promise');

test('every promise of a page has its line, and every line is on a page', () => {
  expect(rows.map(({ promise }) => promise).sort()).toEqual([...promised].sort());
});

it.each(rows)('the tests named for "$promise" are there', ({ heldBy }) => {
  const named = [...heldBy.matchAll(/`([^`]+\.test\.tsx?)`: ([^;|]+?)(?=;|\. [A-Z]|$)/g)];
  for (const [, file, name] of named) expect(read(file!)).toContain(`'${name}'`);
  expect(named.length > 0 || heldBy.length > 40).toBe(true);
});
