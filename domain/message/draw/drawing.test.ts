import { expect, it } from 'vitest';
import { drawHandles } from './draw-handles.ts';
import { drawingHtml } from './drawing.ts';

const runs = (yours: string, theirs: string) =>
  [...drawingHtml(drawHandles(yours, theirs)).matchAll(/<bdo dir="ltr">([^<]*)<\/bdo>/g)].map(
    ([, run]) => run,
  );

it.each([
  ['an addition that the rest of a line has no room for', 'juergen.grossmann', '.official'],
  ['one as long as a line', 'juergen.grossmann.home', '_12345678901234567'],
])('%s stands in one piece on the next', (_what, yours, addition) =>
  expect(runs(yours, yours + addition)).toContain(addition),
);

it('what is longer than a line goes on below', () => {
  const addition = `_${'a1b2c3d4'.repeat(4)}`;
  const handle = 'juergen.grossmann.the.first.of.all';
  const all = runs(handle, handle + addition);
  expect(all).not.toContain(addition);
  expect(all.join('')).toContain(handle.slice(0, 18));
});
