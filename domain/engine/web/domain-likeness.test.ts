import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteLikeness } from './domain-likeness.ts';
import { judge } from '../judge/judge.ts';
import { webShape } from './web-shape.ts';

const like = (brand: string, domain: string) => judge({ domain: brand }, { domain }).signals.domain ?? 0;

describe('the domain signal', () => {
  it.each([
    ['paypal.com', 'paypa1.com'],
    ['paypal.com', 'xn--pypal-4ve.com'],
    ['paypal.com', 'paypal.net'],
    ['paypal.com', 'paypal-login.info'],
    ['paypal.com', 'securepaypal.com'],
    ['paypal.com', 'paypal.com.evil-host.ru'],
    ['paypal.com', 'p.aypal.com'],
    ['microsoft.com', 'rnicrosoft.com'],
    ['microsoft.com', 'micosoft.com'],
    ['dhl.com', 'dhl-tracking.net'],
    ['zelvo.com', 'zelvo24.com'],
    ['zelvo.com', 'zelvosoporte.com'],
    ['hollimund.com', 'holimundsupport.com'],
    ['hollimund.com', 'hollimund-kundenservice.de'],
    ['dkw.com', 'dkw.com-verify.net'],
    ['dkw.com', 'dkw.account-verify.com'],
    ['brio.com', 'briologin.com'],
    ['facebook.com', 'faceb00k.com'],
  ])('%s: %s looks like it', (brand, domain) => expect(like(brand, domain)).toBeGreaterThanOrEqual(0.8));

  it.each([
    ['chase.com', 'purchase.com'],
    ['brio.com', 'fabriologin.com'],
    ['dhl.com', 'dell.com'],
    ['apple.com', 'app.com'],
    ['netflix.com', 'flix360.com'],
    ['paypal.com', 'kayak.com'],
    ['paypal.com', 'example.org'],
  ])('%s: %s does not', (brand, domain) => expect(like(brand, domain)).toBeLessThan(0.72));

  describe('of a planted copy', () => {
    const site = (domain: string) => webShape(domain, []).sites[0]!;
    // eight letters that no dictionary and no list of lures holds
    const brand = fc
      .string({ unit: fc.constantFrom(...'zkgtuo'), minLength: 8, maxLength: 11 })
      .filter((name) => new Set(name).size > 3);

    it.each<[string, (name: string) => string, number]>([
      ['the name under another ending', (name) => `${name}.net`, 0.97],
      ['the name beside a lure', (name) => `${name}-login.com`, 0.91],
      ['lures glued to the name', (name) => `secure${name}login.com`, 0.88],
      ['the name beside any word', (name) => `${name}-wibblewobble.com`, 0.87],
      ['somebody else behind it', (name) => `${name}.com.wibble.net`, 0.89],
      ['a dot within the name', (name) => `${name.slice(0, 2)}.${name.slice(2)}.com`, 0.93],
      ['a letter left out', (name) => `${name.slice(0, 3)}${name.slice(4)}.com`, 0.85],
    ])('%s', (_, copy, least) => {
      fc.assert(
        fc.property(brand, (name) => {
          const value = siteLikeness(site(`${name}.com`), site(copy(name)));
          expect(value).toBeGreaterThanOrEqual(least);
          expect(value).toBeLessThanOrEqual(0.97);
        }),
        { seed: 43, numRuns: 100 },
      );
    });

    it('is higher than of any name of other letters', () => {
      const other = fc.string({ unit: fc.constantFrom(...'bcdfhjmnpqrs'), minLength: 3, maxLength: 14 });
      fc.assert(
        fc.property(brand, other, (name, stranger) => {
          expect(siteLikeness(site(`${name}.com`), site(`${stranger}.com`))).toBeLessThan(0.3);
        }),
        { seed: 44, numRuns: 300 },
      );
    });
  });

  describe('agrees with the rules written down', () => {
    const LURES = ['login', 'secure', 'pay', 'help'];
    /** Capital i, 1 and l are one letter here. */
    const bare = (text: string) => text.replace(/i/g, 'l');
    const isLure = (rest: string) =>
      rest === '' || LURES.some((a) => bare(a) === rest || LURES.some((b) => bare(a + b) === rest));
    /** The lures of five letters and more. */
    const isStrong = (rest: string) => ['login', 'secure'].map(bare).includes(rest);
    const step = (steps: readonly number[], from: number, length: number) =>
      length < from ? 0 : steps[Math.min(steps.length - 1, length - from)]!;

    function slips(a: string, b: string): number {
      const rows = [...a, ''].map(() => [...b, ''].map(() => Infinity));
      rows[0]![0] = 0;
      const gap = (text: string, at: number) => (text[at] === text[at - 1] ? 0.6 : 1);
      for (let i = 0; i <= a.length; i++)
        for (let j = 0; j <= b.length; j++) {
          const offer = (cost: number) => void (rows[i]![j] = Math.min(rows[i]![j]!, cost));
          const vowels = /^[aeiouy]{2}$/.test(`${a[i - 1]}${b[j - 1]}`);
          if (i > 0) offer(rows[i - 1]![j]! + gap(a, i - 1));
          if (j > 0) offer(rows[i]![j - 1]! + gap(b, j - 1));
          if (i > 0 && j > 0) offer(rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : vowels ? 0.8 : 1));
          if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && a[i - 1] !== a[i - 2])
            offer(rows[i - 2]![j - 2]! + 0.8);
        }
      return rows[a.length]![b.length]!;
    }
    function slipped(a: string, b: string): number {
      const share = slips(a, b) / Math.max(a.length, b.length);
      return share > 0.45 ? 0 : Math.max(0, 0.97 - 0.4 * share - 3.5 * share ** 2);
    }

    function naive(name: string, before: string[], label: string): number {
      const words = label.split('-').map(bare);
      const whole = words.join('');
      const n = name.length;
      if (whole === name) return 0.97;
      const values = [0];
      if (n >= 3 && before.length > 0 && before.map(bare).join('') + whole === name) values.push(0.93);
      const rest = label
        .split('-')
        .filter((word) => !/^[0-9]+$/.test(word))
        .map(bare)
        .filter((word) => word !== name);
      if (n >= 3 && words.includes(name))
        values.push(rest.every(isLure) ? 0.91 : step([0.74, 0.8, 0.84, 0.87], 3, n));
      const besides = label
        .split('-')
        .filter((word) => !/^[0-9]+$/.test(word))
        .map(bare);
      const lured = besides.every(isLure) && besides.some(isStrong);
      if (before.map(bare).includes(name))
        values.push(step(lured ? [0.8, 0.86, 0.89, 0.9] : [0.7, 0.8, 0.86, 0.89], 3, n));
      for (const text of [whole, bare(label.replace(/-/g, '').replace(/^[0-9]+|[0-9]+$/g, ''))]) {
        const at = text.indexOf(name);
        if (at < 0) continue;
        const sides = [text.slice(0, at), text.slice(at + n)];
        const telling = sides.filter(isStrong).length;
        const all = telling > 0 && telling === sides.filter((side) => side !== '').length;
        if (sides.every(isLure))
          values.push(
            telling > 0
              ? step([all ? 0.76 : 0.55, 0.8, 0.85, 0.89], 3, n)
              : step([0.55, 0.76, 0.83, 0.88], 3, n),
          );
        else if (sides.includes('')) values.push(step([0.4, 0.58, 0.76, 0.82], 4, n));
        else values.push(step([0.45, 0.62, 0.74], 5, n));
      }
      for (const front of ['', ...LURES.map(bare)])
        for (const back of ['', ...LURES.map(bare)]) {
          const rest = whole.slice(front.length, whole.length - back.length);
          if (n < 6 || !whole.startsWith(front) || !whole.endsWith(back) || rest === name) continue;
          if ((isStrong(front) || isStrong(back)) && front.length + back.length <= whole.length - 5)
            values.push(0.95 * slipped(name, rest));
        }
      values.push(slipped(name, whole));
      if (words.length > 1)
        for (const word of words) if (word !== name) values.push(0.95 * slipped(name, word));
      for (let i = 0; n >= 6 && whole.length > n + 1 && i + n <= whole.length; i++) {
        const part = whole.slice(i, i + n);
        const edge = i === 0 || i + n === whole.length;
        if (slips(name, part) <= 1) values.push((edge ? 0.85 : 0.7) * slipped(name, part));
      }
      return Math.max(...values);
    }

    it.each([['zkg'], ['zkgt'], ['zkgtu'], ['zkgtuo'], ['zkgtuoz'], ['kegutzog']])(
      'for the name %s',
      (name) => {
        const edit = fc.nat(name.length - 1).map((i) => name.slice(0, i) + 'z' + name.slice(i + 1));
        const word = fc.oneof(
          { weight: 3, arbitrary: fc.constant(name) },
          edit,
          fc.constantFrom(...LURES, '26', '99', 'zz', 'wubble', 'kayak', name.slice(0, 2), name.slice(2)),
        );
        const label = fc.array(fc.tuple(word, fc.constantFrom('', '-')), { minLength: 1, maxLength: 3 });
        const before = fc.array(word, { maxLength: 2 });
        fc.assert(
          fc.property(before, label, (parts, pieces) => {
            const text = pieces.flat().join('').replace(/-$/, '');
            const host = webShape([...parts, text, 'net'].join('.'), []).sites[0]!;
            const brand = webShape(`${name}.com`, []).sites[0]!;
            expect(siteLikeness(brand, host), host.host).toBeCloseTo(naive(bare(name), parts, text), 9);
          }),
          { seed: 321, numRuns: 300 },
        );
      },
    );
  });

  it('takes a number beside a name for nothing', () => {
    expect(like('paypal.com', 'paypal-2024.com')).toBe(like('paypal.com', 'paypal-login.com'));
    expect(like('paypal.com', 'paypal-1.com')).toBe(like('paypal.com', 'paypal-login.com'));
  });

  it('answers any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.webUrl(), (text, url) => {
        expect(
          judge({ domain: text, links: [url] }, { domain: url, links: [text] }).score,
        ).toBeGreaterThanOrEqual(0);
      }),
      { seed: 41, numRuns: 300 },
    );
  });
});
