import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { PUBLIC, type Site, webOf } from '../../test/support/domains/web-of.ts';
import { isPublicAddress } from './public-address.ts';
import { safeFetch } from './safe-fetch.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closing.splice(0).map((close) => close()))));

async function web(sites: Record<string, Site>, addresses?: Record<string, string[]>) {
  const started = await webOf(sites, addresses);
  closing.push(started.close);
  return started;
}
const to =
  (location: string, status = 302): Site =>
  (_question, reply) =>
    void reply.writeHead(status, { location }).end();
const textOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes);
/** Packed before anybody waits for it: a busy machine takes longer than an answer may. */
const packed = gzipSync(Buffer.alloc(50_000_000));
const PRIVATE = 'It leads to an address that is no public web address.';

describe('isPublicAddress', () => {
  it.each(['93.184.216.34', '8.8.8.8', '172.15.0.1', '100.63.0.1', '2606:2800:220:1::1'])('%s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
    ],
    ...[
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '198.18.0.1',
      '203.0.113.9',
      '::',
      '::1',
      'fe80::1',
      'fd00::1',
    ],
    ...[
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001::1',
      '2001:db8::1',
    ],
    ...['', 'localhost', '127.1', '0x7f000001'],
  ])('not %j', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('safeFetch', () => {
  it('reads a page, and follows redirects to another host', async () => {
    const { fetchPage, connected } = await web({
      'acne.com': to('http://www.acne.com/a?b=1', 301),
      'www.acne.com/a?b=1': 'Hello',
    });
    const answer = await fetchPage('http://acne.com/');
    expect([answer.status, answer.url, textOf(answer), answer.redirects]).toEqual([
      200,
      'http://www.acne.com/a?b=1',
      'Hello',
      ['http://www.acne.com/a?b=1'],
    ]);
    expect(connected).toEqual([PUBLIC, PUBLIC]);
  });

  it.each([
    ...[
      'http://127.0.0.1/',
      'http://127.1/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
    ],
    ...[
      'http://169.254.169.254/latest/meta-data/',
      'http://inner.example/',
      'http://both.example/',
      'file:///etc/passwd',
    ],
    ...[
      'http://acne.com:22/',
      'http://user:pass@acne.com/',
      'ftp://acne.com/',
      'nonsense',
      'http://local.example/',
    ],
  ])('connects to nothing for %s, neither at once nor after a redirect', async (address) => {
    const addresses = {
      'inner.example': ['10.0.0.8'],
      'both.example': [PUBLIC, '192.168.0.1'],
      'local.example': ['::1'],
    };
    const { fetchPage, connected, asked } = await web({ 'start.example': to(address) }, addresses);
    await expect(fetchPage(address)).rejects.toMatchObject({ name: 'NotFetched', message: PRIVATE });
    expect(connected).toEqual([]);
    if (address === 'nonsense') return;
    await expect(fetchPage('http://start.example/')).rejects.toThrow(PRIVATE);
    expect(asked).toEqual(['start.example/']);
  });

  it('says which name no server has', async () => {
    const fetchPage = safeFetch({
      resolve: async () => [],
      ...{ deadline: 1000, largest: 1000, maxRedirects: 0 },
    });
    await expect(fetchPage('http://hooks.acne.com/in')).rejects.toMatchObject({
      name: 'NotFetched',
      message: 'We found no server at hooks.acne.com.',
    });
  });

  it('connects to the address that was checked, whatever the name leads to a moment later', async () => {
    const answers = [[PUBLIC], ['127.0.0.1']];
    const connected: string[] = [];
    const fetchPage = safeFetch({
      resolve: async () => answers.shift()!,
      ...{ deadline: 1000, largest: 1000, maxRedirects: 0 },
      connect: (address) => (connected.push(address), { host: '127.0.0.1', port: 9 }),
    });
    await expect(fetchPage('http://rebind.example/')).rejects.toThrow('It couldn’t be reached.');
    expect([connected, answers]).toEqual([[PUBLIC], [['127.0.0.1']]]);
  });

  it.each<[string, Site, string]>([
    ['redirects for ever', to('http://acne.com/again'), 'It redirects too often.'],
    ['never answers', () => {}, 'It didn’t answer in time.'],
    ['never ends', (_q, reply) => void reply.writeHead(200).write('a'), 'It didn’t answer in time.'],
    ['is too large', (_q, reply) => void reply.end(Buffer.alloc(300_000)), 'Its answer is too large.'],
    [
      'grows when it is unpacked',
      (_q, reply) => void reply.writeHead(200, { 'content-encoding': 'gzip' }).end(packed),
      'Its answer is too large.',
    ],
    [
      'breaks off',
      (_q, reply) => void reply.writeHead(200, { 'content-length': '9' }).write('a', () => reply.destroy()),
      'Its answer was cut off.',
    ],
    [
      'is no gzip',
      (_q, reply) => void reply.writeHead(200, { 'content-encoding': 'gzip' }).end('no'),
      'Its answer was cut off.',
    ],
  ])('gives up what %s', async (_, site, why) => {
    const { fetchPage } = await web({ 'acne.com': site });
    await expect(fetchPage('http://acne.com/')).rejects.toMatchObject({ name: 'NotFetched', message: why });
  });

  it('unpacks what is packed, and gives every status as it came', async () => {
    const { fetchPage } = await web({
      'acne.com': (_q, reply) =>
        void reply.writeHead(503, { 'content-encoding': 'gzip' }).end(gzipSync('Later')),
    });
    const answer = await fetchPage('http://acne.com/');
    expect([answer.status, textOf(answer)]).toEqual([503, 'Later']);
  });
});

describe('safePost', () => {
  it('sends the text and its headers, and follows nothing', async () => {
    const got: unknown[] = [];
    const { post, asked } = await web({
      'hooks.acme.com': async (question, reply) => {
        got.push([question.method, question.headers['webhook-id'], await text(question)]);
        reply.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      },
    });
    const answer = await post('https://hooks.acme.com/in', '{"a":"ä"}', { 'webhook-id': '7' });
    expect([answer.status, got, asked]).toEqual([302, [['POST', '7', '{"a":"ä"}']], ['hooks.acme.com/in']]);
  });

  it('connects to nothing private', async () => {
    const { post, connected } = await web({ 'hooks.acme.com': 'ok' }, { 'hooks.acme.com': ['127.0.0.1'] });
    await expect(post('https://hooks.acme.com/', '{}', {})).rejects.toThrow(PRIVATE);
    expect(connected).toEqual([]);
  });
});
