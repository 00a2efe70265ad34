import { describe, expect, it } from 'vitest';
import { pageLikeness, parkingSign } from './page-facts.ts';
import { readPage } from './page-text.ts';

const words = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => `word${from + i}`).join(' ');

describe('readPage', () => {
  it.each([
    [
      '<title> Acme &amp; Co\n</title><p>Hello <b>World</b></p>',
      { title: 'Acme & Co', words: ['hello', 'world'] },
    ],
    [
      '<script>var a = "<p>no</p>"</SCRIPT ><style>p{}</style>yes<!-- no --> also',
      { words: ['yes', 'also'] },
    ],
    ['<link rel="shortcut icon" href="/a.png"><link rel=icon href=/b.png>', { words: [], icon: '/a.png' }],
    ["<link href='i.ico' rel='icon'>", { words: [], icon: 'i.ico' }],
    ['a<script>never closed', { words: ['a'] }],
    ['&#72;&#x69; &#0; &#9999999; &what;', { words: ['hi', 'what'] }],
    ['', { words: [] }],
    ['<', { words: [] }],
  ])('%j', (html, expected) => expect(readPage(html)).toEqual(expected));

  it.each(['<script', '<!--', '<title>', '<svg></sv', '</', '<link rel="icon" '])(
    'reads two megabytes of %s in moments',
    (part) => {
      const start = performance.now();
      readPage(part.repeat(2_000_000 / part.length));
      expect(performance.now() - start).toBeLessThan(5_000);
    },
  );
});

describe('pageLikeness', () => {
  it.each([
    ['two blank pages', '', '', undefined],
    ['a blank page and another', '<script>1</script>', words(100), undefined],
    ['two pages of a few words', words(10), words(10), undefined],
    ['the same page', words(100), `<div>${words(100)}</div>`, 1],
    ['others', words(100), words(100, 500), 0],
  ])('%s', (_, a, b, expected) => expect(pageLikeness(readPage(a), readPage(b))).toBe(expected));

  it('falls with what was changed', () => {
    const value = pageLikeness(readPage(words(100)), readPage(`${words(80)} ${words(20, 500)}`))!;
    expect(value).toBeGreaterThan(0.5);
    expect(value).toBeLessThan(0.9);
  });
});

describe('parkingSign', () => {
  it.each<[string, string, string[], string | undefined]>([
    ['says so', '<title>acne.com</title>This domain is for sale!', [], '“domain is for sale”'],
    ['loads it', '<script src="//img.sedoparking.com/x.js"></script>', [], 'sedoparking.com'],
    ['has their name servers', '', ['ns1.bodis.com'], 'bodis.com'],
    ['is a page', `${words(200)} sedoparking.com`, ['ns.host.example'], undefined],
    ['writes of it at length', `${words(500)} this domain is for sale`, [], undefined],
    ['is blank', '', [], undefined],
  ])('a page that %s', (_, html, servers, expected) =>
    expect(parkingSign(readPage(html), html, servers)).toBe(expected),
  );
});
