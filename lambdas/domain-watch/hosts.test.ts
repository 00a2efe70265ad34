import { afterEach, describe, expect, it } from 'vitest';
import { type Site, webOf } from '../../test/support/domains/web-of.ts';
import { askHosts } from './hosts.ts';

/**
 * No answer about an address is among the recordings: these twins are shaped by RFC 9083 (section 5.4) and by what differs between
 * the five registries, the abuse contact below the holder (ARIN) or beside it (RIPE).
 */
const card = (fn: string, email?: string) => [
  'vcard',
  [['version', {}, 'text', '4.0'], ['fn', {}, 'text', fn], ...(email ? [['email', {}, 'text', email]] : [])],
];
const abuse = { roles: ['abuse'], vcardArray: card('Abuse desk', 'abuse@gull.example') };
const holder = { roles: ['registrant'], vcardArray: card('Gull Hosting Inc.') };
const network = (more: object) => ({
  objectClassName: 'ip network',
  ...{ startAddress: '93.184.216.0', endAddress: '93.184.216.255', ipVersion: 'v4', name: 'GULL-4' },
  ...more,
});
const rdap =
  (body: unknown, status = 200): Site =>
  (_question, reply) =>
    void reply.writeHead(status, { 'content-type': 'application/rdap+json' }).end(JSON.stringify(body));
const lists = {
  'iana.example/ipv4.json': rdap({
    services: [
      [['93.0.0.0/8'], ['http://ripe.example/']],
      [['93.184.0.0/16', 'no network'], ['http://arin.example/registry']],
    ],
  }),
  'iana.example/ipv6.json': rdap({ services: [[['2001:600::/23'], ['http://ripe.example/']]] }),
};

const closing: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closing.splice(0).map((close) => close()))));

async function hosts(sites: Record<string, Site>) {
  const web = await webOf({ ...lists, ...sites });
  closing.push(web.close);
  const at = (family: string) => `http://iana.example/${family}.json`;
  return { ...web, ask: askHosts(web.fetchPage, () => 0, { ipv4: at('ipv4'), ipv6: at('ipv6') }) };
}

describe('the host of an address', () => {
  const known = { name: 'Gull Hosting Inc.', abuseEmail: 'abuse@gull.example' };
  const why = (words: string) => ({ kind: 'could not look', why: words });
  it.each<[string, Site, unknown]>([
    [
      'with the contact below its holder',
      rdap(network({ entities: [{ ...holder, entities: [abuse] }] })),
      known,
    ],
    ['with the contact beside its holder', rdap(network({ entities: [abuse, holder] })), known],
    ['without a holder', rdap(network({ entities: [abuse] })), { ...known, name: 'GULL-4' }],
    ['with everything redacted', rdap(network({ name: undefined })), {}],
    [
      'with fields of the wrong kind',
      rdap(network({ name: 7, entities: [{ ...abuse, vcardArray: card('A', 'no address') }] })),
      {},
    ],
    [
      'that another registry answers for',
      (_q, reply) => void reply.writeHead(301, { location: 'http://ripe.example/ip/1' }).end(),
      { abuseEmail: 'abuse@ripe.example' },
    ],
  ])('%s', async (_, site, host) => {
    const moved = rdap({
      objectClassName: 'ip network',
      entities: [{ roles: ['abuse'], vcardArray: card('R', 'abuse@ripe.example') }],
    });
    const { ask } = await hosts({ 'arin.example': site, 'ripe.example/ip/1': moved });
    expect(await ask('93.184.216.34')).toEqual({ kind: 'known', address: '93.184.216.34', host });
  });

  it.each<[string, Site, string]>([
    ['fails', rdap({}, 503), 'the registry of its address answered with an error (503)'],
    ['asks us to wait', rdap({}, 429), 'its registry asked us to wait'],
    [
      'tells of a domain',
      rdap({ objectClassName: 'domain' }),
      'the registry of its address answered something else than RDAP',
    ],
    ['answers with a page', '<html>', 'the registry of its address answered something else than RDAP'],
  ])('could not be looked up where the registry %s', async (_, site, words) => {
    const { ask } = await hosts({ 'arin.example': site });
    expect(await ask('93.184.216.34')).toEqual(why(words));
  });

  it('is asked of the smallest network’s registry, once an address, and of none where no list names it', async () => {
    const { ask, asked } = await hosts({
      'arin.example': rdap(network({})),
      'ripe.example': rdap(network({ name: 'SIX' })),
    });
    await Promise.all([ask('93.184.216.34'), ask('93.184.216.34')]);
    expect(await ask('2001:600::1')).toMatchObject({ host: { name: 'SIX' } });
    expect(await ask('192.0.2.1')).toEqual(why('no registry is known for its address'));
    expect(asked.filter((one) => !one.startsWith('iana'))).toEqual([
      'arin.example/registry/ip/93.184.216.34',
      'ripe.example/ip/2001:600::1',
    ]);
  });
});
