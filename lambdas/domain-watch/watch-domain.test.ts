import { afterEach, describe, expect, it } from 'vitest';
import { nameServer, type Zone } from '../../platforms/dns/name-server.ts';
import type { RankedLookalike } from '#domain/domain-watch/name/lookalike-rank';
import { lookUpName } from './look-up-name.ts';
import { askNameServer } from '../internet/name-server.ts';
import { watchDomain, type Watch, type Watched } from './watch-domain.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closing.splice(0).map((close) => close()))));

async function dnsOf(zone: Parameters<typeof nameServer>[0], timeout = 300) {
  const server = await nameServer(zone);
  closing.push(server.close);
  return { ...server, dns: askNameServer({ servers: [server.address], timeout, attempts: 3 }) };
}

const whole = {
  NS: ['NS1.Host.example'],
  A: ['192.0.2.7', '192.0.2.1'],
  MX: [[10, 'mx.host.example']],
} as Zone[string];

describe('a name', () => {
  it('that exists has its records, sorted, and empty lists for those it has not', async () => {
    const { dns } = await dnsOf({ 'acmme.com': whole });
    expect(await lookUpName(dns, 'acmme.com')).toEqual({
      existence: 'exists',
      records: {
        ...{ NS: ['ns1.host.example'], A: ['192.0.2.1', '192.0.2.7'], AAAA: [] },
        ...{ MX: ['mx.host.example'], TXT: [] },
      },
    });
  });

  it('that does not exist costs one question', async () => {
    const { dns, asked } = await dnsOf({});
    expect(await lookUpName(dns, 'acmme.com')).toEqual({ existence: 'does not exist', records: {} });
    expect(asked).toEqual(['acmme.com NS']);
  });

  it('that exists without any record exists', async () => {
    const { dns } = await dnsOf({ 'acmme.com': {} });
    expect((await lookUpName(dns, 'acmme.com')).existence).toBe('exists');
  });

  it.each([
    ['SERVFAIL', 'the name server failed (SERVFAIL)'],
    ['REFUSED', 'the name server refused (REFUSED)'],
    ['silent', 'the name server did not answer in time'],
  ] as const)(
    'whose server says %s could not be looked up: it is neither there nor not',
    async (how, why) => {
      const { dns, asked } = await dnsOf({ 'acmme.com': how }, 100);
      expect(await lookUpName(dns, 'acmme.com')).toEqual({ existence: 'could not look', why, records: {} });
      expect(asked.filter((question) => question === 'acmme.com NS')).toHaveLength(3);
    },
  );

  it('whose server fails at first and then answers exists: results do not flap', async () => {
    const { dns } = await dnsOf((_name, _type, count) => (count < 3 ? 'SERVFAIL' : whole));
    expect((await lookUpName(dns, 'acmme.com')).existence).toBe('exists');
  });

  it('whose server fails for one type alone exists, without a word on that type', async () => {
    const { dns } = await dnsOf((_name, type) => (type === 'NS' || type === 'MX' ? 'SERVFAIL' : whole));
    const { existence, records } = await lookUpName(dns, 'acmme.com');
    expect([existence, Object.keys(records)]).toEqual(['exists', ['A', 'AAAA', 'TXT']]);
  });
});

type Found = Watched<RankedLookalike>;

async function watched(domain: string, watch: Watch & { max?: number }): Promise<Found[]> {
  const rows: Found[] = [];
  for await (const row of watchDomain(domain, watch)) rows.push(row);
  return rows;
}

describe('watchDomain', () => {
  const now = () => Date.parse('2026-11-22T12:00:00Z');

  it('gives every look-alike in its order whatever is answered first, the same in every run', async () => {
    const { dns } = await dnsOf({ 'acne.com': whole, 'acmee.com': whole, 'ame.com': 'SERVFAIL' });
    const first = await watched('acme.com', { dns, now, max: 300 });
    expect(first).toHaveLength(300);
    expect(first.filter(({ existence }) => existence === 'exists').map(({ domain }) => domain)).toEqual([
      'acne.com',
      'acmee.com',
    ]);
    expect(first.find(({ domain }) => domain === 'ame.com')?.existence).toBe('could not look');
    expect(await watched('acme.com', { dns, now, max: 300, atOnce: 5 })).toEqual(first);
  });

  it('says when each was first seen, and keeps what is known', async () => {
    const { dns } = await dnsOf({ 'acne.com': whole, 'acmee.com': whole });
    const firstSeen = new Map([['acmee.com', '2026-01-02T00:00:00.000Z']]);
    const rows = await watched('acme.com', { dns, now, max: 100, firstSeen });
    expect(rows.flatMap((row) => (row.firstSeen ? [[row.domain, row.firstSeen]] : []))).toEqual([
      ['acne.com', '2026-11-22T12:00:00.000Z'],
      ['acmee.com', '2026-01-02T00:00:00.000Z'],
    ]);
  });

  it('believes nothing where every name is answered', async () => {
    const { dns } = await dnsOf({ '*.com': whole, 'acme.net': whole });
    const rows = await watched('acme.com', { dns, now, max: 60 });
    const of = (ending: string) =>
      new Set(rows.filter(({ domain }) => domain.endsWith(ending)).map(({ existence }) => existence));
    expect(of('.com')).toEqual(new Set(['could not look']));
    expect(of('.net')).toEqual(new Set(['exists']));
    expect(rows.find(({ domain }) => domain === 'acne.com')?.why).toBe('every name under com is answered');
  });

  it('asks at most so many at once, and stops when told', async () => {
    let [open, most] = [0, 0];
    const stopping = new AbortController();
    const rows = await watched('acme.com', {
      dns: async (name) => {
        most = Math.max(most, (open += 1));
        await new Promise((done) => setTimeout(done, 1));
        open -= 1;
        if (name === 'acme.net') stopping.abort();
        return { kind: 'no name' };
      },
      ...{ now, atOnce: 7, signal: stopping.signal },
    });
    expect(most).toBe(7);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.length).toBeLessThan(200);
  });
});
