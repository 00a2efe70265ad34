import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ListUsersInGroupCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import type { AccountProof } from '#domain/proof/proof';
import type { Finding } from '#domain/scan/finding';
import type { Review, SupportMessage } from '#domain/proof/review';
import type { User } from '#domain/account/user';
import { holdersOver } from '../../lambdas/proof/holder.ts';
import { recheckDue } from '../../lambdas/proof/recheck.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { integrationStore } from '../../lambdas/store/business/integration.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { tellOperators } from '../../lambdas/operator/tell-operators.ts';
import { raceRetry } from '../../lambdas/runtime/retry.ts';
import { imageFetcher } from '../../lambdas/scan/picture/fetch-image.ts';
import { connectedSources } from '../../lambdas/sources/index.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { supportStore } from '../../lambdas/store/request.ts';
import { socialProofStore } from '../../lambdas/store/proof/social-proof.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { userStore } from '../../lambdas/store/user.ts';
import type { LocalStack } from '../../local/stack.ts';
import { asOperator } from '../support/operator.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { identityService } from '../support/registered.ts';
import { startServices } from '../support/services.ts';
import { databaseOf } from '../support/tables.ts';
import { answer, type Wire, wireTo } from '../support/client.ts';

/** Proofs over HTTP of a running stack: the profile's code, sign-ins at the platform, and what happens to those who copy them. */
let stack: LocalStack;
let wire: Wire;
let maya: Person;
let otto: Person;
let database: Database;
const hour = 3_600_000;
const reason = 'Looked at both.';

beforeAll(async () => {
  stack = await startServices({ seed: 11 });
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  [maya, otto] = (await signUpPeople(stack, ['maya', 'otto'])) as [Person, Person];
  for (const person of [maya, otto]) {
    await answer(
      wire.graphql(
        'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
        { input: { id: person.sub, accountEmail: person.email, firstName: person.name } },
        by(person),
      ),
    );
    await addAccounts(
      person,
      ['GITHUB', 'https://github.com/maya-hollimund'],
      ['X', 'https://x.com/maya_hollimund'],
      ['LINKEDIN', 'https://www.linkedin.com/in/hollimund'],
      ['GITHUB', 'https://github.com/maya-clay'],
    );
  }
});
afterAll(() => stack?.close());

const by = ({ accessToken }: Person) => ({ token: accessToken });
const proxy = <T>(person: Person, name: string, input: object) =>
  answer<T>(wire.rest('proxy', name, input, by(person)));
const refusal = async (person: Person, name: string, input: object) => {
  const got = await wire.rest('proxy', name, input, by(person));
  return got.kind === 'refused' ? `${got.code} ${got.message}` : 'an answer';
};
const addAccounts = (person: Person, ...accounts: [string, string][]) =>
  answer(
    wire.graphql(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }',
      {
        input: {
          id: person.sub,
          socialMediaAccounts: accounts.map(([platform, pageUrl]) => ({ platform, pageUrl })),
        },
      },
      by(person),
    ),
  );
const writeBio = (handle: string, bio: string) =>
  fetch(`${stack.origin}/platforms/github/edit/${handle}`, {
    method: 'POST',
    body: new URLSearchParams({ bio }),
    redirect: 'manual',
  });
const accountOf = async (person: Person, platform: string) =>
  (await proxy<{ accounts: AccountProof[] }>(person, 'get-proofs', {})).accounts.find(
    (account) => account.platform === platform,
  )!;
const scoreOf = async (person: Person) =>
  (await answer<{ score: { score: number } }>(wire.rest('app', 'get-report', {}, by(person)))).score.score;
const check = (handle: string) =>
  answer<{ registered: boolean; paused: boolean }>(
    wire.graphql(
      `{ checkProfile(platform: GITHUB, handle: "${handle}") { registered paused statement } }`,
      {},
      { apiKey: (stack.config.API as { GraphQL: { apiKey: string } }).GraphQL.apiKey },
    ),
  );
const github = { platform: 'GITHUB', handle: 'maya-hollimund' };
/** The job as the schedule runs it, with a clock of its own. */
const lookAgain = (later = 0) =>
  recheckDue({
    holders: holdersOver({ users: userStore(database), businesses: businessStore(database) }),
    seats: seatStore(database),
    integrations: integrationStore(database),
    hook: async () => {},
    proofs: socialProofStore(database),
    notifications: notificationStore(database),
    sources: connectedSources(
      { GITHUB: { apiUrl: `${stack.origin}/platforms/github` } },
      { fetch, deadline: 60_000, attempts: 1, random: Math.random, sleep: async () => {}, now: Date.now },
    ),
    fetchImage: imageFetcher(fetch),
    hashImage: async () => undefined,
    mayAsk: async () => true,
    retry: { ...raceRetry, sleep: async () => {} },
    now: () => Date.now() + later,
  });

describe('a code on the profile', () => {
  let code: string;

  it('is made once, and looked for', async () => {
    expect(await accountOf(maya, 'GITHUB')).toMatchObject({ status: 'Unverified', ways: ['oauth', 'code'] });
    const started = await proxy<{ code: string; account: AccountProof }>(maya, 'start-proof', github);
    code = started.code;
    expect(code).toMatch(/^countersign:maya-hollimund:/);
    expect(started.account.status).toBe('Pending');
    expect((await proxy<{ code: string }>(maya, 'start-proof', github)).code).toBe(code);
    expect(await refusal(maya, 'check-proof', github)).toMatch(
      /^INVALID_INPUT The code isn’t on the profile yet/,
    );
  });

  it('altered, of another account or of somebody else, is refused with what to do', async () => {
    const last = code.at(-1) === '2' ? '3' : '2';
    const { code: ottos } = await proxy<{ code: string }>(otto, 'start-proof', github);
    const { code: forX } = await proxy<{ code: string }>(maya, 'start-proof', {
      platform: 'GITHUB',
      handle: 'maya-clay',
    });
    for (const [shown, words] of [
      [code.slice(0, -1) + last, /^INVALID_INPUT One character is different/],
      [code.slice(0, -5), /^INVALID_INPUT The profile shows only part of the code/],
      [ottos, /^INVALID_INPUT This profile shows an older or different code/],
      [forX, /^INVALID_INPUT This profile shows a code made for “maya-clay”/],
    ] as const) {
      await writeBio('maya-hollimund', shown);
      expect(await refusal(maya, 'check-proof', github), shown).toMatch(words);
      expect(await accountOf(maya, 'GITHUB')).toMatchObject({ status: 'Pending' });
    }
  });

  it('proves the account, and the score knows', async () => {
    const before = await scoreOf(maya);
    await writeBio('maya-hollimund', `Stoneware. ${code}`);
    const { account, user } = await proxy<{ account: AccountProof; user: User }>(maya, 'check-proof', github);
    expect(account).toMatchObject({ status: 'Verified', how: 'code', public: false });
    expect(user.socialMediaAccounts?.filter((one) => one.verifiedAt)).toHaveLength(1);
    expect((await scoreOf(maya)) - before).toBe(25);
  });

  it('is shown to others only when its holder wants it', async () => {
    expect(await check('maya-hollimund')).toMatchObject({ registered: false });
    await lookAgain(2 * 60_000);
    const { account } = await proxy<{ account: AccountProof }>(maya, 'set-public', {
      ...github,
      public: true,
    });
    expect(account.public).toBe(true);
    expect(await check('Maya-Hollimund')).toMatchObject({ registered: true });
    const badge = (handle: string) =>
      answer<string>(wire.rest('app', 'badge', { platform: 'GITHUB', handle }, {}));
    expect(await badge('maya-hollimund')).toContain('Confirmed since');
    expect(await badge('maya-holllmund')).toContain('Not registered, or private');
    expect(await refusal(otto, 'set-public', { ...github, public: true })).toMatch(/^CONFLICT/);
  });

  it('on another handle it is the strongest signal there is', async () => {
    await writeBio('hollimund-m', `Tide tables. ${code}`);
    await answer(wire.rest('app', 'start-scan', {}, by(maya)));
    const first = async () =>
      (await answer<{ findings: Finding[] }>(wire.rest('app', 'get-report', {}, by(maya)))).findings[0];
    await expect
      .poll(async () => (await first())?.reasons[0]?.signal, { timeout: 180_000, interval: 500 })
      .toBe('proof');
    const finding = await first();
    expect(finding?.theirs.handle).toBe('hollimund-m');
    expect(finding?.verdict).toBe('likely clone');
  });

  it('breaks when it is gone from two looks, and the score falls', async () => {
    const before = await scoreOf(maya);
    await writeBio('maya-hollimund', 'Stoneware.');
    await lookAgain(25 * hour);
    expect(await accountOf(maya, 'GITHUB')).toMatchObject({ status: 'Verified' });
    await lookAgain(27 * hour);
    expect(await accountOf(maya, 'GITHUB')).toMatchObject({
      status: 'Broken',
      note: 'The code is no longer on the profile.',
    });
    expect(await check('maya-hollimund')).toMatchObject({ registered: false });
    expect((await scoreOf(maya)) - before).toBe(-25);
  });

  it('one handle has one holder: a second proof makes the first be looked at', async () => {
    await writeBio('maya-hollimund', code);
    await proxy(maya, 'check-proof', github);
    const { code: ottos } = await proxy<{ code: string }>(otto, 'start-proof', github);
    await writeBio('maya-hollimund', ottos);
    expect(await refusal(otto, 'check-proof', github)).toMatch(/^CONFLICT Someone else has proven/);
    expect(await accountOf(maya, 'GITHUB')).toMatchObject({ status: 'Verified', inReview: true });
    expect(await socialProofStore(database).inReview(10)).toMatchObject([
      { id: 'GITHUB#maya-hollimund', owner: maya.sub, reviewReason: 'disputed', public: false },
    ]);
    await lookAgain();
    expect(await accountOf(maya, 'GITHUB')).toMatchObject({ status: 'Broken' });
    expect(await socialProofStore(database).inReview(10)).toEqual([]);
    await proxy(otto, 'check-proof', github);
    expect(await accountOf(otto, 'GITHUB')).toMatchObject({ status: 'Verified' });
  });
});

describe('an account of each of the 17 platforms', () => {
  it('is added by its link, and says how far it can be proven here', async () => {
    const [kim] = (await signUpPeople(stack, ['kim'])) as [Person];
    await answer(
      wire.graphql(
        'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
        { input: {} },
        by(kim),
      ),
    );
    const handles: Partial<Record<Platform, string>> = {
      WHATSAPP: '46701234567',
      DISCORD: '123456789012345678',
    };
    const links = Platform.options.map((platform): [string, string] => [
      platform,
      platformTable[platform].page!(handles[platform] ?? 'kimhollimund'),
    ]);
    await addAccounts(kim, ...links);
    const { accounts } = await proxy<{ accounts: AccountProof[] }>(kim, 'get-proofs', {});
    expect(accounts.map(({ platform }) => platform)).toEqual(Platform.options);
    for (const { platform, handle, status, proves } of accounts) {
      expect(handle).toBe(handles[platform] ?? 'kimhollimund');
      expect(status).toBe('Unverified');
      expect(proves).toBe(platformTable[platform].proves);
    }
    const provable = accounts.filter(({ ways }) => ways.length > 0).map(({ platform }) => platform);
    // The eight with a callback page, at least.
    for (const name of 'LINKEDIN X TIKTOK GITHUB PINTEREST WHATSAPP SNAPCHAT REDDIT'.split(' '))
      expect(provable).toContain(name);
    const wrong = addAccounts(kim, ...links, ['GITHUB', 'https://kim.example/github']);
    await expect(wrong).rejects.toThrow('INVALID_INPUT: This is no link to a profile on GitHub');
  });
});

describe('an account taken off the list', () => {
  it('is no longer shown as confirmed, from that moment', async () => {
    const [ines] = (await signUpPeople(stack, ['ines'])) as [Person];
    await answer(
      wire.graphql(
        'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
        { input: {} },
        by(ines),
      ),
    );
    await addAccounts(ines, ['GITHUB', 'https://github.com/mh-lathe']);
    const lathe = { platform: 'GITHUB', handle: 'mh-lathe' };
    const { code } = await proxy<{ code: string }>(ines, 'start-proof', lathe);
    await writeBio('mh-lathe', code);
    await proxy(ines, 'check-proof', lathe);
    await lookAgain(2 * 60_000);
    await proxy(ines, 'set-public', { ...lathe, public: true });
    expect(await check('mh-lathe')).toMatchObject({ registered: true });
    await addAccounts(ines, ['X', 'https://x.com/mh_lathe']);
    expect(await check('mh-lathe')).toMatchObject({ registered: false });
  });
});

describe('a review', () => {
  it('is decided by operators, who can end a proof', async () => {
    const [ada] = (await signUpPeople(stack, ['ada'])) as [Person];
    expect(await refusal(ada, 'get-reviews', {})).toMatch(/^FORBIDDEN/);
    const operator = await asOperator(stack, ada);
    await proxy(otto, 'set-public', { ...github, public: true });
    const store = socialProofStore(database);
    const proof = (await store.get('GITHUB#maya-hollimund'))!;
    await store.look(proof, { reviewSince: proof.since, reviewReason: 'looks like another', public: false });
    const { reviews } = await proxy<{ reviews: Review[] }>(operator, 'get-reviews', {});
    expect(reviews).toMatchObject([
      { holders: [{ handle: 'maya-hollimund', reason: 'looks like another', wantsPublic: true, proven: 1 }] },
    ]);
    await proxy(operator, 'decide-review', { ...github, decision: 'keep', reason });
    expect(await accountOf(otto, 'GITHUB')).toMatchObject({ status: 'Verified', inReview: false });
    expect(await refusal(operator, 'decide-review', { ...github, decision: 'end', reason })).toMatch(
      /^NOT_FOUND/,
    );
    await store.look((await store.get(proof.id))!, { reviewSince: proof.since, reviewReason: 'disputed' });
    await proxy(operator, 'decide-review', { ...github, decision: 'end', reason });
    expect(await accountOf(otto, 'GITHUB')).toMatchObject({
      status: 'Broken',
      note: 'It was ended after a review.',
    });
  });
});

describe('“This account is impersonating me”', () => {
  const tidal = { platform: 'GITHUB', handle: 'hollimund-m' };
  const report = { ...tidal, own: 'https://github.com/maya-hollimund', words: 'My name.\nMy picture.' };
  const tell = (input: object) =>
    answer<{ received: boolean }>(wire.rest('proxy', 'report-imitation', input, {}));
  let operator: Person;
  let iris: Person;

  it('reaches operators, of a confirmed account alone, and pauses nothing by itself', async () => {
    const [ida, anna] = (await signUpPeople(stack, ['ida', 'anna'])) as [Person, Person];
    operator = await asOperator(stack, ida);
    iris = anna;
    await answer(
      wire.graphql(
        'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
        { input: {} },
        by(iris),
      ),
    );
    expect(await tell(report)).toEqual({ received: false });
    await addAccounts(iris, ['GITHUB', 'https://github.com/hollimund-m']);
    const { code } = await proxy<{ code: string }>(iris, 'start-proof', tidal);
    await writeBio('hollimund-m', code);
    await proxy(iris, 'check-proof', tidal);
    expect(await tell(report), 'proven, and private').toEqual({ received: false });
    await lookAgain(2 * 60_000);
    await proxy(iris, 'set-public', { ...tidal, public: true });
    expect(await tell(report)).toEqual({ received: true });
    expect(await check('hollimund-m')).toMatchObject({ registered: true });
    const { reviews } = await proxy<{ reviews: Review[] }>(operator, 'get-reviews', {});
    expect(reviews).toMatchObject([
      {
        reasons: ['Someone says: this account is impersonating me.'],
        holders: [
          { handle: 'hollimund-m', reviewSince: null, reports: [{ words: report.words, own: report.own }] },
        ],
      },
    ]);
  });

  it('an operator reads the profile, pauses the badge, and shows it again', async () => {
    const read = await proxy<{ profile: { handle: string }; picture: { contentType: string } | null }>(
      operator,
      'review-profile',
      tidal,
    );
    expect(read).toMatchObject({ profile: { handle: 'hollimund-m' }, picture: { contentType: 'image/png' } });
    expect(await refusal(iris, 'review-profile', tidal)).toMatch(/^FORBIDDEN/);
    expect(await refusal(operator, 'review-profile', { ...tidal, handle: 'nobody' })).toMatch(/^NOT_FOUND/);

    await proxy(operator, 'decide-review', { ...tidal, decision: 'pause', reason });
    expect(await check('hollimund-m')).toMatchObject({ registered: false, paused: true });
    const badge = await answer<string>(wire.rest('app', 'badge', tidal, {}));
    expect(badge).toContain('Paused for review');
    await lookAgain(26 * hour);
    await proxy(iris, 'check-proof', tidal);
    expect(await check('hollimund-m'), 'neither a look nor a fresh proof ends it').toMatchObject({
      paused: true,
    });
    await proxy(iris, 'set-public', { ...tidal, public: false });
    expect(await check('hollimund-m'), 'its holder may hide it').toMatchObject({ paused: false });
    await proxy(iris, 'set-public', { ...tidal, public: true });
    expect(await check('hollimund-m')).toMatchObject({ registered: false, paused: true });

    const about = async () =>
      (await notificationStore(database).recent(iris.sub, 20))
        .map(({ title }) => title)
        .filter((title) => /paused/.test(title));
    expect(await about()).toEqual(['hollimund-m on GitHub is paused for review']);
    expect((await accountOf(iris, 'GITHUB')).words).toMatch(/^Paused for review\. Verified since /);

    await proxy(operator, 'decide-review', { ...tidal, decision: 'keep', reason });
    expect(await about()).toHaveLength(2);
    expect(await about()).toContain('hollimund-m on GitHub is no longer paused');
    expect((await accountOf(iris, 'GITHUB')).words).toMatch(/^Verified since /);
    expect(await check('hollimund-m')).toMatchObject({ registered: true, paused: false });
    expect((await proxy<{ reviews: Review[] }>(operator, 'get-reviews', {})).reviews).toEqual([]);
  });

  it.each(['pause', 'end'])(
    'what an operator answered with “%s” is held back when it is proven anew',
    async (decision) => {
      await proxy(operator, 'decide-review', { ...tidal, decision: 'pause', reason });
      if (decision === 'end') await proxy(operator, 'decide-review', { ...tidal, decision, reason });
      await addAccounts(iris, ['X', 'https://x.com/hollimund_m']);
      expect(await check('hollimund-m')).toMatchObject({ registered: false, paused: false });
      await addAccounts(iris, ['GITHUB', 'https://github.com/hollimund-m']);
      await proxy(iris, 'start-proof', tidal);
      await proxy(iris, 'check-proof', tidal);
      await proxy(iris, 'set-public', { ...tidal, public: true });
      await lookAgain(2 * 60_000);
      expect(await check('hollimund-m')).toMatchObject({ registered: false, paused: true });
      const { reviews } = await proxy<{ reviews: Review[] }>(operator, 'get-reviews', {});
      expect(reviews).toMatchObject([{ holders: [{ handle: 'hollimund-m', reason: 'reported' }] }]);
      await proxy(operator, 'decide-review', { ...tidal, decision: 'keep', reason });
      expect(await check('hollimund-m')).toMatchObject({ registered: true, paused: false });
    },
  );

  it('two holders that were looked at together both stay shown, whichever was decided first', async () => {
    const store = socialProofStore(database);
    const mine = (await store.get('GITHUB#hollimund-m'))!;
    const photoHash = 'a5'.repeat(32);
    const twin = {
      ...mine,
      id: 'GITHUB#hollimund-n',
      owner: maya.sub,
      photoHash,
      code: 'countersign:hollimund-n:aaaa-2222',
    };
    const reviewSince = mine.since;
    const held = {
      public: false,
      wantsPublic: true,
      reviewSince,
      reviewReason: 'looks like another' as const,
    };
    await store.look(mine, { ...held, photoHash });
    await database.client.send(
      new PutCommand({
        TableName: database.table('SocialProof'),
        Item: { ...twin, ...held, review: 'OPEN', shard: 0 },
      }),
    );
    const { reviews } = await proxy<{ reviews: Review[] }>(operator, 'get-reviews', {});
    expect(reviews).toMatchObject([
      {
        id: 'GITHUB#hollimund-m GITHUB#hollimund-n',
        reasons: [
          'The names of both holders read the same.',
          'Both profiles show the same picture: 256 of 256 marks match.',
        ],
        holders: [{}, {}],
      },
    ]);
    await proxy(operator, 'decide-review', { ...tidal, decision: 'keep', reason });
    expect(await check('hollimund-m')).toMatchObject({ registered: true });
    const { reviews: left } = await proxy<{ reviews: Review[] }>(operator, 'get-reviews', {});
    expect(left[0]!.holders.map(({ handle, reviewSince: since }) => [handle, !!since]).sort()).toEqual([
      ['hollimund-m', false],
      ['hollimund-n', true],
    ]);
    await database.client.send(
      new DeleteCommand({ TableName: database.table('SocialProof'), Key: { id: twin.id } }),
    );
  });

  it('a message to those who run the product waits beside it, and the operators are told', async () => {
    await answer(
      wire.rest('app', 'support', { subject: 'A question', message: 'How long does it take?' }, by(iris)),
    );
    const read = async () =>
      (await proxy<{ messages: SupportMessage[] }>(operator, 'get-reviews', {})).messages;
    const [message] = await read();
    expect(message).toMatchObject({ subject: 'A question', from: 'anna@example.com' });
    const operators = async () => {
      const { client, userPoolId: UserPoolId } = await identityService(stack.origin);
      const found = await client.send(new ListUsersInGroupCommand({ UserPoolId, GroupName: 'Admin' }));
      return found.Users!.map(({ Attributes }) => Attributes!.find(({ Name }) => Name === 'sub')!.Value!);
    };
    expect(await operators()).toContain(operator.sub);
    const waiting = {
      proofs: socialProofStore(database),
      seats: seatStore(database),
      requests: supportStore(database),
      notifications: notificationStore(database),
      operators,
      now: Date.now,
    };
    await tellOperators(waiting); // the schedule may have been first
    const list = await answer<{ notifications: { title: string }[] }>(
      wire.rest('notification', 'get-list', {}, by(operator)),
    );
    expect(list.notifications[0]).toMatchObject({
      title: '1 message is waiting for you',
      link: '/reviews',
    });
    expect(await refusal(iris, 'close-message', { id: message!.id, open: false })).toMatch(/^FORBIDDEN/);
    await proxy(operator, 'close-message', { id: message!.id, open: false });
    expect(await read()).toEqual([]);
    await proxy(operator, 'close-message', { id: message!.id, open: true });
    expect(await read()).toHaveLength(1);
    expect(await refusal(operator, 'close-message', { id: 'nothing', open: false })).toMatch(/^NOT_FOUND/);
  });

  it('whoever tries handle after handle is stopped, whatever address they invent', async () => {
    const { apiKey, endpoint } = (stack.config.API as { GraphQL: { apiKey: string; endpoint: string } })
      .GraphQL;
    const ask = async (count: number, from: string) => {
      const fields = Array.from(
        { length: count },
        (_, i) => `a${i}: checkProfile(platform: GITHUB, handle: "guess-${i}") { registered }`,
      );
      const response = await fetch(endpoint.replace(/^HTTP:/, 'http:'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'x-forwarded-for': from },
        body: JSON.stringify({ query: `{ ${fields.join(' ')} }` }),
      });
      const { errors = [] } = (await response.json()) as { errors?: { errorType: string }[] };
      return errors.filter(({ errorType }) => errorType === 'RATE_LIMITED').length;
    };
    expect(await ask(50, '203.0.113.9')).toBe(0);
    await ask(50, '203.0.113.10, 70.132.20.1'); // near the limit, with what was asked above
    // Whoever asks is added behind what they wrote: one sender, three inventions.
    expect(await ask(50, '192.0.2.1, 203.0.113.11, 70.132.20.1')).toBeGreaterThan(0);
  });
});

describe('a sign-in at the platform', () => {
  const x = { platform: 'X', handle: 'maya_hollimund' };
  interface Begun {
    url: string;
    state: string;
  }
  /** What the person does on the platform's page; gives what the callback page is opened with. */
  const signIn = async ({ url }: Begun, account: string) => {
    const reply = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ account, answer: 'allow' }),
      redirect: 'manual',
    });
    const to = new URL(reply.headers.get('location')!);
    return { to, code: to.searchParams.get('code')!, state: to.searchParams.get('state')! };
  };

  it('verifies exactly the account that signed in', async () => {
    const begun = await proxy<Begun>(maya, 'start-link', x);
    expect(begun.state).toMatch(/^[A-Za-z\d]{32}_x$/);
    const { to, code, state } = await signIn(begun, 'maya_hollimund');
    expect(to.pathname).toBe('/auth/x');
    const finished = await proxy<{ account: AccountProof }>(maya, 'finish-link', {
      platform: 'X',
      code,
      state,
    });
    expect(finished.account).toMatchObject({ status: 'Verified', how: 'oauth' });
    const other = await signIn(await proxy<Begun>(maya, 'start-link', x), 'somebody_else');
    expect(
      await refusal(maya, 'finish-link', { platform: 'X', code: other.code, state: other.state }),
    ).toMatch(/^CONFLICT You signed in with X as “somebody_else”/);
  });

  it('refuses a state that is forged, used, somebody else’s, for another platform, or too old', async () => {
    const words = 'FORBIDDEN An error occurred while validating the state.';
    const finish = (person: Person, platform: string, { code, state }: { code: string; state: string }) =>
      refusal(person, 'finish-link', { platform, code, state });
    const one = await signIn(await proxy<Begun>(maya, 'start-link', x), 'maya_hollimund');
    expect(await finish(maya, 'X', { ...one, state: `${'a'.repeat(32)}_x` })).toBe(words);
    expect(await finish(otto, 'X', one)).toBe(words);
    expect(await finish(maya, 'GITHUB', one)).toBe(words);
    expect(await finish(maya, 'X', one)).toBe('an answer');
    expect(await finish(maya, 'X', one)).toBe(words);
    const late = await signIn(await proxy<Begun>(maya, 'start-link', x), 'maya_hollimund');
    await database.client.send(
      new UpdateCommand({
        TableName: database.table('Once'),
        Key: { id: `link#${late.state}` },
        UpdateExpression: 'SET expiresAt = :past',
        ExpressionAttributeValues: { ':past': Math.floor(Date.now() / 1000) - 1 },
      }),
    );
    expect(await finish(maya, 'X', late)).toBe(words);
  });

  it('says no more than “declared” where the platform does not tell the page', async () => {
    const linkedin = { platform: 'LINKEDIN', handle: 'hollimund' };
    const { code, state } = await signIn(await proxy<Begun>(maya, 'start-link', linkedin), 'maya');
    const before = await scoreOf(maya);
    const { account } = await proxy<{ account: AccountProof }>(maya, 'finish-link', {
      platform: 'LINKEDIN',
      code,
      state,
    });
    expect(account.status).toBe('Declared');
    expect(await scoreOf(maya)).toBe(before);
  });
});
