import { createRequire } from 'node:module';
import unhomoglyph from 'unhomoglyph';
import { hashIndex } from '../domain/engine/index/hash-index.ts';
import { hammingScan } from '../domain/engine/index/hash-scan.ts';
import { lookalikeDomains } from '../domain/engine/web/lookalike-domains.ts';
import { puny } from '../domain/engine/web/punycode.ts';
import { skeleton } from '../domain/engine/glyph/skeleton.ts';
import { DNSTWIST } from './dnstwist-rules.ts';
import { hasData, lines } from './data.ts';
import { processorTime } from './processor-time.ts';
import { type Part, percent, row } from './row.ts';
import { seeded } from './seeded.ts';

/** Quickest of `rounds`, in seconds of processor time, taking turns so that both see the same machine. */
function race(rounds: number, ...runs: (() => unknown)[]): number[] {
  const times = runs.map(() => Infinity);
  for (let round = 0; round < rounds; round++)
    runs.forEach((run, i) => {
      const start = processorTime();
      run();
      times[i] = Math.min(times[i]!, (processorTime() - start) / 1000);
    });
  return times;
}

export const speed: Part = {
  name: 'Speed',
  needs: [],
  run() {
    return [...skeletons(), ...domains(), ...coverage(), ...hashes()];
  },
};

function skeletons() {
  const group = 'Skeletons';
  const names = Array.from(
    { length: 100_000 },
    (_, i) => ['maya_hollimund', 'mаya.hollimund', 'oak_and_iron', 'Tromso Lights', 'p4ttery'][i % 5]! + i,
  );
  const [own, theirs] = race(
    30,
    () => names.forEach((name) => skeleton(name)),
    () => names.forEach((name) => unhomoglyph(name)),
  ) as [number, number];
  const results = [
    row(
      group,
      'names',
      names.length / own / 1e6,
      'M/s',
      undefined,
      undefined,
      `unhomoglyph 1.0.6: ${(names.length / theirs / 1e6).toFixed(2)} M/s`,
    ),
    row(group, 'times unhomoglyph', theirs / own, 'x', '>=', 2.8),
  ];
  if (!hasData('unicode/confusables.txt')) return results;
  const pairs = lines('unicode/confusables.txt').flatMap((line) => {
    const match = /^\uFEFF?([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA/.exec(line);
    return match
      ? [
          [match[1]!, match[2]!].map((hex) =>
            String.fromCodePoint(
              ...hex
                .trim()
                .split(' ')
                .map((code) => parseInt(code, 16)),
            ),
          ),
        ]
      : [];
  });
  const agree = (fold: (text: string) => string) =>
    (100 * pairs.filter(([a, b]) => fold(a!) === fold(b!)).length) / pairs.length;
  results.push(
    row(
      group,
      'official confusables',
      agree(skeleton),
      '%',
      '>=',
      100,
      `${pairs.length} pairs; unhomoglyph ${agree(unhomoglyph).toFixed(1)} %`,
    ),
  );
  return results;
}

function domains() {
  const group = 'Look-alike domains';
  const typosquotter = createRequire(import.meta.url)('typosquotter') as (
    domain: string,
  ) => Record<string, string[]>;
  const list = ['paypal.com', 'example.com', 'wikipedia.org', 'microsoft.com', 'oakandiron.net'];
  let [own, theirs] = [0, 0];
  // it neither checks what it makes nor writes Punycode, so that is done for it, with our own functions, inside its time
  const rival = (domain: string) =>
    new Set(Object.values(typosquotter(domain)).flat().flatMap(registrable)).size;
  const [mine, other] = race(
    5,
    () => (own = list.reduce((sum, domain) => sum + [...lookalikeDomains(domain)].length, 0)),
    () => (theirs = list.reduce((sum, domain) => sum + rival(domain), 0)),
  ) as [number, number];
  const beside = `typosquotter 0.0.7: ${(theirs / other / 1e6).toFixed(2)} M/s, ${Math.round(theirs / list.length)} for each`;
  return [
    row(
      group,
      'unique valid domains',
      own / mine / 1e6,
      'M/s',
      undefined,
      undefined,
      `${Math.round(own / list.length)} for each of ${list.length} domains`,
    ),
    row(group, 'times typosquotter', own / mine / (theirs / other), 'x', '>=', 1, beside),
  ];
}

/** The domain in Punycode, if IDNA 2008 and the DNS allow it. */
function registrable(domain: string): string[] {
  const ascii = domain.split('.').map(puny).join('.');
  const mapped = domain.normalize('NFKC').toLowerCase() !== domain;
  return !mapped && /^([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/.test(ascii) ? [ascii] : [];
}

/** How much of what dnstwist would list is among ours, the least covered class first. */
function coverage() {
  const list = ['paypal', 'example', 'countersign', 'maya-pottery'];
  const ours = new Map(
    list.map((label) => [label, new Set([...lookalikeDomains(`${label}.com`)].map(({ value }) => value))]),
  );
  const classes = Object.entries(DNSTWIST).map(([name, make]) => {
    const wanted = list.flatMap((label) =>
      [...new Set(make(label))]
        .filter((made) => made !== label)
        .flatMap((made) => registrable(`${made}.com`).map((domain) => ours.get(label)!.has(domain))),
    );
    return {
      name,
      share: wanted.length === 0 ? 100 : (100 * wanted.filter(Boolean).length) / wanted.length,
      count: wanted.length,
    };
  });
  classes.sort((a, b) => a.share - b.share);
  const least = classes[0]!;
  return [
    row(
      'Look-alike domains',
      'of each default class of dnstwist, least',
      least.share,
      '%',
      '>=',
      98,
      `${least.name}; ${classes.length} classes, ${classes.reduce((sum, { count }) => sum + count, 0)} domains`,
    ),
    ...classes
      .filter(({ share }) => share < 100)
      .map(({ name, share, count }) =>
        row('Look-alike domains', `  ${name}`, share, '%', undefined, undefined, `${count}`),
      ),
  ];
}

function hashes() {
  const group = 'Photo hashes';
  const count = 1_000_000;
  const random = seeded(3);
  const words = Int32Array.from({ length: count * 8 }, () => (random() * 2 ** 32) | 0);
  const scan = hammingScan(words);
  const index = hashIndex(words);
  // copies of what is there, up to 31 bits off
  const queries = Array.from({ length: 120 }, (_, i) => {
    const query = words.slice(8 * 777 * i, 8 * (777 * i + 1));
    for (let k = i % 32; k > 0; k--) {
      const bit = Math.floor(random() * 256);
      query[bit >> 5]! ^= 1 << (bit & 31);
    }
    return query;
  });
  let round = 0;
  const next = () => queries[round++ % queries.length]!;
  const [all, near] = race(
    120,
    () => scan.within(next(), 31),
    () => index.within(next(), 31),
  ) as [number, number];
  const wanted = queries.map((query) => [...scan.within(query, 31)].join());
  const recall = percent(queries.map((query, i) => [...index.within(query, 31)].join() === wanted[i]));
  return [
    row(group, '1 against 1,000,000 of 256 bits', all * 1000, 'ms', '<=', 1.5, 'every hash compared'),
    row(group, 'the same by index, within 31 bits', near * 1000, 'ms', undefined, undefined,
      `${(all / near).toFixed(1)} x the scan; the same answers ${recall.toFixed(0)} %`),
  ]; // prettier-ignore
}
