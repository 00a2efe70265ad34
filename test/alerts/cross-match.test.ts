import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '#domain/contract/scan';
import { userSubject } from '#domain/keys';
import { proofId, type SocialProof } from '#domain/proof/proof';
import { loadAssembly } from '../../emulator/template/load-assembly.ts';
import type { LocalStack } from '../../local/stack.ts';
import { synthesize } from '../../local/synth.ts';
import { caseStore } from '../../lambdas/store/case.ts';
import { findingStore } from '../../lambdas/store/finding.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { scanStore } from '../../lambdas/store/scan/scan.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { answer, type Wire, wireTo } from '../support/client.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { pastedCase } from '../support/sources/cases-in-memory.ts';
import { put } from '../support/seed/seed.ts';
import { startServices } from '../support/services.ts';
import { settled } from '../support/settled.ts';
import { databaseOf } from '../support/tables.ts';

/**
 * What the search of one person meets reaches another whom it imitates: over the deployed functions, queue, stream and files. The
 * tests build on each other.
 */
let stack: LocalStack;
let database: Database;
let wire: Wire;
let nils: Person;
let maya: Person;
let cora: Person;
let dora: Person;
/** Whose copies live on the twin of GitHub. Nils has put her on his list and proven nothing, so his searches meet them. */
const ofMaya = 'maya-hollimund';

beforeAll(async () => {
  stack = await startServices({ seed: 3 });
  database = await databaseOf(stack);
  wire = wireTo(stack.origin, stack.config);
  const people = await signUpPeople(stack, ['nils', 'maya', 'cora', 'dora']);
  [nils, maya, cora, dora] = people as [Person, Person, Person, Person];
  for (const person of [nils, maya, cora, dora])
    await answer(
      wire.graphql(
        'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
        { input: { id: person.sub, accountEmail: person.email, firstName: person.name } },
        { token: person.accessToken },
      ),
    );
  await lists(nils, ofMaya);
});
afterAll(() => stack?.close());

const lists = (person: Person, handle: string, verifiedAt?: string) =>
  userStore(database).change(person.sub, {
    set: {
      socialMediaAccounts: [{ platform: 'GITHUB', pageUrl: `https://github.com/${handle}`, verifiedAt }],
    },
  });
/** As a proof leaves it: the row, and the account on the person's list. */
async function proves(person: Person, handle: string): Promise<void> {
  const at = new Date().toISOString();
  const proof: SocialProof = {
    ...{ id: proofId('GITHUB', handle), owner: person.sub, how: 'oauth', proves: 'this URL' },
    ...{ since: at, lastCheckedAt: at, public: false, wantsPublic: false },
  };
  await lists(person, handle, at);
  await userStore(database).change(person.sub, { set: { firstName: 'Maya', lastName: 'Hollimund' } });
  await put(database, [['SocialProof', proof]]);
}
const opensCase = ({ sub }: Person, handle: string) =>
  caseStore(database).write({
    before: undefined,
    after: pastedCase({ platform: 'GITHUB', userId: sub, caseId: `about-${handle}`, handle }),
  });
const caseAbout = ({ sub }: Person, handle: string) => caseStore(database).get(sub, `about-${handle}`);
async function search(person: Person): Promise<void> {
  const credentials = { token: person.accessToken };
  const { scan } = await answer<{ scan: { id: string } }>(wire.rest('app', 'start-scan', {}, credentials));
  const stand = async () => (await scanStore(database).get(userSubject(person.sub), scan.id))?.status;
  await expect.poll(stand, { timeout: 60_000 }).toBe('DONE');
  await settled(stack);
}
const findingsOf = ({ sub }: Person) => findingStore(database).list(userSubject(sub));
const alertsOf = ({ sub }: Person) => notificationStore(database).recent(sub, 100);

describe('a profile that somebody else’s search meets', () => {
  it('is told to whom it imitates, who proved their account a moment ago and never searched; nothing tells whose search it was', async () => {
    await proves(maya, ofMaya);
    await search(nils);
    const report = await answer<Report>(wire.rest('app', 'get-report', {}, { token: maya.accessToken }));
    expect(report.findings.length).toBeGreaterThan(0);
    for (const { yours, theirs, verdict, history } of report.findings) {
      expect([yours.handle, verdict]).toEqual(['maya-hollimund', expect.stringMatching(/clone$/)]);
      expect(theirs.handle).not.toBe('maya-hollimund');
      expect(history[0]?.note).toBe('Countersign came across it');
    }
    const alerts = await alertsOf(maya);
    expect(alerts.map(({ kind }) => kind)).toEqual(report.findings.map(() => 'FINDING'));
    await expect.poll(async () => (await alertsOf(maya)).every(({ deliveredAt }) => deliveredAt)).toBe(true);
    const all = JSON.stringify([report, alerts]);
    for (const word of [nils.sub, nils.email]) expect(all).not.toContain(word);
    // Nobody else hears of it, and who searched heard of it by their own search.
    expect([await findingsOf(cora), await findingsOf(dora)]).toEqual([[], []]);
    for (const { history } of await findingsOf(nils)) expect(history[0]?.note).toBeUndefined();
  });

  it('met again is neither a second finding nor a second alert', async () => {
    const before = await findingsOf(maya);
    await search(nils);
    expect([await findingsOf(maya), (await alertsOf(maya)).length]).toEqual([before, before.length]);
  });

  it('is looked up in the snapshot too, and reaches nobody who is deleted, though the snapshot names them', async () => {
    const copy = 'mayahollimund';
    await proves(cora, copy);
    await proves(dora, 'maya-hollimunds');
    await opensCase(dora, copy);
    await stack.lambda.invoke(await snapshotJob(), {});
    await userStore(database).change(cora.sub, { set: { deletedAt: new Date().toISOString() } as never });
    await search(nils);
    const found = (await findingsOf(dora)).find(({ theirs }) => theirs.handle === copy);
    // She had a case about it: it leads to what was met, and nobody asks her to decide.
    expect([found?.status, (await caseAbout(dora, copy))?.findingId]).toEqual(['CASE', found?.id]);
    expect((await alertsOf(dora)).filter(({ title }) => title.endsWith(` ${copy}`))).toEqual([]);
    expect(await findingsOf(cora)).toEqual([]);
  });
});

/** The function that writes the snapshot, by its name in the template. */
async function snapshotJob(): Promise<string> {
  const { ofType } = loadAssembly(await synthesize(join(import.meta.dirname, '../..')), stack.origin);
  const isIt = ({ logicalId }: { logicalId: string }) => logicalId.includes('CrossMatchSnapshot');
  return ofType('AWS::Lambda::Function').find(isIt)!.physicalName;
}
