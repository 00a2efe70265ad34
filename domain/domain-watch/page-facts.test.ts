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
    ['a<!-- never closed', { words: ['a'] }],
    ['a<b never closed', { words: ['a'] }],
    ['<title>never closed', { title: 'never closed', words: [] }],
    ['<title>one</title><title>two</title>three', { title: 'one', words: ['three'] }],
    [`<title>${'t'.repeat(300)}</title>`, { title: 't'.repeat(200), words: [] }],
    ['<svg><text>no</text></svg>yes<svg/>also', { words: ['yes', 'also'] }],
    ['<noscript>no</noscript><template>no</template>yes', { words: ['yes'] }],
    ['<titles>yes</titles>', { words: ['yes'] }],
    ['<link rel="stylesheet" href="/a.css"><link rel="icon">', { words: [] }],
    ['<a rel="icon" href="/a.png">yes</a>', { words: ['yes'] }],
    ['<link rel="icon" href="" ><link rel="icon" href="/b.png">', { words: [], icon: '/b.png' }],
    ['&lt;&GT;&quot;&apos;&nbsp;&amp;amp; &#x110000;&#65;', { words: ['amp', 'a'] }],
    ['&#72;&#x69; &#0; &#9999999; &what;', { words: ['hi', 'what'] }],
    ['a<!-- b > c --> d', { words: ['a', 'd'] }],
    ['a<!-- b --> c <!-- d -->e', { words: ['a', 'c', 'e'] }],
    ['<script>a</b>c</script>d', { words: ['d'] }],
    ['<title>a</b>c</TITLE >d', { title: 'a</b>c', words: ['d'] }],
    ['<link rel=icon href=/b.png>', { words: [], icon: '/b.png' }],
    ['<link rel = "shortcut icon" href = "/c.png">', { words: [], icon: '/c.png' }],
    ['<link rel= icon href= /d.png type=x>', { words: [], icon: '/d.png' }],
    ['a&#0;b&#x1F600;c', { words: ['a', 'b', 'c'] }],
    ['<title>a \n\t b</title>', { title: 'a b', words: [] }],
    ['', { words: [] }],
    ['<', { words: [] }],
  ])('%j', (html, expected) => expect(readPage(html)).toEqual(expected));

  it('keeps twenty thousand words', () => expect(readPage(words(20_001)).words).toHaveLength(20_000));

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
    ['nineteen words', words(19), words(19), undefined],
    ['twenty words', words(20), words(20), 1],
    ['a part of the other', words(22), words(42), 0.5],
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
    ['says so, at some length', `${words(390)} Buy this domain!`, [], '“buy this domain”'],
    ['says it in its title alone', '<title>Parked free</title>', [], '“parked free”'],
    ['says a longer word', 'Buy this domains', [], undefined],
    ['loads it, and says little', `${words(90)}<img src="//www.bodis.com/a.png">`, [], 'bodis.com'],
    [
      'has their name servers, and much to say',
      words(900),
      ['ns1.host.example', 'ns1.above.com'],
      'above.com',
    ],
    ['loads another', '<script src="//mybodis.com.example/x.js"></script>', [], undefined],
    ['loads it late', `<p>${' '.repeat(200_000)}</p><img src="//bodis.com/a.png">`, [], undefined],
    ['is blank', '', [], undefined],
  ])('a page that %s', (_, html, servers, expected) =>
    expect(parkingSign(readPage(html), html, servers)).toBe(expected),
  );
});
