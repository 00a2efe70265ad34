import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Case, ListedCase } from '#domain/case/case';
import { listed } from '#domain/case/represented/listed';
import { caseStore } from '../../lambdas/store/case.ts';
import { domainWatchStore } from '../../lambdas/store/business/domain-watch.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import type { LocalStack } from '../../local/stack.ts';
import { sha256 } from '../../lambdas/runtime/hash.ts';
import { type Outcome, type Wire, answer, wireTo } from '../support/client.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { domainRow } from '../support/seed/seed-domain.ts';
import { seedBusiness } from '../support/seed/seed.ts';
import { startServices } from '../support/services.ts';
import { databaseOf } from '../support/tables.ts';

/** A case about a look-alike domain: what it keeps, whose it is, and what it learns later; asked over HTTP of a running stack. */
const at = '2026-11-20T10:00:00.000Z';
const acme = { businessId: 'acme' };
const domain = 'acrne.example';
/** Both are called the same. */
const namesake = {
  ...{ at, seenBy: 'search' as const, yours: { handle: 'acme' }, theirs: { handle: 'acme.uk' } },
  ...{ verdict: 'namesake' as const, score: 41 },
  reasons: [{ signal: 'name', value: 1, words: 'Same name.', side: 'for' as const }],
};
let stack: LocalStack;
let wire: Wire;
let database: Database;
let people: Record<string, Person>;

beforeAll(async () => {
  stack = await startServices({ now: Date.now, seed: 74 });
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  const all = await signUpPeople(stack, ['ada', 'mona', 'mel', 'bob']);
  people = Object.fromEntries(all.map((person) => [person.name, person]));
  const { ada, mona, mel, bob } = people as Record<string, Person>;
  await seedBusiness(database, { id: 'acme', seats: 10, admin: ada!, members: [mel!], at });
  await seedBusiness(database, { id: 'other', seats: 10, admin: bob!, members: [], at });
  await seatStore(database).addSeat({
    ...{ businessId: 'acme', userEmailAddress: mona!.email, userId: mona!.sub, role: 'MANAGER' },
    ...{ adminUserId: ada!.sub, createdAt: at, updatedAt: at },
  });
  const names = domainWatchStore(database);
  await names.write(undefined, domainRow('acme', at));
  await names.write(undefined, domainRow('acme', at, { domain: 'acme-shop.example', mark: 'ours' }));
});
afterAll(() => stack?.close());

const ask = (name: string, call: string, input: object, of: object = acme) =>
  wire.rest('app', call, { ...input, ...of }, { token: people[name]!.accessToken });
const refused = (outcome: Outcome) => (outcome.kind === 'refused' ? outcome.code : 'done');
const keep = async (name: string) =>
  (await answer<{ case: Case }>(ask(name, 'create-case', { domain }))).case;
const look = async (part: object) => {
  const names = domainWatchStore(database);
  const before = (await names.get('acme', domain))!;
  await names.write(before, { ...before, ...part });
};

describe('a case about a look-alike domain', () => {
  it('keeps what was seen, with its hash, and what to do', async () => {
    const made = await keep('mona');
    expect(made).toMatchObject({
      ...{ userId: 'B#acme', platform: 'DOMAIN', handle: domain, title: `A look-alike domain: ${domain}` },
      imitates: { platform: 'DOMAIN', handle: 'acme.example' },
      domain: {
        registry: { registration: { abuseEmail: 'abuse@names.example' } },
        host: { host: { abuseEmail: 'abuse@gull.example' } },
        page: { likeness: 0.86, icon: 'same' },
      },
      acts: [{ did: 'opened', by: people['mona']!.sub }],
    });
    const [record] = made.evidence;
    expect(record).toMatchObject({ kind: 'finding', sha256: sha256(record!.kept!) });
    expect(record!.kept).toContain('MX mx.gull.example');
    expect(made.domain).not.toHaveProperty('businessId');
    expect(made.steps[1]!.words).toBe('Report it to its registrar and its host.');
  });

  it('is one case, which learns what a later look saw', async () => {
    const first = await keep('ada');
    expect(first.evidence).toHaveLength(1);
    await look({
      lastLooked: '2026-11-21T10:00:00.000Z',
      page: { kind: 'could not look', why: 'It is away.' },
    });
    const again = await keep('ada');
    expect([again.caseId, again.evidence.length]).toEqual([first.caseId, 2]);
    expect(again.domain?.at).toBe('2026-11-21T10:00:00.000Z');
  });

  it('saved again from a list that began anew, gives the first day of before in its record as well', async () => {
    const again = '2026-11-21T11:00:00.000Z';
    await look({ lastLooked: again, firstSeen: again, foundAt: again });
    const { domain: seen, evidence } = await keep('ada');
    expect([seen!.at, seen!.firstSeen]).toEqual([again, at]);
    const { kept } = evidence.at(-1)!;
    expect(kept).toContain(`As our checks saw ${domain} on ${again}`);
    expect(kept).toContain('First seen in the DNS on 20 November 2026, 10:00 UTC.');
    expect(kept).toContain(`read in a public certificate log on ${at}`);
    await look({ firstSeen: at, foundAt: at });
  });

  it.each(['mel', 'bob'])('is not opened by %s', async (name) =>
    expect(refused(await ask(name, 'create-case', { domain }))).toBe('FORBIDDEN'),
  );

  it('is not opened of what is not on the list of that business, is theirs, or is nobody’s business', async () => {
    expect(refused(await ask('ada', 'create-case', { domain: 'else.example' }))).toBe('NOT_FOUND');
    expect(refused(await ask('ada', 'create-case', { domain: 'acme-shop.example' }))).toBe('FORBIDDEN');
    expect(refused(await ask('bob', 'create-case', { domain }, { businessId: 'other' }))).toBe('NOT_FOUND');
    expect(refused(await ask('ada', 'create-case', { domain }, {}))).toBe('NOT_FOUND');
  });

  it('says since when the domain is gone, and no longer once it is back', async () => {
    const [gone, { caseId }] = ['2026-11-22T10:00:00.000Z', await keep('ada')];
    const read = async () => (await answer<{ case: Case }>(ask('ada', 'get-case', { caseId }))).case.goneAt;
    const inList = async () =>
      (await answer<{ cases: ListedCase[] }>(ask('ada', 'get-cases', {}))).cases[0]!.goneAt;
    await look({ existence: 'does not exist', records: {}, changes: [{ at: gone, change: 'gone' }] });
    expect([await read(), await inList()]).toEqual([gone, gone]);
    await look({ existence: 'exists', lastLooked: '2026-11-22T10:30:00.000Z' });
    expect([await read(), await inList()]).toEqual([null, null]);
  });

  it('says what the newest check saw, unless it is closed; opened again, it does', async () => {
    const { caseId } = await keep('ada');
    const read = async () => (await answer<{ case: Case }>(ask('ada', 'get-case', { caseId }))).case;
    const edit = async (outcome: string | null) =>
      (await answer<{ case: Case }>(ask('ada', 'edit-case', { caseId, outcome }))).case;
    const records = (ofA: string) => ({ ...domainRow('acme', at).records, A: [ofA], MX: [] });
    const seen = ({ domain: last, evidence }: Case) => [last!.at, last!.records.A, evidence.length];
    await look({ lastLooked: '2026-11-22T11:00:00.000Z', records: records('192.0.2.44') });
    const { length: pieces } = (await read()).evidence;
    const [first, second, third] = [23, 24, 25].map((day) => `2026-11-${day}T10:00:00.000Z`);
    // The same once more is no other record, but it is the newest.
    await look({ lastLooked: first });
    expect(seen(await read())).toEqual([first, ['192.0.2.44'], pieces]);
    await look({ lastLooked: second, records: records('192.0.2.77') });
    expect(seen(await read())).toEqual([second, ['192.0.2.77'], pieces + 1]);
    expect(seen(await read())).toEqual([second, ['192.0.2.77'], pieces + 1]);
    await edit('REFUSED');
    await look({ lastLooked: third, records: records('192.0.2.78') });
    expect(seen(await read())).toEqual([second, ['192.0.2.77'], pieces + 1]);
    const again = await edit(null);
    expect(seen(again)).toEqual([third, ['192.0.2.78'], pieces + 2]);
    const { kept, sha256: hash } = again.evidence.at(-1)!;
    expect(hash).toBe(sha256(kept!));
    expect(kept).toContain(`As our checks saw ${domain} on ${third}`);
  });

  it('is listed as it is kept, also where its row is from before that was kept beside it', async () => {
    const given = { domain: 'brolly-outlet.example', foundBy: 'given' as const, score: 20 };
    await domainWatchStore(database).write(undefined, domainRow('acme', at, given));
    const { case: made } = await answer<{ case: Case }>(ask('ada', 'create-case', { domain: given.domain }));
    const { userId, caseId } = made;
    const cases = caseStore(database);
    const before = (await cases.get(userId, caseId))!;
    await cases.write({ before, after: { ...before, snapshot: namesake, sightings: [{ at }] } });
    const { helperId: _, version: __, ...one } = (await cases.get(userId, caseId))!;
    const listedOne = async () => {
      const { resembles, sharesName, sighted } = (await cases.heads(userId)).find(
        (head) => head.caseId === caseId,
      )!;
      return { resembles, sharesName, sighted };
    };
    const kept = { resembles: false, sharesName: true, sighted: { at } };
    expect(listed(one)).toMatchObject(kept);
    expect(await listedOne()).toEqual(kept);
    await database.client.send(
      new UpdateCommand({
        TableName: database.table('Case'),
        ...{ Key: { userId, caseId }, UpdateExpression: 'REMOVE resembles, sharesName, sighted' },
      }),
    );
    expect(await listedOne()).toEqual(kept);
  });
});
