import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProofShown } from '#domain/contract/business-account';
import type { PlanShown, PlannedBusiness } from '#domain/contract/plan';
import { day } from '#domain/durations';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { domainHolderStore } from '../../lambdas/store/business/domain-holder.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import type { LocalStack } from '../../local/stack.ts';
import { type Outcome, type Wire, answer, wireTo } from '../support/client.ts';
import { nameServer, type Zone } from '../../platforms/dns/name-server.ts';
import { asOperator } from '../support/operator.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { seedBusiness } from '../support/seed/seed.ts';
import { startServices } from '../support/services.ts';
import { databaseOf } from '../support/tables.ts';

/** What a business has by its account, asked over HTTP of a running stack, with a real name server beside it. */
const at = '2026-11-20T10:00:00.000Z';
const zone: Zone = {};
let dns: Awaited<ReturnType<typeof nameServer>>;
let stack: LocalStack;
let wire: Wire;
let database: Database;
let people: Record<string, Person>;

beforeAll(async () => {
  dns = await nameServer(zone);
  stack = await startServices({ seed: 31, nameServer: dns.address });
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  const all = await signUpPeople(stack, ['ada', 'bob', 'cleo', 'olga']);
  people = Object.fromEntries(all.map((person) => [person.name, person]));
});
afterAll(async () => {
  await stack?.close();
  await dns?.close();
});

const business = async (id: string, owner: string) => {
  await seedBusiness(database, { id, seats: 10, admin: people[owner]!, members: [], at });
  return { businessId: id };
};
const ask = (name: string, call: string, input: object): Promise<Outcome> =>
  wire.rest('business', call, input, { token: people[name]!.accessToken });
const refused = (outcome: Outcome) =>
  outcome.kind === 'refused' ? `${outcome.code}: ${outcome.message}` : 'done';
const proofOf = (name: string, of: { businessId: string }) =>
  answer<ProofShown>(ask(name, 'get-domain-proof', of));
const verify = (name: string, of: { businessId: string }) =>
  answer<ProofShown & { state: string }>(ask(name, 'verify-domain', of));
const publish = ({ record }: ProofShown) => {
  zone[record!.name] = { TXT: [record!.value] };
};

describe('the proof of a domain', () => {
  it('is there when the record is, lasts while it stands, and is looked for again after a week', async () => {
    const first = await business('first', 'ada');
    const before = await proofOf('ada', first);
    expect(before.proof).toBeNull();
    expect((await verify('ada', first)).state).toBe('NO_DOMAIN');
    zone[before.record!.name] = { TXT: [before.record!.value.slice(0, -1)] };
    expect(await verify('ada', first)).toMatchObject({ state: 'OTHER', proof: null });
    publish(before);
    expect(await verify('ada', first)).toMatchObject({
      state: 'PROVEN',
      proof: { domain: 'first.example' },
    });
    zone[before.record!.name] = 'SERVFAIL';
    expect(await verify('ada', first)).toMatchObject({
      ...{ state: 'UNREACHABLE', proof: { domain: 'first.example' } },
    });
    delete zone[before.record!.name];
    expect((await proofOf('ada', first)).proof).not.toBeNull();
    const weekAgo = new Date(Date.now() - 8 * day).toISOString();
    await domainHolderStore(database).seen('first', 'first.example', weekAgo);
    expect((await proofOf('ada', first)).proof).toBeNull();
  });

  it('is for one domain: another one, and the same again after it, are unproven', async () => {
    const moved = await business('moved', 'ada');
    publish(await proofOf('ada', moved));
    await verify('ada', moved);
    for (const domain of ['elsewhere.example', 'moved.example']) {
      await answer(ask('ada', 'set-domain', { ...moved, domain }));
      expect(await proofOf('ada', moved)).toMatchObject({ domain, proof: null });
    }
  });

  it('goes on from the day of before when the domain was another for a moment', async () => {
    const slipped = await business('slipped', 'ada');
    publish(await proofOf('ada', slipped));
    const since = (await verify('ada', slipped)).proof!.verifiedAt;
    for (const domain of ['sliped.example', 'slipped.example'])
      await answer(ask('ada', 'set-domain', { ...slipped, domain }));
    expect((await verify('ada', slipped)).proof?.verifiedAt).toBe(since);
  });

  it('is one business’s: a second one gets it when the record of the first is gone', async () => {
    const [old, next] = [await business('old', 'ada'), await business('next', 'bob')];
    await answer(ask('bob', 'set-domain', { ...next, domain: 'old.example' }));
    const [hers, his] = [await proofOf('ada', old), await proofOf('bob', next)];
    expect(hers.record!.value).not.toBe(his.record!.value);
    publish(hers);
    await verify('ada', old);
    // To replace her record by his would end her proof, which he is told before he does.
    expect(refused(await ask('bob', 'verify-domain', next))).toMatch(
      /^CONFLICT: Another business has proven/,
    );
    zone[his.record!.name] = { TXT: [hers.record!.value, his.record!.value] };
    expect(refused(await ask('bob', 'verify-domain', next))).toMatch(
      /^CONFLICT: Another business has proven/,
    );
    publish(his);
    expect((await verify('bob', next)).state).toBe('PROVEN');
    expect((await proofOf('ada', old)).proof).toBeNull();
  });

  it('of two businesses that prove one domain at once is one’s', async () => {
    const both = [await business('left', 'ada'), await business('right', 'bob')];
    await answer(ask('bob', 'set-domain', { ...both[1], domain: 'left.example' }));
    const shown = [await proofOf('ada', both[0]!), await proofOf('bob', both[1]!)];
    zone[shown[0]!.record!.name] = { TXT: shown.map(({ record }) => record!.value) };
    await Promise.all([ask('ada', 'verify-domain', both[0]!), ask('bob', 'verify-domain', both[1]!)]);
    const after = [await proofOf('ada', both[0]!), await proofOf('bob', both[1]!)];
    expect(after.filter(({ proof }) => proof)).toHaveLength(1);
  });

  it('ends with the business, so that the next one finds the domain free', async () => {
    const gone = await business('gone', 'ada');
    publish(await proofOf('ada', gone));
    await verify('ada', gone);
    await answer(ask('ada', 'delete-business', { ...gone, confirm: 'gone Ltd' }));
    const heir = await business('heir', 'bob');
    await answer(ask('bob', 'set-domain', { ...heir, domain: 'gone.example' }));
    const shown = await proofOf('bob', heir);
    zone[shown.record!.name] = {
      TXT: [shown.record!.value, ...((zone[shown.record!.name] as { TXT: string[] }).TXT ?? [])],
    };
    expect((await verify('bob', heir)).state).toBe('PROVEN');
  });
});

/** Seats up to this many, without the mails of them; how the last one went. */
const fillTo = async (businessId: string, seats: number) => {
  let outcome = '';
  for (let taken = 1; taken < seats; taken++)
    outcome = await seatStore(database).takeSeat({
      ...{ businessId, userEmailAddress: `p${taken}@${businessId}.example`, role: 'MEMBER' },
      ...{ adminUserId: people['ada']!.sub, createdAt: new Date().toISOString() },
      ...{ updatedAt: new Date().toISOString(), invitedUntil: '2999-01-01T00:00:00.000Z' },
    });
  return outcome;
};
const planOf = (name: string, of: { businessId: string }) => answer<PlanShown>(ask(name, 'get-plan', of));
const members = (name: string, of: { businessId: string }) =>
  answer<{ usedSeats: number; totalAvailableSeats: number }>(ask(name, 'get-members', of));

describe('the plan of a business', () => {
  it('is Starter, whose seats the server counts, whatever else was set', async () => {
    const small = await business('small', 'cleo');
    expect(await planOf('cleo', small)).toMatchObject({ plan: 'STARTER', mayTry: true });
    expect(refused(await ask('cleo', 'set-seats', { ...small, seats: 16 }))).toBe(
      'CONFLICT: Starter has up to 15 seats. Another plan has more.',
    );
    await businessStore(database).setSeats('small', 40, at);
    expect(await fillTo('small', 15)).toBe('taken');
    expect(await fillTo('small', 17)).toBe('full');
    expect(await members('cleo', small)).toMatchObject({ usedSeats: 15, totalAvailableSeats: 15 });
  });

  it('is Professional in a trial, which ends by itself and throws nobody out', async () => {
    const trying = await business('trying', 'ada');
    expect(await answer(ask('ada', 'start-trial', trying))).toMatchObject({
      ...{ plan: 'PROFESSIONAL', mayTry: false },
    });
    expect(await fillTo('trying', 20)).toBe('taken');
    const over = new Date(Date.now() - 1000).toISOString();
    await businessStore(database).change('trying', { set: { trialUntil: over } });
    expect(await planOf('ada', trying)).toMatchObject({ plan: 'STARTER', mayTry: false, usedSeats: 20 });
    expect(await members('ada', trying)).toMatchObject({ usedSeats: 20, totalAvailableSeats: 15 });
    const invited = await ask('ada', 'invite-users', {
      ...{ ...trying, people: [{ userEmailAddress: 'late@trying.example' }] },
    });
    expect(JSON.stringify(invited)).toContain('All seats are taken.');
    expect(refused(await ask('ada', 'start-trial', trying))).toMatch(
      /^CONFLICT: Professional can be tried once/,
    );
  });

  it('is tried once by an owner, and once for a proven domain', async () => {
    await ask('ada', 'start-trial', await business('first-try', 'ada'));
    const second = await business('second', 'ada');
    expect(await planOf('ada', second)).toMatchObject({ plan: 'STARTER', mayTry: false });
    expect(refused(await ask('ada', 'start-trial', second))).toMatch(/^CONFLICT/);
    const [his, hers] = [await business('tried', 'bob'), await business('again', 'cleo')];
    publish(await proofOf('bob', his));
    await verify('bob', his);
    await answer(ask('bob', 'start-trial', his));
    await answer(ask('bob', 'delete-business', { ...his, confirm: 'tried Ltd' }));
    await answer(ask('cleo', 'set-domain', { ...hers, domain: 'tried.example' }));
    publish(await proofOf('cleo', hers));
    expect((await verify('cleo', hers)).state).toBe('PROVEN');
    expect(refused(await ask('cleo', 'start-trial', hers))).toMatch(/^CONFLICT/);
    expect(await planOf('cleo', hers)).toMatchObject({ mayTry: false });
    await answer(ask('cleo', 'set-domain', { ...hers, domain: 'again.example' }));
    expect(await planOf('cleo', hers)).toMatchObject({ mayTry: true });
    expect(await answer(ask('cleo', 'start-trial', hers))).toMatchObject({ plan: 'PROFESSIONAL' });
    // What is tried with a domain that is proven afterwards is tried with that domain.
    publish(await proofOf('cleo', hers));
    await verify('cleo', hers);
    expect(await planOf('cleo', hers)).toMatchObject({ plan: 'PROFESSIONAL' });
    await answer(ask('cleo', 'set-domain', { ...hers, domain: 'tried.example' }));
    await verify('cleo', hers);
    expect(await planOf('cleo', hers)).toMatchObject({ plan: 'STARTER', mayTry: false });
    const third = await business('third', 'olga');
    await answer(ask('olga', 'set-domain', { ...third, domain: 'again.example' }));
    publish(await proofOf('olga', third));
    await verify('olga', third);
    expect(refused(await ask('olga', 'start-trial', third))).toMatch(/^CONFLICT/);
  });

  it('is begun once, however many press at once', async () => {
    const [olga] = [people['olga']!];
    await seedBusiness(database, { id: 'race', seats: 10, admin: olga, members: [], at });
    await seedBusiness(database, { id: 'race2', seats: 10, admin: olga, members: [], at });
    const outcomes = await Promise.all(
      ['race', 'race2', 'race', 'race2'].map((businessId) => ask('olga', 'start-trial', { businessId })),
    );
    expect(outcomes.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
  });

  it('is set by operators, with its price, both on record', async () => {
    const agreed = await business('agreed', 'cleo');
    people['olga'] = await asOperator(stack, people['olga']!);
    const price = { plan: 'PROFESSIONAL', price: 4900, reason: 'from this year' };
    await answer(ask('olga', 'set-price', price));
    const set = { ...agreed, plan: 'ENTERPRISE', reason: 'contract 7' };
    expect(await answer<PlannedBusiness>(ask('olga', 'set-plan', set))).toMatchObject({
      ...{ name: 'agreed Ltd', plan: 'ENTERPRISE', totalAvailableSeats: 500 },
    });
    expect(await planOf('cleo', agreed)).toMatchObject({
      plan: 'ENTERPRISE',
      prices: { STARTER: null, PROFESSIONAL: 4900, ENTERPRISE: null },
    });
    const { decisions } = await answer<{ decisions: object[] }>(
      wire.rest('proxy', 'get-decisions', {}, { token: people['olga']!.accessToken }),
    );
    expect(decisions.slice(0, 2)).toMatchObject([
      { kind: 'set plan', about: 'Enterprise for agreed', reason: 'contract 7', done: true },
      { kind: 'set price', about: 'Professional: US$49.00 a month', done: true },
    ]);
    await answer(ask('olga', 'set-price', { ...price, price: null }));
    expect((await planOf('cleo', agreed)).prices.PROFESSIONAL).toBeNull();
    expect(refused(await ask('olga', 'set-plan', { ...set, businessId: 'nobodys' }))).toMatch(/^NOT_FOUND/);
  });
});
