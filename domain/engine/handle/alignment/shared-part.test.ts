import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedPart } from './shared-part.ts';

describe('the part that two handles share', () => {
  it.each([
    ['martin.oakes.joinery', 'martin-oakes-official', '“martinoakes”, dots and dashes aside'],
    ['martin-oakes-official', 'Martin.Oakes.Joinery', '“martinoakes”, dots and dashes aside'],
    ['mayahollimund', 'the_mayahollimund_studio', '“mayahollimund”'],
    ['maya.hollimund.clay', 'real_maya_hollimund', '“mayahollimund”, dots and dashes aside'],
    // It only looks the same.
    ['martin.oakes.joinery', 'mart1n-oakes-official', undefined],
    ['oak.joinery', 'oak-official', undefined],
    ['martin.oakes', 'tove.brannigan', undefined],
    ['', 'maya', undefined],
  ])('%s and %s: %s', (yours, theirs, part) => expect(sharedPart(yours, theirs)).toBe(part));

  it('is the same whichever comes first, and stands in both', () => {
    const handle = fc
      .array(fc.constantFrom('maya', 'oakes', 'Holli', 'official', 'real', '_', '.', '-', '1', 'é'), {
        maxLength: 6,
      })
      .map((parts) => parts.join(''));
    const letters = (text: string) =>
      text
        .normalize('NFKD')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toLowerCase();
    fc.assert(
      fc.property(handle, handle, (a, b) => {
        const part = sharedPart(a, b);
        expect(sharedPart(b, a)?.length).toBe(part?.length);
        if (part === undefined) return;
        const [, quoted] = /^“(.+)”/.exec(part)!;
        for (const one of [a, b]) expect(letters(one)).toContain(quoted);
      }),
      { seed: 59, numRuns: 500 },
    );
  });
});
