import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareOf } from '../handle/handle-shape.ts';
import { siteOf, webShape } from './web-shape.ts';

describe('siteOf', () => {
  it.each([
    ['shop.example.co.uk', 'example.co.uk', 'co.uk', ['example'], ['example'], 'example', ['shop']],
    [
      ' https://www.oak-2024-elm.com/x ',
      'oak-2024-elm.com',
      'com',
      ['oak', '2o2a', 'elrn'],
      ['oak', 'elrn'],
      'oak2o2aelrn',
      ['www'],
    ],
    ['a.b-c.oak.net', 'oak.net', 'net', ['oak'], ['oak'], 'oak', ['a', 'b', 'c']],
    ['22oaks11.net', '22oaks11.net', 'net', ['22oaks11'], ['22oaks11'], 'oaks', []],
    ['24.com', '24.com', 'com', ['24'], [], '', []],
    ['oak.github.io', 'github.io', 'io', ['github'], ['github'], 'github', ['oak']],
    ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de', 'de', ['munchen'], ['munchen'], 'munchen', []],
  ])('%s', (text, domain, suffix, words, wordsBesideNumbers, besideNumbers, before) => {
    const bare = (all: string[]) => all.map(bareOf);
    expect(siteOf(text)).toMatchObject({ domain, suffix, besideNumbers: bareOf(besideNumbers) });
    expect(siteOf(text)).toMatchObject({
      words: bare(words),
      wordsBesideNumbers: bare(wordsBesideNumbers),
      before: bare(before),
    });
  });

  it.each(['', 'com', 'co.uk', 'localhost', '192.0.2.1', 'http://[::1]/', 'no domain', 'oak'])(
    '%j is nobody’s',
    (text) => expect(siteOf(text)).toBeUndefined(),
  );

  it('holds a name in Unicode, and the host as it is', () => {
    const site = siteOf('www.xn--mnchen-3ya.de')!;
    expect([site.label.text, site.host]).toEqual(['münchen', 'www.xn--mnchen-3ya.de']);
  });
});

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
    ['maya.com', ['maya.com/a', 'http://maya.com/b'], ['maya.com/a', 'maya.com/b'], ['maya.com']],
    ['maya.com', ['shop.maya.com'], ['shop.maya.com'], ['maya.com', 'shop.maya.com']],
    [undefined, ['https://www.www.maya.com'], ['www.maya.com'], ['www.www.maya.com']],
    [
      undefined,
      ['maya.com/http://x', 'awww.maya.com'],
      ['maya.com/http://x', 'awww.maya.com'],
      ['maya.com', 'awww.maya.com'],
    ],
    [undefined, ['git+ssh://maya.com#x?y', 'maya.com/?x#y/'], ['maya.com'], ['maya.com']],
  ])('%s and %j', (domain, links, addresses, hosts) => {
    const shape = webShape(domain, links);
    expect([...shape.links.keys()]).toEqual(addresses);
    expect(shape.sites.map(({ host }) => host)).toEqual(hosts);
  });

  it('says of each link whose site it leads to', () => {
    const { links } = webShape('maya.com', ['shop.maya.com/a', 'oak.net', 'instagram.com/maya', 'x']);
    expect([...links]).toEqual([
      ['shop.maya.com/a', 'maya.com'],
      ['oak.net', 'oak.net'],
      ['instagram.com/maya', undefined],
      ['x', undefined],
    ]);
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
