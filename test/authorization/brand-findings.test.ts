import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BrandFinding } from '#domain/contract/business-brand';
import { businessSubject, userSubject } from '#domain/keys';
import { parseAccount } from '#domain/platform/platforms';
import type { SocialAccount } from '#domain/platform/social-account';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { findingStore } from '../../lambdas/store/finding.ts';
import { scanStore } from '../../lambdas/store/scan/scan.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import type { LocalStack } from '../../local/stack.ts';
import { type Outcome, type Wire, answer, wireTo } from '../support/client.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { brandFindingOf, brandRows, seedBusiness } from '../support/seed/seed.ts';
import { startServices } from '../support/services.ts';
import { settled } from '../support/settled.ts';
import { databaseOf } from '../support/tables.ts';

/** Copies of a business's accounts: who sees them, decides on them and has them searched for; asked over HTTP of a running stack. */
const at = '2026-11-20T10:00:00.000Z';
let stack: LocalStack;
let wire: Wire;
let database: Database;
let people: Record<string, Person>;

beforeAll(async () => {
  stack = await startServices({ now: Date.now, seed: 57 });
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  const all = await signUpPeople(stack, ['ada', 'mona', 'mel', 'bob', 'olga']);
  people = Object.fromEntries(all.map((person) => [person.name, person]));
  const { ada, mel, mona, bob } = people as Record<string, Person>;
  await seedBusiness(database, { id: 'acme', seats: 10, admin: ada!, members: [mel!], at });
  await seedBusiness(database, { id: 'other', seats: 10, admin: bob!, members: [], at });
  await seatStore(database).addSeat({
    ...{ businessId: 'acme', userEmailAddress: mona!.email, userId: mona!.sub, role: 'MANAGER' },
    ...{ adminUserId: ada!.sub, createdAt: at, updatedAt: at },
  });
  const [[, finding]] = brandRows('acme', new Date().toISOString(), 'https://a.example/1');
  await findingStore(database).write(undefined, finding);
});
afterAll(() => stack?.close());

const by = (name: string) => ({ token: people[name]!.accessToken });
const ask = (name: string, call: string, input: object = {}, businessId = 'acme') =>
  wire.rest('business', call, { businessId, ...input }, by(name));
const refused = (outcome: Outcome) => (outcome.kind === 'refused' ? outcome.code : 'done');
const findingId = brandFindingOf('acme');
const decide = (name: string, decision: string) => ask(name, 'decide-brand-finding', { findingId, decision });
const give = (name: string, account: string, businessId = 'acme') =>
  wire.rest(
    'app',
    'submit-profile',
    { businessId, platform: 'SNAPCHAT', account, name: 'acme Ltd' },
    by(name),
  );
const list = (socialMediaAccounts: SocialAccount[]) =>
  businessStore(database).change('acme', { set: { socialMediaAccounts } });
const accountAt = ({ platform, handle }: BrandFinding['theirs']): SocialAccount => ({
  ...{ platform, pageUrl: parseAccount(platform, handle)!.url! },
});
const shown = async (name: string) =>
  (await answer<{ findings: BrandFinding[] }>(ask(name, 'get-brand-findings'))).findings;

describe('what was found for a business', () => {
  it('is seen by admins and managers, with its evidence and nothing of how it is kept', async () => {
    for (const name of ['ada', 'mona'])
      expect(await shown(name)).toEqual([
        expect.objectContaining({ id: findingId, score: 90, reasons: [expect.anything()] }),
      ]);
    expect(Object.keys((await shown('ada'))[0]!)).not.toContain('subjectId');
  });

  it.each(['mel', 'bob', 'olga'])('is neither seen nor decided nor searched for by %s', async (name) => {
    expect(refused(await ask(name, 'get-brand-findings'))).toBe('FORBIDDEN');
    expect(refused(await decide(name, 'MINE'))).toBe('FORBIDDEN');
    expect(refused(await ask(name, 'search-brand'))).toBe('FORBIDDEN');
    expect(refused(await give(name, 'acme-deals'))).toBe('FORBIDDEN');
    const picture = { findingId, side: 'theirs', businessId: 'acme' };
    expect(refused(await wire.rest('proxy', 'profile-image', picture, by(name)))).toBe('FORBIDDEN');
  });

  it('is nobody’s by way of their own business, or of their own findings', async () => {
    expect(refused(await ask('bob', 'decide-brand-finding', { findingId, decision: 'MINE' }, 'other'))).toBe(
      'NOT_FOUND',
    );
    expect(
      refused(await wire.rest('app', 'decide-finding', { findingId, decision: 'MINE' }, by('ada'))),
    ).toBe('NOT_FOUND');
  });

  it.each(['ada', 'mona'])('is decided by %s, and taken back', async (name) => {
    for (const status of ['MINE', 'IGNORED', 'OPEN', 'REPORTED'])
      expect(await answer(decide(name, status))).toMatchObject({ id: findingId, status });
  });

  it('that they called theirs, and that has changed since, is said to be asked about again', async () => {
    await answer(decide('ada', 'MINE'));
    const one = { subjectId: businessSubject('acme'), id: findingId };
    const mine = (await findingStore(database).get(one.subjectId, one.id))!;
    await list([accountAt(mine.yours)]);
    const changed = { bio: { before: 'Moss', after: 'Kilns' } };
    const event = { at: new Date().toISOString(), what: 'changed' as const, was: 'MINE' as const, changed };
    await findingStore(database).write(mine, { ...mine, status: 'OPEN', history: [...mine.history, event] });
    expect((await shown('mona')).find(({ id }) => id === findingId)!.askedAgain).toMatchObject({
      ...{ was: 'MINE', on: mine.history.at(-1)!.at, changed: 'its bio' },
    });
    await answer(decide('ada', 'REPORTED'));
    expect((await shown('mona')).find(({ id }) => id === findingId)!.askedAgain).toBeUndefined();
    await list([]);
  });

  it('stays theirs while it is on their list: nothing that is decided makes a copy of their own account', async () => {
    const { theirs } = (await shown('ada')).find(({ id }) => id === findingId)!;
    await list([accountAt(theirs)]);
    await answer(decide('ada', 'MINE'));
    for (const decision of ['OPEN', 'REPORTED'])
      expect(refused(await decide('ada', decision))).toBe('CONFLICT');
    expect((await shown('ada')).find(({ id }) => id === findingId)!.status).toBe('MINE');
    await list([]);
    expect(await answer(decide('ada', 'OPEN'))).toMatchObject({ status: 'OPEN' });
  });

  it('waits again beside what is on the list now, also where what it was compared with has left that since', async () => {
    const yours = async () => (await shown('ada')).find(({ id }) => id === findingId)?.yours;
    await answer(decide('ada', 'IGNORED'));
    const before = await yours();
    await list([{ platform: 'SNAPCHAT', pageUrl: 'https://www.snapchat.com/add/acme' }]);
    expect(before).not.toMatchObject({ platform: 'SNAPCHAT' });
    await answer(decide('ada', 'OPEN'));
    await settled(stack);
    expect(await yours()).toMatchObject({ platform: 'SNAPCHAT', handle: 'acme' });
    await list([]);
  });

  it('is not searched for where no account is listed and no domain is proven', async () => {
    expect(refused(await ask('ada', 'search-brand'))).toBe('INVALID_INPUT');
    expect(await answer(ask('ada', 'get-brand-findings'))).toMatchObject({ state: 'nothing to search' });
  });

  it('once the account is gone that a platform was searched by, the next search is not said to ask there', async () => {
    const source = { asked: 1, total: 1, compared: 0, found: 0 };
    await scanStore(database).put({
      ...{ subjectId: businessSubject('acme'), id: '01', status: 'DONE', requestedAt: at, finishedAt: at },
      sources: [
        { ...source, platform: 'GITHUB', status: 'looked', at },
        { ...source, platform: 'REDDIT', status: 'not asked' },
      ],
      expiresAt: Math.floor(Date.now() / 1000) + 3600,
    });
    const ended = async () => (await answer<{ ended: string[] }>(ask('ada', 'get-brand-findings'))).ended;
    expect(await ended()).toEqual(['GITHUB']);
    await list([{ platform: 'GITHUB', pageUrl: 'https://github.com/acme' }]);
    expect(await ended()).toEqual([]);
    await list([]);
  });

  it('is not given a copy of where there is nothing to compare it with', async () => {
    expect(refused(await give('ada', 'acme-deals'))).toBe('CONFLICT');
    expect(refused(await give('ada', 'acme-deals', 'no-such-business'))).toBe('FORBIDDEN');
  });

  it.each(['ada', 'mona'])(
    'is given a copy that %s knows of, which all who may see it find',
    async (name) => {
      await list([{ platform: 'SNAPCHAT', pageUrl: 'https://www.snapchat.com/add/acme-st' }]);
      expect(refused(await give(name, 'acme-st'))).toBe('CONFLICT');
      const handle = `acme-st-${name}`;
      expect(await answer(give(name, handle))).toEqual({ platform: 'SNAPCHAT', handle });
      await vi.waitFor(
        async () =>
          expect(await shown('mona')).toContainEqual(
            expect.objectContaining({
              ...{ platform: 'SNAPCHAT', status: 'OPEN' },
              yours: expect.objectContaining({ handle: 'acme-st' }),
              theirs: expect.objectContaining({ handle, name: 'acme Ltd' }),
            }),
          ),
        { timeout: 20_000, interval: 200 },
      );
      // It is the business's alone: whoever gave it has no finding of their own.
      expect(await findingStore(database).list(userSubject(people[name]!.sub))).toEqual([]);
    },
  );

  it('is given thirty accounts a day, whoever of the business gives them', async () => {
    const outcomes = [];
    for (let n = 0; n < 29; n++) outcomes.push(refused(await give(n % 2 ? 'ada' : 'mona', `zz-potter-${n}`)));
    expect(outcomes).toEqual([...Array(28).fill('done'), 'RATE_LIMITED']);
  });

  it('ends with the business', async () => {
    await answer(ask('ada', 'delete-business', { confirm: 'acme Ltd' }));
    expect(await findingStore(database).list(businessSubject('acme'))).toEqual([]);
    expect(refused(await ask('ada', 'get-brand-findings'))).toBe('FORBIDDEN');
  });
});
