import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareOf } from '../handle/handle-shape.ts';
import { lookalikeDomains } from '../web/lookalike-domains.ts';
import { siteOf, webShape } from '../web/web-shape.ts';
import { domainLikeness } from '../web/web-signal.ts';
import { BRAND_LIKENESS, createBrandIndex, foldName } from './brand-index.ts';

const engine = (brand: string, host: string) =>
  domainLikeness(webShape(brand, []), webShape(host, []))?.value ?? 0;

describe('the index of protected domains', () => {
  const brands = ['paypal.com', 'acme.example', 'dhl.com', 'microsoft.com', 'ferrow-bay.co.uk'];
  const find = (host: string) => createBrandIndex(brands).find(host);
  it.each([
    ['paypa1.com', ['paypal.com']],
    ['login-acme-support.example', ['acme.example']],
    ['xn--pypal-4ve.com', ['paypal.com']],
    ['paypal.com.evil-host.ru', ['paypal.com']],
    ['p.aypal.com', ['paypal.com']],
    ['dhl-tracking.net', ['dhl.com']],
    ['paypal-microsoft.com', ['paypal.com', 'microsoft.com']],
    ['ferrowbay.com', ['ferrow-bay.co.uk']],
    ['acme.com', ['acme.example']],
    ['microsoft-paypal.com', ['paypal.com', 'microsoft.com']],
    ['paxpal-microsoft.com', ['microsoft.com', 'paypal.com']],
    ['www.paypal.com', []],
    ['purchase.com', []],
    ['localhost', []],
    ['', []],
  ])('%s passes for %j', (host, expected) =>
    expect(find(host).map(({ brand }) => brands[brand])).toEqual(expected),
  );

  it.each([
    ['www.paypal.com', ['paypa1.com']],
    ['paypa1.com', ['paypal.com']],
  ])('of many owners lets one pass for the other: %s for %j', (host, expected) => {
    const domains = ['paypal.com', 'paypa1.com'];
    const others = createBrandIndex(domains, { oneOwner: false });
    expect(others.find(host).map(({ brand }) => domains[brand])).toEqual(expected);
  });

  it.each([
    // a letter doubled or halved, from three letters; two of them from seven
    ['dhl.com', 'dhhl.net'],
    ['dhl.com', 'dhhl-zoork.net'],
    ['otto.com', 'oto.net'],
    ['success.com', 'suces.net'],
    ['tolmi.com', 'ttollmi.net'],
    ['success.com', 'loginsuces.net'],
    // as a word or beside a lure, also with a slip
    ['acme.com', 'login_acme.net'],
    ['acme.com', 'login--accme.net'],
    ['hollown.com', 'loginholown.net'],
    // three or four letters among lures and numbers
    ['dkw.com', 'dkwlogin.net'],
    ['dkw.com', 'logindkw.net'],
    ['dkwx.com', 'mydkwx.net'],
    ['dkwx.com', 'dkwx24.net'],
    ['dkwx.com', '24dkwx.net'],
    ['dkwx.com', '12dkwx24.net'],
    // five letters glued to what is no telling lure
    ['tolmi.com', 'mytolmi.net'],
    ['tolmi.com', 'shoptolmi.net'],
    ['tolmi.com', 'tolmimy.net'],
    ['tolmi.com', 'tolmi24.net'],
    ['ferrow.com', 'zoorkferrow.net'],
    ['ferrow.com', 'ferrowzoork.net'],
    // a vowel for a vowel in something glued, from eight letters; another letter from ten
    ['ferrowba.com', 'ferruwbazo.net'],
    ['ferrowba.com', 'zoferruwba.net'],
    ['ferrowbax.com', 'ferrwobaxzoork.net'],
    ['ferrowbaxt.com', 'ferkowbaxtzoork.net'],
    // in front of another domain, or put together with it
    ['acme.com', 'acme.zoork.net'],
    ['acme.com', 'www.zoork-acme.zoork.net'],
    ['acme.com', 'x_acme.zoork.net'],
    ['paypal.com', 'pay.pal.net'],
    ['paypal.com', 'p.a-y.pal.net'],
    ['acme.com', 'x.acme.blogspot.com'],
  ])('of %s finds %s, as alike as the engine says', (brand, host) => {
    const value = engine(brand, host);
    expect(value).toBeGreaterThanOrEqual(BRAND_LIKENESS);
    expect(createBrandIndex([brand]).find(host)).toEqual([{ brand: 0, value }]);
  });

  it('agrees with the engine on a name of up to ten letters with up to two slips, wherever it stands', () => {
    const letters = fc.constantFrom(...'aoekmtz');
    const name = fc.array(fc.tuple(letters, fc.constantFrom(1, 1, 1, 2)), { minLength: 3, maxLength: 9 });
    const slip = fc.tuple(fc.nat(19), fc.constantFrom('', '+', '=', '~', 'x'), letters);
    const place = fc.constantFrom('@', 'login@', 'my@', '@24', '@-zoork', 'zoork@', '@zoork', '@.zoork');
    const slipped = (text: string, [nth, kind, letter]: [number, string, string]) => {
      const at = nth % text.length;
      const [before, own, after] = [text.slice(0, at), text[at]!, text.slice(at + 1)];
      if (kind === '~') return `${before}${after.slice(0, 1)}${own}${after.slice(1)}`;
      return before + { '': '', '+': letter + own, '=': own + own, x: letter }[kind]! + after;
    };
    fc.assert(
      fc.property(name, fc.array(slip, { maxLength: 2 }), place, (parts, slips, form) => {
        const text = parts
          .map(([letter, times]) => letter.repeat(times))
          .join('')
          .slice(0, 10);
        const host = `${form.replace('@', slips.reduce(slipped, text))}.net`;
        const value = engine(`${text}.com`, host);
        expect(createBrandIndex([`${text}.com`]).find(host)).toEqual(
          value >= BRAND_LIKENESS ? [{ brand: 0, value }] : [],
        );
      }),
      { seed: 615, numRuns: 800 },
    );
  });

  it('passes over what is no domain, and over what stands below one of its own', () => {
    const index = createBrandIndex(['localhost', 'blogspot.com', 'acme.com']);
    expect(index.find('_dmarc.acne.com').map(({ brand }) => brand)).toEqual([]);
    expect(index.find('_dmarc.accme.com').map(({ brand }) => brand)).toEqual([2]);
    expect(index.find('acme.blogspot.com')).toEqual([]);
  });

  it('finds what the engine calls alike among its look-alikes, with the same value', () => {
    let [alike, found] = [0, 0];
    for (const brand of ['maya.com', 'hollow.net', 'oakandiron.org', 'dropbox.com'])
      for (const [i, { value: host }] of [...lookalikeDomains(brand, { max: 3000 })].entries()) {
        // of each kind some
        if (i % 10 > 0) continue;
        const value = engine(brand, host);
        if (value < BRAND_LIKENESS) continue;
        alike += 1;
        if (createdOnce(brand).find(host)[0]?.value === value) found += 1;
      }
    expect(alike).toBeGreaterThan(400);
    expect(found / alike).toBeGreaterThan(0.99);
  });

  it.each(['tolmi', 'hollown', 'hollowen', 'ferrowbay', 'ferrowbayx'])(
    'finds one and two slips in %s wherever the engine calls them alike, as far as their lengths allow',
    (name) => {
      const brand = `${name}.com`;
      const index = createBrandIndex([brand]);
      const slips = (text: string) =>
        [...text].flatMap((_, at) => [
          `${text.slice(0, at)}k${text.slice(at + 1)}`,
          text.slice(0, at) + text.slice(at + 1),
          `${text.slice(0, at)}k${text.slice(at)}`,
        ]);
      const once = slips(name);
      const hosts = new Set([...once, ...once.flatMap((text, n) => (n % 4 === 0 ? slips(text) : []))]);
      const missed = [...hosts].filter((text) => {
        const host = `${text}.net`;
        return engine(brand, host) >= BRAND_LIKENESS && index.find(host).length === 0;
      });
      expect(missed).toEqual([]);
    },
  );

  it('says nothing of what the engine calls different, and agrees on words put together', () => {
    const word = fc.constantFrom(
      'paypal',
      'pay',
      'login',
      'acme',
      'dhl',
      'micosoft',
      'microsof',
      'x',
      'bay',
      'ferrow',
      '24',
    );
    const host = fc
      .array(fc.tuple(word, fc.constantFrom('', '-', '.')), { minLength: 1, maxLength: 4 })
      .map((parts) => `${parts.flat().join('').replace(/[-.]$/, '')}.net`);
    fc.assert(
      fc.property(host, (name) => {
        const expected = brands.flatMap((brand, at) => {
          const value = engine(brand, name);
          return value >= BRAND_LIKENESS && siteOf(name)?.domain !== brand ? [{ brand: at, value }] : [];
        });
        expect(new Set(find(name))).toEqual(new Set(expected));
      }),
      { seed: 612, numRuns: 500 },
    );
  });

  it('folds names as the engine does', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abimnrvwxl0134578269-_é'), maxLength: 20 }),
        (name) => {
          expect(foldName(name)).toBe(bareOf(name));
        },
      ),
      { seed: 613, numRuns: 500 },
    );
  });
});

const indexes = new Map<string, ReturnType<typeof createBrandIndex>>();
function createdOnce(brand: string) {
  const index = indexes.get(brand) ?? createBrandIndex([brand]);
  indexes.set(brand, index);
  return index;
}
