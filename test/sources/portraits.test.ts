import { expect, test } from 'vitest';
import { pixels } from '../../platforms/portraits/portrait.ts';
import { showsPage } from '../../web/src/features/picture/shows-page.ts';

test('no drawn portrait, hatched as they are, is taken for a part of a page', () => {
  for (let seed = 0; seed < 40; seed += 1)
    expect(showsPage(pixels({ seed: `portrait ${seed}`, edits: [] }))).toBe(false);
});
