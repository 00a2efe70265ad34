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
    [['https://instagram.com/maya'], ['https://www.instagram.com/Maya/'], 'all'],
    [['tiktok.com/@maya'], ['tiktok.com/@MAYA'], 'all'],
    [['linkedin.com/in/maya-holt'], ['LinkedIn.com/in/Maya-Holt/'], 'all'],
    [['youtube.com/@Maya'], ['youtube.com/@maya?si=aB3'], 'all'],
    [['github.com/Maya'], ['https://github.com/maya?utm_source=x&utm_medium=bio#about'], 'all'],
    [['youtube.com/channel/UCaB'], ['youtube.com/channel/UCab'], 'none'],
    [['instagram.com/p/aB'], ['instagram.com/p/Ab'], 'none'],
    [['imgur.com/aB'], ['imgur.com/Ab'], 'none'],
    [['facebook.com/profile.php?id=1'], ['facebook.com/profile.php?id=2'], 'none'],
    [['maya.com/Shop'], ['maya.com/shop'], 'none'],
    [['linktr.ee/maya'], ['linktr.ee/maya?utm_source=x'], 'all'],
    [['linktr.ee/maya'], ['linktr.ee/maya/?fbclid=a&gclid=b&igsh=c&si'], 'all'],
    [['maya.com'], ['maya.com/?FBCLID=a'], 'all'],
    [['youtube.com/watch?v=1&t=5'], ['youtube.com/watch?si=a&v=1&utm_source=x&t=5&si=b'], 'all'],
    [['youtube.com/watch?v=1&si=a'], ['youtube.com/watch?v=2&si=a'], 'none'],
    [['maya.com/?site=1'], ['maya.com/?site=2'], 'none'],
    [['maya.com'], [], 'none'],
    [['', ' '], [''], 'none'],
    [undefined, undefined, 'none'],
  ] as const)('%j and %j: %s', (yours, theirs, shared) => expect(pagesShared(yours, theirs)).toBe(shared));

  it('says a page of theirs is yours only where yours has it, however it is written', () => {
    const page = fc.constantFrom(
      ...['oak.com', 'oak.com/maya', 'oak.com/Maya', 'oak.com/john', 'x.com/p?id=1', 'x.com/p?id=2'],
      ...['x.com/maya', 'instagram.com/maya', 'youtube.com/@maya', 'youtu.be/aB', 'youtu.be/ab'],
    );
    const begun = fc.constantFrom('', 'https://', 'http://www.', 'www.');
    const followed = fc.constantFrom(
      '',
      'utm_source=ig&utm_content=bio',
      'igsh=aB',
      'fbclid=1',
      'gclid',
      'si=x',
    );
    const ended = fc.constantFrom('', '#', '#about');
    const list = fc.array(fc.tuple(begun, page, fc.boolean(), followed, ended), {
      minLength: 1,
      maxLength: 4,
    });
    const written = (all: [string, string, boolean, string, string][]) =>
      all.map(([scheme, one, loud, tracked, end]) => {
        const isProfile = /^(?:x|instagram|youtube)\.com\/@?maya$/.test(one);
        const address = loud && isProfile ? one.replace('maya', 'MaYa') : one;
        return `${scheme}${address}${tracked && (one.includes('?') ? '&' : '?')}${tracked}${end}`;
      });
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
