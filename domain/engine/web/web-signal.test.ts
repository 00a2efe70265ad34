import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteLikeness } from './domain-likeness.ts';
import { webShape } from './web-shape.ts';
import { domainLikeness, linkLikeness } from './web-signal.ts';

const links = (yours: [string?, string[]?], theirs: [string?, string[]?]) =>
  linkLikeness(webShape(...yours), webShape(...theirs));
const domains = (yours: string, theirs: string) => domainLikeness(webShape(yours, []), webShape(theirs, []));

describe('linkLikeness', () => {
  it.each<[string, [string?, string[]?], [string?, string[]?], number | undefined]>([
    ['the same page', [, ['https://maya.com/shop/']], [, ['maya.com/shop#x']], 1],
    ['another page of your site', [, ['maya.com']], [, ['https://shop.maya.com/mugs']], 1],
    ['one of two', [, ['maya.com']], [, ['maya.com', 'else.com']], 0.5],
    ['one of two, with your site as theirs too', [, ['maya.com']], ['maya.com', ['www.maya.com/x', 'else.com']], 0.5],
    ['a page of a platform that is yours', [, ['instagram.com/maya']], [, ['instagram.com/maya']], 1],
    ['a page of a platform that is not', [, ['instagram.com/maya']], [, ['instagram.com/oak']], 0],
    ['only one of them links', [, ['maya.com']], ['maya.com', []], undefined],
  ])('%s', (_, yours, theirs, expected) => expect(links(yours, theirs)).toBe(expected)); // prettier-ignore

  it('is the share that a look at every pair of links finds', () => {
    const link = fc
      .tuple(
        fc.constantFrom('', 'https://', 'https://www.'),
        fc.constantFrom('oak.com', 'shop.oak.com', 'iron.net', 'x.com', 'linktr.ee'),
        fc.constantFrom('', '/', '/maya', '/oak'),
      )
      .map((parts) => parts.join(''));
    const list = fc.array(link, { minLength: 1, maxLength: 5 });
    const plain = (text: string) => text.replace('https://', '').replace('www.', '').replace(/\/$/, '');
    const own = (text: string) => /^(?:shop\.)?(oak\.com|iron\.net)/.exec(plain(text))?.[1];
    fc.assert(
      fc.property(list, list, (a, b) => {
        const theirs = b.map(plain).filter((one, i, all) => all.indexOf(one) === i);
        const known = theirs.filter((one) =>
          a.some((other) => plain(other) === one || (own(one) !== undefined && own(one) === own(other))),
        );
        expect(links([undefined, a], [undefined, b])).toBeCloseTo(known.length / theirs.length, 9);
      }),
      { seed: 305, numRuns: 300 },
    );
  });
});

describe('domainLikeness', () => {
  it.each([
    ['maya.com', 'www.maya.com', 'same', 1],
    ['maya.com', 'maya.net', 'suffix', 0.98],
    ['paypal.com', 'paypal-login.com', 'alike', 0.91],
    ['paypal.com', 'kayak.com', 'different', 0],
  ] as const)('%s and %s: %s', (yours, theirs, kind, value) => {
    const found = domains(yours, theirs)!;
    expect(found.kind).toBe(kind);
    expect(Math.abs(found.value - value)).toBeLessThanOrEqual(0.05);
  });

  it('says nothing where one side has no site', () => {
    expect(domains('maya.com', '')).toBeUndefined();
    expect(domainLikeness(webShape(undefined, ['x.com/maya']), webShape('maya.com', []))).toBeUndefined();
  });

  it('looks at eight sites of yours and at thirty links of theirs', () => {
    const yours = Array.from(
      { length: 30 },
      (_, i) => `https://${'abcdefghij'.charAt(i % 10).repeat(9)}${i}.com`,
    );
    const last = (count: number) => [...Array<string>(count).fill('wibble.net'), `${'a'.repeat(9)}0.net`];
    const best = (links: string[]) =>
      domainLikeness(webShape(undefined, yours), webShape(undefined, links))!.kind;
    expect(best(last(29))).toBe('suffix');
    expect(best(last(30))).toBe('different');
    expect(best(['hhhhhhhhh7.net'])).toBe('suffix');
    expect(best(['iiiiiiiii8.net'])).not.toBe('suffix');
  });

  it('is that of the most alike pair', () => {
    const site = fc.constantFrom(
      'oak.com',
      'oak.net',
      'oakk.com',
      'ironoak.com',
      'kayak.org',
      'shop-oak.com',
    );
    const list = fc.array(site, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(list, list, (a, b) => {
        const [yours, theirs] = [webShape(undefined, a), webShape(undefined, b)];
        const values = yours.sites.flatMap((one) =>
          theirs.sites.map((other) =>
            one.domain === other.domain
              ? 1
              : one.label.text === other.label.text
                ? 0.98
                : siteLikeness(one, other),
          ),
        );
        expect(domainLikeness(yours, theirs)!.value).toBe(Math.max(...values));
      }),
      { seed: 306, numRuns: 200 },
    );
  });
});
