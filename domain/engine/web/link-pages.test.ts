import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesShared } from './link-pages.ts';
import { webShape } from './web-shape.ts';
import { linkLikeness } from './web-signal.ts';

describe('pagesShared', () => {
  it.each([
    [['https://maya.com/shop/'], ['maya.com/shop#x'], 'all'],
    [['https://www.Maya.com'], ['http://maya.com/'], 'all'],
    [['maya.com', 'oak.com'], ['maya.com'], 'all'],
    [['maya.com'], ['maya.com', 'oak.com'], 'some'],
    [['www.ox.ac.uk/people/maya'], ['www.ox.ac.uk/people/john'], 'none'],
    [['youtube.com/watch?v=1'], ['youtube.com/watch?v=2'], 'none'],
    [['youtube.com/watch/?v=1'], ['youtube.com/watch?v=1'], 'all'],
    [['youtu.be/aB'], ['youtu.be/Ab'], 'none'],
    [['maya.com'], [], 'none'],
    [['', ' '], [''], 'none'],
    [undefined, undefined, 'none'],
  ] as const)('%j and %j: %s', (yours, theirs, shared) => expect(pagesShared(yours, theirs)).toBe(shared));

  it('says a page of theirs is yours only where yours has it, however it is written', () => {
    const page = fc.constantFrom('oak.com', 'oak.com/maya', 'oak.com/john', 'x.com/p?id=1', 'x.com/p?id=2');
    const begun = fc.constantFrom('', 'https://', 'http://www.', 'www.');
    const ended = fc.constantFrom('', '#', '#about');
    const list = fc.array(fc.tuple(begun, page, ended), { minLength: 1, maxLength: 4 });
    const written = (all: [string, string, string][]) => all.map((parts) => parts.join(''));
    fc.assert(
      fc.property(list, list, (a, b) => {
        const known = b.filter(([, one]) => a.some(([, other]) => one === other)).length;
        const shared = known === 0 ? 'none' : known === b.length ? 'all' : 'some';
        expect(pagesShared(written(a), written(b))).toBe(shared);
        // who shares a page shares its site
        const [yours, theirs] = [webShape(undefined, written(a)), webShape(undefined, written(b))];
        if (shared === 'all') expect(linkLikeness(yours, theirs)).toBe(1);
      }),
      { seed: 383, numRuns: 300 },
    );
  });
});
