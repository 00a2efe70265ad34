import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import type { AccountProof } from '#domain/proof/proof';
import { businessSubject } from '#domain/keys';
import type { Finding } from '#domain/scan/finding';
import { imageFetcher } from '../../lambdas/scan/picture/fetch-image.ts';
import { holdersOver } from '../../lambdas/proof/holder.ts';
import { recheckDue } from '../../lambdas/proof/recheck.ts';
import { raceRetry } from '../../lambdas/runtime/retry.ts';
import { connectedSources } from '../../lambdas/sources/index.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import type { HookJob } from '#domain/business/webhook';
import { integrationStore } from '../../lambdas/store/business/integration.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { findingStore } from '../../lambdas/store/finding.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { socialProofStore } from '../../lambdas/store/proof/social-proof.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { userStore } from '../../lambdas/store/user.ts';
import type { LocalStack } from '../../local/stack.ts';
import { type Outcome, type Wire, answer, wireTo } from '../support/client.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { screenshot } from '../support/seed/seed-case.ts';
import { provenHandle } from '../support/seed/seed-proof.ts';
import { seedBusiness } from '../support/seed/seed.ts';
import { startServices } from '../support/services.ts';
import { settled } from '../support/settled.ts';
import { databaseOf } from '../support/tables.ts';

/** A business proves its own accounts: who may, what each role sees, and who holds a handle; asked over HTTP of a running stack. */
const at = '2026-11-20T10:00:00.000Z';
const account = { platform: 'GITHUB', handle: provenHandle };
const listed = [{ platform: 'GITHUB', pageUrl: `https://github.com/${provenHandle}` }];
let stack: LocalStack;
let wire: Wire;
let database: Database;
let people: Record<string, Person>;

beforeAll(async () => {
  stack = await startServices({ now: Date.now, seed: 62 });
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  const all = await signUpPeople(stack, ['ada', 'mona', 'mel', 'bob', 'olga']);
  people = Object.fromEntries(all.map((person) => [person.name, person]));
  const { ada, mel, mona, bob } = people as Record<string, Person>;
  for (const person of [ada!, people['olga']!]) await userStore(database).create(newUser(person, at));
  await seedBusiness(database, { id: 'acme', seats: 10, admin: ada!, members: [mel!], at });
  await seedBusiness(database, { id: 'other', seats: 10, admin: bob!, members: [], at });
  await seatStore(database).addSeat({
    ...{ businessId: 'acme', userEmailAddress: mona!.email, userId: mona!.sub, role: 'MANAGER' },
    ...{ adminUserId: ada!.sub, createdAt: at, updatedAt: at },
  });
});
afterAll(() => stack?.close());

const by = (name: string) => ({ token: people[name]!.accessToken });
const refused = (outcome: Outcome) => (outcome.kind === 'refused' ? outcome.code : 'done');
const ask = (
  name: string,
  call: string,
  input: object = {},
  of: { businessId?: string } = { businessId: 'acme' },
) => wire.rest('proxy', call, { ...input, ...of }, by(name));
const proofs = (name: string) => answer<{ accounts: AccountProof[] }>(ask(name, 'get-proofs'));
const write = (bio: string) =>
  fetch(`${stack.origin}/platforms/github/edit/${provenHandle}`, {
    ...{ method: 'POST', body: new URLSearchParams({ bio }), redirect: 'manual' },
  });
const codeFor = async (name: string, of?: { businessId?: string }) =>
  (await answer<{ code: string }>(ask(name, 'start-proof', account, of))).code;
const list = (name: string, id: string, socialMediaAccounts: object[] = listed) =>
  wire.graphql(
    'mutation ($input: UpdateBusinessInput!) { updateBusiness(input: $input) { socialMediaAccounts { verifiedAt } } }',
    { input: { id, socialMediaAccounts } },
    by(name),
  );
/** The daily look, whose turn it is then. */
const lookAgain = (later: number) =>
  recheckDue({
    holders: holdersOver({ users: userStore(database), businesses: businessStore(database) }),
    seats: seatStore(database),
    integrations: integrationStore(database),
    hook: async (job) => void posted.push(job),
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
/** What is on its way to the webhooks of businesses. */
const posted: HookJob[] = [];
const day = 86_400_000;

describe('an account of a business', () => {
  it('is proven by a manager with a code, as a person proves theirs', async () => {
    await answer(list('ada', 'acme'));
    await write(`Stoneware. ${await codeFor('mona')}`);
    const proven = await answer<{ account: AccountProof; user?: object }>(
      ask('mona', 'check-proof', account),
    );
    expect(proven.account).toMatchObject({ status: 'Verified', public: false });
    expect(proven.user).toBeUndefined();
    const business = await businessStore(database).get('acme');
    expect(business?.socialMediaAccounts).toMatchObject([{ verifiedAt: proven.account.since }]);
    expect(await socialProofStore(database).ownerOf('GITHUB', provenHandle)).toBe(businessSubject('acme'));
  });

  it('is seen by its members without the code, and by nobody else', async () => {
    for (const name of ['ada', 'mona'])
      expect((await proofs(name)).accounts).toMatchObject([
        { status: 'Verified', ways: expect.arrayContaining(['code']) },
      ]);
    const [seen] = (await proofs('mel')).accounts;
    expect(seen).toMatchObject({ status: 'Verified', ways: [] });
    expect(seen).not.toHaveProperty('code');
    for (const name of ['bob', 'olga']) expect(refused(await ask(name, 'get-proofs'))).toBe('FORBIDDEN');
  });

  it.each(['mel', 'bob', 'olga'])('is neither proven nor shown by %s', async (name) => {
    for (const call of ['start-proof', 'check-proof', 'start-link'])
      expect([call, refused(await ask(name, call, account))]).toEqual([call, 'FORBIDDEN']);
    const link = { platform: 'GITHUB', code: 'c', state: 's' };
    expect(refused(await ask(name, 'finish-link', link))).toBe('FORBIDDEN');
    expect(refused(await ask(name, 'set-public', { ...account, public: true }))).toBe('FORBIDDEN');
    expect(refused(await ask(name, 'set-page', { shown: true }))).toBe('FORBIDDEN');
  });

  it('is shown in public by an admin, not by a manager', async () => {
    const shown = { ...account, public: true };
    expect(refused(await ask('mona', 'set-public', shown))).toBe('FORBIDDEN');
    expect(refused(await ask('mona', 'set-page', { shown: true }))).toBe('FORBIDDEN');
    await answer(ask('ada', 'set-public', shown));
    await lookAgain(3_600_000);
    expect((await proofs('ada')).accounts).toMatchObject([{ public: true }]);
    // Its domain is not proven, so nothing could head the page.
    expect(refused(await ask('ada', 'set-page', { shown: true }))).toBe('CONFLICT');
  });

  it('is no account of whoever proves it there', async () => {
    const own = await answer<{ accounts: AccountProof[] }>(ask('ada', 'get-proofs', {}, {}));
    expect(own.accounts).toEqual([]);
    expect(refused(await ask('ada', 'set-public', { ...account, public: true }, {}))).toBe('NOT_FOUND');
  });
});

/** As a search keeps it that compared a copy with the uploaded logo. */
const besideTheLogo: Finding = {
  ...{ subjectId: businessSubject('acme'), id: 'INSTAGRAM#acne', platform: 'INSTAGRAM', score: 87 },
  ...{ verdict: 'likely clone', reasons: [], status: 'OPEN', firstSeen: at, lastSeen: at },
  history: [{ at, what: 'first seen' }],
  yours: {
    ...{ platform: 'INSTAGRAM', handle: 'acme', imageUrl: null, photoHash: 'f'.repeat(64) },
    picture: { sha256: 'a'.repeat(64), bytes: 9, contentType: 'image/png', at, uploaded: true },
  },
  theirs: { platform: 'INSTAGRAM', handle: 'acne' },
};

describe('a logo', () => {
  const call = (name: string, what: string, input: object = {}) =>
    wire.rest('business', what, { businessId: 'acme', ...input }, by(name));
  const logo = async (name: string) => (await answer<{ logo: object | null }>(call(name, 'get-logo'))).logo;

  it('is set by an admin alone, and only what is a picture', async () => {
    const html = Buffer.from('<script>alert(1)</script>').toString('base64');
    expect(refused(await call('ada', 'set-logo', { base64: html }))).toBe('INVALID_INPUT');
    for (const name of ['mona', 'mel', 'bob', 'olga'])
      expect([name, refused(await call(name, 'set-logo', screenshot))]).toEqual([name, 'FORBIDDEN']);
    expect(await logo('ada')).toBeNull();
    await answer(call('ada', 'set-logo', screenshot));
    expect((await businessStore(database).get('acme'))?.logoImagePath).toMatch(/^logo\//);
  });

  it('is seen by its members, and by nobody else; removed, it is gone', async () => {
    for (const name of ['ada', 'mona', 'mel'])
      expect(await logo(name)).toEqual({ contentType: 'image/png', ...screenshot });
    for (const name of ['bob', 'olga']) expect(refused(await call(name, 'get-logo'))).toBe('FORBIDDEN');
    const findings = findingStore(database);
    expect(await findings.write(undefined, besideTheLogo)).toBe(true);
    await answer(call('ada', 'set-logo', { base64: null }));
    expect(await logo('mel')).toBeNull();
    expect((await businessStore(database).get('acme'))?.logoImagePath ?? null).toBeNull();
    await settled(stack);
    const { subjectId, id, yours } = besideTheLogo;
    const { picture: _, ...bare } = { ...yours, photoHash: null };
    expect((await findings.get(subjectId, id))?.yours).toEqual(bare);
  });
});

describe('a handle has one holder, among people and businesses together', () => {
  it('is not taken from a business whose code stands on the profile', async () => {
    await answer(list('bob', 'other'));
    const theirs = await codeFor('bob', { businessId: 'other' });
    await write(`${await codeFor('ada')} ${theirs}`);
    expect(refused(await ask('bob', 'check-proof', account, { businessId: 'other' }))).toBe('CONFLICT');
    await lookAgain(day);
    expect((await proofs('ada')).accounts).toMatchObject([{ status: 'Verified' }]);
  });

  it('goes to whoever the profile names alone, a person too; the business is told, and its webhook', async () => {
    await integrationStore(database).setWebhook('acme', {
      ...{ url: 'https://hooks.acme.example/in', secret: 'whsec_c2VjcmV0', since: new Date().toISOString() },
    });
    await answer(
      wire.graphql(
        'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }',
        { input: { id: people['olga']!.sub, socialMediaAccounts: listed } },
        by('olga'),
      ),
    );
    await write(await codeFor('olga', {}));
    expect(refused(await ask('olga', 'check-proof', account, {}))).toBe('CONFLICT');
    await lookAgain(2 * day);
    expect((await proofs('ada')).accounts).toMatchObject([{ status: 'Broken' }]);
    const told = await notificationStore(database).recent(people['ada']!.sub, 20);
    expect(told).toMatchObject([
      {
        title: `acme Ltd: the proof for ${provenHandle} on GitHub no longer holds`,
        link: '/business-settings?businessId=acme#accounts',
      },
      // By the one whose code did not take it, above.
      { title: `acme Ltd: someone else has shown a proof of ${provenHandle} on GitHub` },
    ]);
    expect(posted).toMatchObject([
      { businessId: 'acme', attempt: 1, news: { id: told[0]!.id, title: told[0]!.title } },
    ]);
    expect(await answer(ask('olga', 'check-proof', account, {}))).toMatchObject({
      account: { status: 'Verified' },
    });
  });

  it('goes back to the business once the person’s code is off the profile', async () => {
    await write(await codeFor('mona'));
    expect(refused(await ask('mona', 'check-proof', account))).toBe('CONFLICT');
    await lookAgain(3 * day);
    expect(await answer(ask('mona', 'check-proof', account))).toMatchObject({
      account: { status: 'Verified' },
    });
  });

  it('is free again when it is taken off the list, and when the business ends', async () => {
    const owner = () => socialProofStore(database).ownerOf('GITHUB', provenHandle);
    await answer(list('ada', 'acme', []));
    expect(await owner()).toBeUndefined();
    await answer(list('ada', 'acme'));
    expect((await answer<{ account: AccountProof }>(ask('ada', 'check-proof', account))).account.status).toBe(
      'Verified',
    );
    await answer(
      wire.rest('business', 'delete-business', { businessId: 'acme', confirm: 'acme Ltd' }, by('ada')),
    );
    expect(await owner()).toBeUndefined();
    expect(await socialProofStore(database).codesOf(businessSubject('acme'))).toEqual(new Set());
  });
});
