import { afterEach, describe, expect, it } from 'vitest';
import { type Site, webOf } from '../../test/support/domains/web-of.ts';
import { recorded, recordedNames } from '../../test/support/sources/recorded.ts';
import { askRegistries } from './registry.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closing.splice(0).map((close) => close()))));

const rdap =
  (body: unknown, status = 200): Site =>
  (_question, reply) =>
    void reply.writeHead(status, { 'content-type': 'application/rdap+json' }).end(JSON.stringify(body));
/** The IANA list as RFC 9224 has it. */
const list = {
  version: '1.0',
  services: [
    [['com', 'net', 'cz', 'fr', 'moscow'], ['http://rdap.registry.example/v1']],
    [['org'], ['http://gone.example/']],
  ],
};

async function registry(sites: Record<string, Site>, now = { ms: 0 }) {
  const started = await webOf({ 'iana.example/dns.json': rdap(list), ...sites });
  closing.push(started.close);
  return { ...started, ask: askRegistries(started.fetchPage, () => now.ms, 'http://iana.example/dns.json') };
}
const at = (domain: string) => `rdap.registry.example/v1/domain/${domain}`;

describe('a recorded answer', () => {
  const expected: Record<string, [string, unknown]> = {
    'domain-com-verisign': [
      'google.com',
      {
        ...{
          registrar: 'MarkMonitor Inc.',
          createdAt: '1997-09-15T04:00:00.000Z',
          expiresAt: '2028-09-14T04:00:00.000Z',
        },
        abuseEmail: 'abusecomplaints@markmonitor.com',
      },
    ],
    'domain-cz-nic': [
      'example.cz',
      {
        ...{
          registrar: 'REG-INTERNET-CZ',
          createdAt: '2004-08-30T22:55:00.000Z',
          expiresAt: '2019-08-30T12:00:00.000Z',
        },
      },
    ],
    'domain-fr-lemonde': [
      'lemonde.fr',
      {
        ...{
          registrar: 'NAMESHIELD',
          createdAt: '2005-08-02T14:16:36.000Z',
          expiresAt: '2025-06-09T22:08:09.000Z',
        },
        registrarEmail: 'registrar@nameshield.net',
      },
    ],
    'domain-moscow': [
      'home.moscow',
      {
        registrar: 'Limited Liability Company "Registrar of domain names REG.RU"',
        ...{ createdAt: '2021-10-19T19:28:12.000Z', expiresAt: '2024-10-19T19:28:12.000Z' },
        ...{ abuseEmail: 'abuse@reg.ru', registrarEmail: 'info@reg.ru' },
      },
    ],
    'domain-redacted-rfc9537': [
      'example.com',
      {
        ...{
          registrar: 'Example Registrar Inc.',
          createdAt: '1997-06-03T00:00:00.000Z',
          expiresAt: '2021-06-03T04:00:00.000Z',
        },
        ...{ abuseEmail: 'abuse@organization.example', registrarEmail: 'contact@organization.example' },
      },
    ],
  };
  const names = recordedNames('RDAP');
  // Recordings are never committed: where they are absent the run says so.
  if (names.length === 0) it.skip('the recordings are absent (../shared/recorded)', () => {});
  it.each(names)('%s is read or refused as it deserves', async (name) => {
    const { status, body } = recorded(`RDAP/${name}`);
    const [domain, registration] = expected[name] ?? ['example.com', undefined];
    const { ask } = await registry({ [at(domain)]: rdap(body, status) });
    const answer = await ask(domain);
    if (registration) expect(answer).toEqual({ kind: 'registered', registration });
    else if (status === 404) expect(answer).toEqual({ kind: 'not registered' });
    else expect(answer.kind).toBe('could not look');
    if (name === 'error-501-nameserver')
      expect(answer).toMatchObject({ why: 'its registry answered with an error (501)' });
  });
});

describe('a registry', () => {
  const unread = 'its registry answered something else than RDAP';
  it.each<[string, Site, unknown]>([
    [
      'that knows no such name',
      rdap({ errorCode: 404, title: 'Not Found' }, 404),
      { kind: 'not registered' },
    ],
    [
      'whose error is a text, as one of them writes it',
      rdap({ errorCode: '404', title: 'Object not found', description: ['No such domain'] }, 404),
      { kind: 'not registered' },
    ],
    [
      'whose abuse contact stands two floors below its registrar, after an empty line',
      rdap({
        ...{ objectClassName: 'domain', ldhName: 'acne.com' },
        entities: [
          {
            ...{ objectClassName: 'entity', roles: ['registrar'] },
            vcardArray: ['vcard', [['fn', {}, 'text', 'Names Ltd']]],
            entities: [
              {
                ...{ objectClassName: 'entity', roles: ['technical'] },
                entities: [
                  {
                    ...{ objectClassName: 'entity', roles: ['abuse'] },
                    vcardArray: [
                      'vcard',
                      [
                        ['email', {}, 'text', ''],
                        ['email', { type: 'work' }, 'text', 'abuse@names.example'],
                      ],
                    ],
                  },
                ],
              },
            ],
          },
        ],
      }),
      { kind: 'registered', registration: { registrar: 'Names Ltd', abuseEmail: 'abuse@names.example' } },
    ],
    [
      'whose 404 is a page',
      (_q, reply) => void reply.writeHead(404, { 'content-type': 'text/html' }).end('<h1>'),
      { kind: 'could not look', why: 'its registry answered with an error (404)' },
    ],
    ['that asks us to wait', rdap({}, 429), { kind: 'could not look', why: 'its registry asked us to wait' }],
    [
      'that fails',
      rdap({}, 503),
      { kind: 'could not look', why: 'its registry answered with an error (503)' },
    ],
    ['that answers with a page', '<html>Are you human?</html>', { kind: 'could not look', why: unread }],
    [
      'that tells of another name',
      rdap({ objectClassName: 'domain', ldhName: 'OTHER.COM' }),
      { kind: 'could not look', why: unread },
    ],
    [
      'that tells of something else',
      rdap({ objectClassName: 'nameserver', ldhName: 'acne.com' }),
      { kind: 'could not look', why: unread },
    ],
    [
      'that has redacted everything',
      rdap({ objectClassName: 'domain', ldhName: 'ACNE.com.' }),
      { kind: 'registered', registration: {} },
    ],
    [
      'that leads to a private address',
      (_q, reply) => void reply.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
      { kind: 'could not look', why: 'its registry: It leads to an address that is no public web address.' },
    ],
  ])('%s', async (_, site, expected) => {
    const { ask } = await registry({ [at('acne.com')]: site });
    expect(await ask('acne.com')).toEqual(expected);
  });

  it('whose fields are of the wrong kind is read as far as it goes', async () => {
    const odd = {
      objectClassName: 'domain',
      events: [{ eventAction: 'registration', eventDate: 'some day' }],
      entities: [
        {
          roles: ['registrar'],
          handle: 7,
          vcardArray: [
            'vcard',
            [
              ['fn', {}, 'text', ' A\u001b[2J\nB '],
              ['email', {}, 'text', 'no address'],
            ],
          ],
          entities: 'none',
        },
      ],
    };
    const { ask } = await registry({ [at('acne.com')]: rdap(odd) });
    expect(await ask('acne.com')).toEqual({ kind: 'registered', registration: { registrar: 'A [2J B' } });
  });

  it('is not on the list: it could not be asked, and nothing else is', async () => {
    const { ask, asked } = await registry({});
    expect(await ask('acne.de')).toEqual({
      kind: 'could not look',
      why: 'its registry answers no questions by RDAP',
    });
    expect(asked).toEqual(['iana.example/dns.json']);
  });

  it('is asked one question at a time, left alone for a minute after it asked for that, and the list is read once a day', async () => {
    const now = { ms: 0 };
    let [open, most, busy] = [0, 0, false];
    const counted: Site = (_q, reply) => {
      most = Math.max(most, (open += 1));
      setTimeout(() => {
        open -= 1;
        reply.writeHead(busy ? 429 : 404).end();
      }, 20);
    };
    const { ask, asked } = await registry({ 'rdap.registry.example': counted }, now);
    await Promise.all(['a.com', 'b.net', 'c.com'].map(ask));
    expect([most, asked.length]).toEqual([1, 4]);
    busy = true;
    const both = await Promise.all(['d.com', 'e.com'].map(ask));
    expect(both.map(({ kind }) => kind)).toEqual(['could not look', 'could not look']);
    expect(asked.length).toBe(5);
    [busy, now.ms] = [false, 61_000];
    expect((await ask('e.com')).kind).toBe('not registered');
    now.ms += 86_400_000;
    await ask('f.com');
    expect(asked.filter((one) => one.startsWith('iana'))).toHaveLength(2);
  });

  it('whose list could not be read is tried again with the next name', async () => {
    let tries = 0;
    const { ask } = await registry({
      'iana.example/dns.json': (question, reply) =>
        (tries += 1) === 1
          ? reply.writeHead(500).end()
          : (rdap(list) as (q: unknown, r: unknown) => void)(question, reply),
      [at('acne.com')]: rdap({}, 404),
    });
    expect(await ask('acne.com')).toEqual({
      kind: 'could not look',
      why: 'its registry: The list of registries could not be read.',
    });
    expect(await ask('acne.com')).toEqual({ kind: 'not registered' });
  });
});
