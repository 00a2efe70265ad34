import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { Finding } from '#domain/scan/finding';
import type { Scan, SourceProgress } from '#domain/scan/scan';
import type { SourceId } from '#domain/scan/scan-job';
import { looksFor, plannedSources } from '#domain/scan/scan-plan';
import { jobsOf, newScan } from '../../lambdas/scan/begin/new-scan.ts';
import { findingId } from '../../lambdas/scan/same-account.ts';
import { runSource } from '../../lambdas/scan/run.ts';
import { connectedSources, connectedWebSearch } from '../../lambdas/sources/index.ts';
import type { Source } from '../../lambdas/sources/source.ts';
import type { WebSearch } from '../../lambdas/sources/web-search.ts';
import { type Failing, failingPlatforms } from '../support/sources/failing-platforms.ts';
import { scanInMemory } from '../support/sources/scan-in-memory.ts';

/**
 * Every source x every way to fail: a search ends, says of the platform that it could not look, keeps what was found before,
 * and no other platform of it suffers. The sources are real, and so are the connections; the platforms are the twins.
 */
let world: Awaited<ReturnType<typeof failingPlatforms>>;
beforeAll(async () => {
  world = await failingPlatforms();
  for (const platform of searched) world.platforms.protect('mayahollimund', undefined, platform as 'X');
});
afterAll(() => world.close());

const searched = Platform.options.filter((each) => platformTable[each].search === 'official API');
const bySearchEngine = Platform.options.filter((each) => platformTable[each].search === 'web search');
/** GitHub has two APIs: one for stages without a token. */
const sources = [...searched, 'GITHUB without a token', 'WEB'] as const;
type Asked = (typeof sources)[number];
const idOf = (asked: Asked): SourceId => (asked === 'GITHUB without a token' ? 'GITHUB' : asked);
const platformsOf = (asked: Asked): Platform[] =>
  asked === 'WEB' ? bySearchEngine : [idOf(asked) as Platform];

const maya: User = {
  ...newUser({ sub: 'u1', email: 'maya@example.com' }, '2026-11-01T00:00:00.000Z'),
  socialMediaAccounts: [...searched, 'FACEBOOK' as const].map((platform) => ({
    platform,
    pageUrl: platformTable[platform].page!('mayahollimund'),
    verifiedAt: '2026-01-01T00:00:00.000Z',
  })),
};

/** A platform that is well: nobody but one copy lives there. */
const copyOn = (platform: Platform) => ({ platform, handle: 'mayaho1limund', name: 'Maya Hollimund' });
const well = (platform: Platform): Source => ({
  ...{ platform, batch: 100, servesImage: () => false },
  lookUp: async (handles) =>
    new Map(
      handles.map((handle) => [
        handle,
        handle === 'mayaho1limund' ? { is: 'there', profile: copyOn(platform) } : { is: 'nobody' },
      ]),
    ),
});
const wellWeb: WebSearch = {
  platforms: bySearchEngine,
  seen: async () => ({ profiles: bySearchEngine.map(copyOn), questions: 1 }),
  servesImage: () => false,
};

/** A finding of an earlier search, which nothing of a failure may end. */
const earlier = (platform: Platform): Finding & { version: number } => ({
  ...{ subjectId: 'U#u1', id: findingId(platform, 'mayahollimund-was-here'), platform, version: 1 },
  ...{ verdict: 'likely clone', score: 90, reasons: [], status: 'OPEN', history: [] },
  yours: { platform, handle: 'mayahollimund' },
  theirs: { platform, handle: 'mayahollimund-was-here' },
  ...{ firstSeen: '2026-11-10T00:00:00.000Z', lastSeen: '2026-11-10T00:00:00.000Z' },
});

/** One search in which one source is asked at a platform that fails. */
async function searchWith(asked: Asked) {
  const memory = scanInMemory(maya, world.now);
  const { GITHUB, WEB, ...others } = world.access;
  const plain = { apiUrl: GITHUB!.apiUrl };
  const access = { GITHUB: asked === 'GITHUB without a token' ? plain : GITHUB!, ...others };
  const real = connectedSources(access, world.ask);
  const services = {
    ...memory.services,
    sources: new Map(searched.map((each) => [each, each === idOf(asked) ? real.get(each)! : well(each)])),
    web: asked === 'WEB' ? connectedWebSearch({ WEB: WEB! }, world.ask) : wellWeb,
  };
  for (const platform of Platform.options) {
    const finding = earlier(platform);
    memory.findings.set(finding.id, finding);
  }
  const connected = [...searched, ...bySearchEngine];
  const planned = plannedSources(looksFor(maya, connected), connected, { now: world.now() });
  const scan = newScan('U#u1', services, planned);
  memory.scans.set(scan.id, scan);
  const began = performance.now();
  await Promise.all(jobsOf('u1', scan).map((job) => runSource(job, services)));
  const took = performance.now() - began;
  const done = memory.scans.get(scan.id)!;
  const rows = done.sources.filter(({ platform }) => platformsOf(asked).includes(platform));
  return { ...memory, done, rows, took };
}

/** What holds of every search, whatever one platform does. */
function expectWhole(
  asked: Asked,
  { done, findings, took }: { done: Scan; findings: Map<string, Finding>; took: number },
  /** What the others find, where the platform says nothing untrue of the person's own account there. */
  foundElsewhere: unknown = 1,
): void {
  expect(done.status).toBe('DONE');
  expect(took).toBeLessThan(60_000);
  for (const { platform, status, found } of done.sources.filter(
    (row) => !platformsOf(asked).includes(row.platform),
  ))
    expect([platform, status, found]).toEqual(
      platformTable[platform].search === 'not possible'
        ? [platform, 'closed', 0]
        : [platform, 'looked', foundElsewhere],
    );
  for (const finding of findings.values()) expect(Finding.safeParse(finding).error).toBeUndefined();
}

/** The platform could not be searched, or not wholly, and a sentence says why. */
function expectSilent({ rows, findings }: { rows: SourceProgress[]; findings: Map<string, Finding> }): void {
  expect(rows.length).toBeGreaterThan(0);
  for (const { platform, status, note } of rows) {
    expect([platform, status]).toEqual([platform, expect.stringMatching(/^(?:could not look|in part)$/)]);
    expect(note).toMatch(/^[A-Z][^{}<>]{10,200}\.$/);
    expect(findings.get(earlier(platform).id)).toMatchObject({ status: 'OPEN' });
  }
}

const html = '<!doctype html><title>Just a moment...</title><h1>Just a moment</h1>';
const with429 =
  (headers: Record<string, string>, body: string): Failing =>
  (response) =>
    response.writeHead(429, headers).end(body);
/** Endless, until nobody reads it. */
function pour(response: ServerResponse, bytes: number): void {
  const part = Buffer.alloc(65_536, ' ');
  let left = bytes;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= part.length;
      if (!response.write(part)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}
const bomb = gzipSync(Buffer.alloc(100_000_000, '['));

const waits: [string, Failing, number][] = [
  ['429 with Retry-After in seconds', with429({ 'retry-after': '90' }, '{}'), 90_000],
  [
    '429 with Retry-After as a date',
    (response) =>
      response
        .writeHead(429, { 'retry-after': new Date(world.now() + 120_000).toUTCString() })
        .end('{"message":"slow down"}'),
    120_000,
  ],
  ['429 as a web page', with429({ 'content-type': 'text/html' }, html), 60_000],
  ['429 without a word', with429({}, ''), 60_000],
];

const ends: [string, Failing][] = [
  ['500', (response) => response.writeHead(500).end('{"message":"Server Error"}')],
  ['503 as a web page', (response) => response.writeHead(503).end(html)],
  [
    '500 that breaks off',
    (response) => void response.writeHead(500, { 'content-length': '9999' }).write('{'),
  ],
  ['a connection that is reset', (response) => response.socket?.resetAndDestroy()],
  [
    'an answer that breaks off',
    (response) => {
      response.writeHead(200, { 'content-length': '9999' }).write('{"data":[');
      setTimeout(() => response.socket?.resetAndDestroy(), 5);
    },
  ],
  ['200 with a web page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html)],
  ['200 without a word', (response) => response.writeHead(200).end()],
  ['401', (response) => response.writeHead(401).end('{"message":"Bad credentials"}')],
  ['404 as a web page', (response) => response.writeHead(404, { 'content-type': 'text/html' }).end(html)],
  ['404 without a word', (response) => response.writeHead(404).end()],
  ['403 as a web page', (response) => response.writeHead(403, { 'content-type': 'text/html' }).end(html)],
  [
    'noise',
    (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(randomBytes(5000)),
  ],
];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const mapped = (value: Json, leaf: (value: string | number | boolean | null) => Json): Json =>
  Array.isArray(value)
    ? value.map((each) => mapped(each, leaf))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapped(each, leaf)]))
      : leaf(value);
const junk: Json[] = [null, 7, 'x', {}, [[]]];
const junkLists = (value: Json): Json =>
  Array.isArray(value)
    ? junk
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, junkLists(each)]))
      : value;
const lying =
  (lie: (answer: Json) => Json): Failing =>
  async (response, twin) => {
    const body = await twin();
    const answer = body === '' ? '' : JSON.stringify(lie(JSON.parse(body) as Json));
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  };

const lies: [string, Failing][] = [
  ...([null, [], {}, 7, 'text', [[]], { data: null }, { items: 7 }, { error: null }] as Json[]).map(
    (body): [string, Failing] => [
      `200 with ${JSON.stringify(body)}`,
      (response) => response.writeHead(200).end(JSON.stringify(body)),
    ],
  ),
  ['its answer in a list', lying((answer) => [answer])],
  ['numbers for texts', lying((answer) => mapped(answer, (leaf) => (typeof leaf === 'string' ? 7 : leaf)))],
  ['objects for everything', lying((answer) => mapped(answer, () => ({})))],
  [
    'null for objects',
    lying((answer) =>
      Object.fromEntries(
        Object.entries(answer as object).map(([key, each]) => [key, typeof each === 'object' ? null : each]),
      ),
    ),
  ],
];

/** Lists of an answer hold something else than they should. Accounts of Imgur and Instagram have none. */
const listless: readonly Asked[] = ['IMGUR', 'INSTAGRAM'];

/** What each platform says in its own words; the twins' answers have the shapes of recorded ones. */
const ownWords: [Asked, string, Failing, 'wait' | 'refused' | 'silent'][] = [
  ...(['GITHUB', 'GITHUB without a token'] as const).map((asked): (typeof ownWords)[number] => [
    asked,
    '403 for its secondary limit, by its message alone',
    said(403, { message: 'You have exceeded a secondary rate limit. Please wait a few minutes.' }),
    'wait',
  ]),
  [
    'GITHUB',
    '200 with RATE_LIMITED',
    said(200, { errors: [{ type: 'RATE_LIMITED', message: 'x' }] }),
    'wait',
  ],
  [
    'GITHUB without a token',
    '403 with nothing remaining',
    said(403, { message: 'API rate limit exceeded' }, { 'x-ratelimit-remaining': '0' }),
    'wait',
  ],
  ['X', '403 for a plan without the question', said(403, { reason: 'client-not-enrolled' }), 'refused'],
  [
    'X',
    '429 for a month that is used up',
    said(429, { title: 'UsageCapExceeded', period: 'Monthly' }),
    'wait',
  ],
  ['X', 'nothing about anybody', said(200, { data: [], meta: {} }), 'silent'],
  ['REDDIT', '403 for everybody', said(403, { message: 'Forbidden', error: 403 }), 'silent'],
  [
    'REDDIT',
    '403 with nothing remaining',
    said(403, { message: 'Forbidden', error: 403 }, { 'x-ratelimit-remaining': '0' }),
    'wait',
  ],
  [
    'GOOGLE',
    '403 for its rate',
    said(403, { error: { code: 403, errors: [{ reason: 'rateLimitExceeded' }] } }),
    'wait',
  ],
  ['TWITCH', '403', said(403, { error: 'Forbidden', status: 403, message: 'x' }), 'refused'],
  [
    'IMGUR',
    '403 with no credits left',
    said(403, { data: { error: 'x' }, success: false, status: 403 }, { 'x-ratelimit-clientremaining': '0' }),
    'wait',
  ],
  [
    'INSTAGRAM',
    '403 for its limit of calls',
    said(403, {
      error: { code: 4, message: '(#4) Application request limit reached', type: 'OAuthException' },
    }),
    'wait',
  ],
  [
    'INSTAGRAM',
    'everybody hidden',
    said(400, { error: { code: 110, error_subcode: 2207013, message: 'Cannot find user' } }),
    'silent',
  ],
  [
    'WEB',
    '429 for its rate',
    said(429, { error: { code: 'RATE_LIMITED', status: 429 }, type: 'ErrorResponse' }),
    'wait',
  ],
];
function said(status: number, body: Json, headers: Record<string, string> = {}): Failing {
  return (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

it.each(sources.filter((asked) => !listless.includes(asked)))(
  '%s answers junk in every list',
  async (asked) => {
    world.fail(lying(junkLists));
    const search = await searchWith(asked);
    expectWhole(asked, search);
    expectSilent(search);
  },
);

it.each(ownWords)('%s says %s', async (asked, _what, how, silence) => {
  world.fail(how);
  const search = await searchWith(asked);
  expectWhole(asked, search);
  expectSilent(search);
  expect(search.later).toHaveLength(silence === 'wait' ? 1 : 0);
});

/** A token's answer holds no objects that could be missing. */
const liesOfTokens = lies.filter(([what]) => what !== 'null for objects');

describe.each(['REDDIT', 'TWITCH'] as const)('%s gives out no token', (asked) => {
  it.each([...waits.map(([what, how]) => [what, how] as const), ...ends, ...liesOfTokens])(
    '%s',
    async (_what, how) => {
      world.fail(how, { tokens: true });
      const search = await searchWith(asked);
      expectWhole(asked, search);
      expectSilent(search);
    },
  );
});

describe.each(sources)('%s', (asked) => {
  it('never answers', async () => {
    world.fail(() => {}, { deadline: 50 });
    const search = await searchWith(asked);
    expectWhole(asked, search);
    expectSilent(search);
  });

  it('answers drop by drop', async () => {
    world.fail(
      (response) => {
        response.writeHead(200);
        const drops = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drops));
      },
      { deadline: 50 },
    );
    const search = await searchWith(asked);
    expectWhole(asked, search);
    expectSilent(search);
  });

  it.each([200, 400, 429, 500])('answers %i with 600 MB, of which two are taken', async (status) => {
    world.fail((response) => {
      response.writeHead(status);
      pour(response, 600_000_000);
    });
    const search = await searchWith(asked);
    expectWhole(asked, search);
    expectSilent(search);
    expect(world.seen.largest).toBeLessThan(2_200_000);
  });

  it('answers with what grows a thousandfold when unpacked, of which two megabytes are taken', async () => {
    world.fail((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    const search = await searchWith(asked);
    expectWhole(asked, search);
    expectSilent(search);
    expect(world.seen.largest).toBeLessThan(2_200_000);
  });

  it.each([301, 302, 307, 308])('sends us inside with %i, where nobody goes', async (status) => {
    for (const inside of ['http://169.254.169.254/latest/meta-data/', `${world.origin}/latest/meta-data/`]) {
      world.fail((response) => response.writeHead(status, { location: inside }).end());
      const search = await searchWith(asked);
      expectWhole(asked, search);
      expectSilent(search);
      expect(world.seen.inside).toBe(0);
    }
  });

  it.each([
    ['negative numbers', (leaf) => (typeof leaf === 'number' ? -1 : leaf)],
    ['enormous numbers', (leaf) => (typeof leaf === 'number' ? 1e300 : leaf)],
    ['endless texts', (leaf) => (typeof leaf === 'string' ? leaf + 'm'.repeat(9000) : leaf)],
    ['empty texts', (leaf) => (typeof leaf === 'string' ? '' : leaf)],
    [
      'addresses that run',
      (leaf) => (typeof leaf === 'string' && /^https?:/.test(leaf) ? 'javascript:alert(1)' : leaf),
    ],
  ] as [string, Parameters<typeof mapped>[1]][])(
    'lies with %s: what is kept can be read',
    async (_what, leaf) => {
      world.fail(lying((answer) => mapped(answer, leaf)));
      const search = await searchWith(asked);
      // What a lying platform says of the person's own account is compared on the others, too.
      expectWhole(asked, search, expect.any(Number));
      for (const { theirs, yours } of search.findings.values())
        for (const { url } of [theirs, yours]) expect(url ?? 'https:').toMatch(/^https?:/);
    },
  );

  it('names members like those that every object has', async () => {
    world.fail(async (response, twin) => {
      const named =
        '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"hasOwnProperty":1,';
      response.writeHead(200).end((await twin()).replaceAll(/\{(?=")/g, named));
    });
    const search = await searchWith(asked);
    expectWhole(asked, search);
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
  });

  it('answers when nothing fails', async () => {
    world.fail(undefined);
    const search = await searchWith(asked);
    expect(search.rows.map(({ status }) => status)).toEqual(search.rows.map(() => 'looked'));
    expect(search.later).toEqual([]);
  });

  it.each(waits)('asks us to wait: %s', async (_what, how, wait) => {
    world.fail(how);
    const search = await searchWith(asked);
    expectWhole(asked, search);
    expectSilent(search);
    expect(search.later).toEqual([
      [{ userId: 'u1', scanId: search.done.id, source: idOf(asked), again: 1 }, wait],
    ]);
  });

  it.each([...ends, ...lies])('fails: %s', async (_what, how) => {
    world.fail(how);
    const search = await searchWith(asked);
    expectWhole(asked, search);
    expectSilent(search);
    expect(search.later).toEqual([]);
  });
});
