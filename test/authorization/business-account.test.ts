import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProofShown } from '#domain/contract/business-account';
import { day } from '#domain/durations';
import { domainHolderStore } from '../../lambdas/store/business/domain-holder.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import type { LocalStack } from '../../local/stack.ts';
import { type Outcome, type Wire, answer, wireTo } from '../support/client.ts';
import { nameServer, type Zone } from '../support/domains/name-server.ts';
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
  const all = await signUpPeople(stack, ['ada', 'bob']);
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
    expect((await verify('ada', first)).state).toBe('MISSING');
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

  it('is one business’s: a second one gets it when the record of the first is gone', async () => {
    const [old, next] = [await business('old', 'ada'), await business('next', 'bob')];
    await answer(ask('bob', 'set-domain', { ...next, domain: 'old.example' }));
    const [hers, his] = [await proofOf('ada', old), await proofOf('bob', next)];
    expect(hers.record!.value).not.toBe(his.record!.value);
    publish(hers);
    await verify('ada', old);
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
