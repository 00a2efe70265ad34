import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostTokens } from '#domain/business/api-token';
import { hour } from '#domain/durations';
import { onceStore } from '../../lambdas/store/once.ts';
import { withinRateLimit } from '../../lambdas/runtime/rate-limit.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import type { LocalStack } from '../../local/stack.ts';
import { type Outcome, type Wire, answer, wireTo } from '../support/client.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { domainRow, put, seedBusiness, seededDomain } from '../support/seed/seed.ts';
import { startServices } from '../support/services.ts';
import { databaseOf } from '../support/tables.ts';

/** What the programs of a business may, asked over HTTP of a running stack. */
const at = '2026-11-20T10:00:00.000Z';
let stack: LocalStack;
let wire: Wire;
let database: Database;
let people: Record<string, Person>;

beforeAll(async () => {
  stack = await startServices({ seed: 57 });
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  const all = await signUpPeople(stack, ['ada', 'bob']);
  people = Object.fromEntries(all.map((person) => [person.name, person]));
});
afterAll(() => stack?.close());

/** A business of Ada's with a look-alike domain and a token. */
async function business(id: string): Promise<{ businessId: string; token: string; tokenId: string }> {
  await seedBusiness(database, { id, seats: 5, admin: people['ada']!, members: [], at });
  await put(database, [domainRow(id, at)]);
  const made = await answer<{ token: string; made: { id: string } }>(
    ask('make-token', { businessId: id, name: 'Reports' }),
  );
  return { businessId: id, token: made.token, tokenId: made.made.id };
}
const ask = (call: string, input: object): Promise<Outcome> =>
  wire.rest('business', call, input, { token: people['ada']!.accessToken });
const read = (token: string | undefined, call = 'read-domains'): Promise<Outcome> =>
  wire.rest('business', call, {}, { token });
const refused = (outcome: Outcome) => (outcome.kind === 'refused' ? outcome.code : 'answered');

describe('a token of a business', () => {
  it('reads the domains and shared findings of that business, and nothing of another', async () => {
    const [one, other] = [await business('one'), await business('another')];
    expect(await answer(read(`Bearer ${one.token}`))).toMatchObject({
      domain: 'one.example',
      domains: [{ domain: seededDomain, existence: 'exists' }],
    });
    expect(await answer(read(`Bearer ${one.token}`, 'read-findings'))).toEqual({ findings: [] });
    const forged = other.token.replace('another.', 'one.');
    expect(refused(await read(`Bearer ${forged}`))).toBe('UNAUTHENTICATED');
  });

  it('opens no call of a person', async () => {
    const { businessId, token } = await business('narrow');
    for (const call of ['get-domains', 'get-programs', 'make-token', 'delete-business']) {
      const got = await wire.rest(
        'business',
        call,
        { businessId, name: 'a', confirm: 'narrow Ltd' },
        { token: `Bearer ${token}` },
      );
      expect(got, call).toMatchObject({ kind: 'refused', status: 401 });
    }
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer x',
    `Bearer nobodys.${'a'.repeat(40)}`,
    `Basic ${'a'.repeat(50)}`,
  ])('%j is none', async (shown) => {
    expect(refused(await read(shown))).toBe('UNAUTHENTICATED');
  });

  it('of a person opens nothing here', async () => {
    expect(refused(await read(`Bearer ${people['ada']!.accessToken}`))).toBe('UNAUTHENTICATED');
  });

  it('ends at once, and with its business', async () => {
    const [ended, gone] = [await business('ended'), await business('gone')];
    await answer(ask('end-token', { businessId: 'ended', id: ended.tokenId }));
    await answer(ask('delete-business', { businessId: 'gone', confirm: 'gone Ltd' }));
    for (const { token } of [ended, gone])
      expect(refused(await read(`Bearer ${token}`))).toBe('UNAUTHENTICATED');
    // Another business of the same name does not bring it back.
    await seedBusiness(database, { id: 'gone', seats: 5, admin: people['ada']!, members: [], at });
    expect(refused(await read(`Bearer ${gone.token}`))).toBe('UNAUTHENTICATED');
  });

  it('is shown once: the list has its name and its last day', async () => {
    const { businessId, token } = await business('listed');
    await answer(read(`Bearer ${token}`));
    const got = await answer<{ tokens: { name: string; usedAt?: string }[] }>(
      ask('get-programs', { businessId }),
    );
    expect(got.tokens).toMatchObject([{ name: 'Reports', by: 'ada@example.com' }]);
    expect(got.tokens[0]!.usedAt).toBeDefined();
    expect(JSON.stringify(got)).not.toContain(token.split('.')[1]);
  });

  it('names who made it as long as they have a seat', async () => {
    const { businessId } = await business('maker');
    await seedBusiness(database, {
      ...{ id: 'made', seats: 5, admin: people['bob']!, members: [people['ada']!], at },
    });
    const bobs = (call: string, input: object) =>
      wire.rest('business', call, { businessId: 'made', ...input }, { token: people['bob']!.accessToken });
    await answer(bobs('set-role', { userEmailAddress: 'ada@example.com', role: 'ADMIN' }));
    await answer(ask('make-token', { businessId: 'made', name: 'Hers' }));
    const makers = async () =>
      (await answer<{ tokens: { by?: string }[] }>(bobs('get-programs', {}))).tokens.map(({ by }) => by);
    expect(await makers()).toEqual(['ada@example.com']);
    await answer(bobs('remove-user', { userEmailAddress: 'ada@example.com' }));
    expect(await makers()).toEqual([undefined]);
    expect(JSON.stringify(await answer(ask('get-programs', { businessId })))).not.toContain('madeBy');
  });

  it(`is one of ${mostTokens} at most`, async () => {
    const { businessId } = await business('many');
    for (let made = 1; made < mostTokens; made++)
      await answer(ask('make-token', { businessId, name: `Number ${made}` }));
    expect(refused(await ask('make-token', { businessId, name: 'One more' }))).toBe('CONFLICT');
  });

  it('reads so often an hour and no more', async () => {
    const { token } = await business('busy');
    // Both hours: the test may stand between two.
    for (const now of [Date.now(), Date.now() + hour])
      await withinRateLimit(onceStore(database), 'api-token#busy', { most: 600, per: hour, now, by: 600 });
    expect(refused(await read(`Bearer ${token}`))).toBe('RATE_LIMITED');
  });
});

describe('who is told of news', () => {
  it('is somebody: the last one cannot be turned off, nor a member turned on', async () => {
    await seedBusiness(database, {
      ...{ id: 'told', seats: 5, admin: people['ada']!, members: [people['bob']!], at },
    });
    const set = async (name: string, alerts: boolean) =>
      refused(
        await ask('set-alerts', { businessId: 'told', userEmailAddress: `${name}@example.com`, alerts }),
      );
    expect(await set('ada', false)).toBe('CONFLICT');
    expect(await set('bob', true)).toBe('NOT_FOUND');
    await answer(
      ask('set-role', { businessId: 'told', userEmailAddress: 'bob@example.com', role: 'MANAGER' }),
    );
    expect(await set('ada', false)).toBe('answered');
    expect(await set('bob', false)).toBe('CONFLICT');
    const { recipients } = await answer<{ recipients: object[] }>(
      ask('get-programs', { businessId: 'told' }),
    );
    expect(recipients, 'who owns it is said').toMatchObject([
      { userEmailAddress: 'ada@example.com', role: 'ADMIN', owner: true, alerts: false },
      { userEmailAddress: 'bob@example.com', role: 'MANAGER', owner: false, alerts: true },
    ]);
  });
});
