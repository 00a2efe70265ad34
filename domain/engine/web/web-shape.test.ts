import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webShape } from './web-shape.ts';

describe('webShape', () => {
  it.each<[string | undefined, string[], string[], string[]]>([
    ['shop.example.co.uk', [], [], ['shop.example.co.uk']],
    [undefined, ['https://www.Oakandiron.net/a/?x=1#y'], ['oakandiron.net/a'], ['www.oakandiron.net']],
    [
      undefined,
      ['https://instagram.com/maya', 'linktr.ee/maya'],
      ['instagram.com/maya', 'linktr.ee/maya'],
      [],
    ],
    ['instagram.com', [], [], ['instagram.com']],
    [undefined, ['', '  ', 'not a link'], ['not a link'], []],
  ])('%s and %j', (domain, links, addresses, hosts) => {
    const shape = webShape(domain, links);
    expect([...shape.links.keys()]).toEqual(addresses);
    expect(shape.sites.map(({ host }) => host)).toEqual(hosts);
  });

  it('reads addresses as the platform does, and writes them one way', () => {
    const label = fc.constantFrom('oak', 'maya-pottery', 'shop', 'x1');
    const path = fc.array(fc.constantFrom('a', 'b2', 'c_d'), { maxLength: 3 });
    const tail = fc.constantFrom('', '/', '//', '?x=1', '/?x=/', '#top');
    const scheme = fc.constantFrom('', 'http://', 'https://', 'HTTPS://');
    fc.assert(
      fc.property(scheme, fc.boolean(), label, path, tail, (start, www, name, folders, end) => {
        const rest = [`${www ? 'www.' : ''}${name}.example`, ...folders].join('/') + end;
        const url = new URL(`https://${rest}`);
        const expected = (url.hostname.replace(/^www\./, '') + url.pathname).replace(/\/+$/, '');
        expect([...webShape(undefined, [start + rest]).links.keys()]).toEqual([expected]);
      }),
      { seed: 81, numRuns: 300 },
    );
  });

  it('does not know capitals from small letters', () => {
    const address = fc
      .tuple(fc.constantFrom('', 'https://'), fc.domain(), fc.constantFrom('', '/', '/maya', '?a=1'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.option(fc.domain(), { nil: undefined }),
        fc.array(address, { maxLength: 3 }),
        (domain, links) => {
          const capitals = webShape(
            domain?.toUpperCase(),
            links.map((link) => link.toUpperCase()),
          );
          expect(capitals).toEqual(webShape(domain, links));
        },
      ),
      { seed: 339, numRuns: 200 },
    );
  });

  it('answers any text, and looks at thirty links', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { maxLength: 5 }), (domain, links) => {
        const { sites } = webShape(domain, links);
        expect(sites.every((site) => site.host.endsWith(site.domain))).toBe(true);
      }),
      { seed: 82, numRuns: 300 },
    );
    const slashes = webShape(undefined, [
      `maya.com/${'/'.repeat(2000)}x`,
      `oak.com${'/'.repeat(1500)}?${'?'.repeat(300)}\nx`,
    ]);
    expect([...slashes.links.keys()].map((link) => link.length)).toEqual([2010, 7]);
    const deep = webShape(`${'a.'.repeat(100)}maya.com`, []).sites[0]!;
    expect([deep.domain, deep.before.length]).toEqual(['maya.com', 12]);
    const many = Array.from({ length: 10_000 }, (_, i) => `site${i}.example.com`);
    expect(webShape(undefined, many).links.size).toBe(30);
    expect(webShape('x'.repeat(1_000_000), ['y'.repeat(1_000_000)]).sites).toEqual([]);
  });
});
