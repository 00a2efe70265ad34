import { marshall } from '@aws-sdk/util-dynamodb';
import { nameKey } from '#domain/proof/name-key';
import type { ProtectedIdentity } from '#domain/proof/protected-identity';
import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { filesOfIdentities } from '../../test/support/sources/identity-files-in-memory.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { currentDirectory } from './current-directory.ts';
import { keepChanges } from './keep-changes.ts';

const began = Date.parse('2026-11-20T07:40:00.000Z');
const proof = (owner: string, handle: string, nameKey?: string) => ({
  ...{ id: `GITHUB#${handle}`, owner, since: '2026-11-20T07:00:00.000Z', lastCheckedAt: 'x', nameKey },
});
let sequence = 0;
const record = (at: number, after?: object, before?: object): DynamoDBRecord => ({
  dynamodb: {
    ApproximateCreationDateTime: Math.floor(at / 1000),
    SequenceNumber: String((sequence += 1)),
    ...(after && { NewImage: marshall(after, { removeUndefinedValues: true }) as never }),
    ...(before && { OldImage: marshall(before, { removeUndefinedValues: true }) as never }),
  },
});

async function* each(identities: ProtectedIdentity[]) {
  yield* identities;
}
const snapshotOf = (memory: ReturnType<typeof filesOfIdentities>, now: number, ...of: ProtectedIdentity[]) =>
  buildSnapshot({ everybody: each(of), files: memory.files, now: () => now });

describe('currentDirectory', () => {
  it('knows who proved something a moment ago, with and without a snapshot, and reads each file once', async () => {
    const memory = filesOfIdentities();
    const current = currentDirectory(memory.files);
    expect((await current()).near({ handle: 'maya-hollimund' })).toEqual([]);
    await keepChanges([record(began, proof('maya', 'maya-hollimund'))], memory.files);
    expect((await current()).near({ handle: 'maya-hollimund' })).toEqual(['maya']);
    const identity = { owner: 'maya', handle: 'maya-hollimund' };
    await snapshotOf(memory, began + 120_000, identity);
    await keepChanges([record(began + 121_000, proof('li', 'liweiceramics'))], memory.files);
    for (let n = 0; n < 3; n += 1) {
      const directory = await current();
      expect(directory.near({ handle: 'maya-hollimund' })).toEqual(['maya']);
      expect(directory.near({ handle: 'liweiceramlcs' })).toEqual(['li']);
    }
    expect(memory.reads()).toEqual({ snapshots: 1, changes: 2 });
  });

  it('misses nobody who proves something while the snapshot is read, and forgets whoever is in no newer one', async () => {
    const memory = filesOfIdentities();
    const current = currentDirectory(memory.files);
    await snapshotOf(memory, began, { owner: 'gone', handle: 'gone-tomorrow' });
    // The scan of the table had passed its place already.
    await keepChanges([record(began + 2_000, proof('maya', 'maya-hollimund'))], memory.files);
    expect((await current()).near({ handle: 'gone-tomorrow' })).toEqual(['gone']);
    await snapshotOf(memory, began + 3_000);
    expect((await current()).near({ handle: 'maya-hollimund' })).toEqual(['maya']);
    expect((await current()).near({ handle: 'gone-tomorrow' })).toEqual([]);
    await snapshotOf(memory, began + 2 * 3_600_000, { owner: 'maya', handle: 'maya-hollimund' });
    expect(memory.names()).toEqual([]);
    expect((await current()).near({ handle: 'maya-hollimund' })).toEqual(['maya']);
  });
});

describe('a proof that ends', () => {
  const work = proof('maya', 'hollimund-atelier', nameKey('Maya Hollimund'));
  const own = proof('maya', 'maya-hollimund', nameKey('Maya Hollimund'));
  const near = async (current: ReturnType<typeof currentDirectory>, handle: string, name?: string) =>
    (await current()).near({ handle, name });

  it('is out of the snapshot at once, handle and name; the person’s other accounts stay', async () => {
    const memory = filesOfIdentities();
    const current = currentDirectory(memory.files);
    const of = ({ owner, nameKey }: typeof own, handle: string) => ({ owner, handle, nameKey });
    await snapshotOf(memory, began, of(own, 'maya-hollimund'), of(work, 'hollimund-atelier'), {
      owner: 'li',
      handle: 'liweiceramics',
    });
    expect(await near(current, 'maya-hol1imund')).toEqual(['maya']);
    await keepChanges([record(began + 60_000, undefined, own)], memory.files);
    expect(await near(current, 'maya-hol1imund')).toEqual([]);
    expect(await near(current, 'hollimund_atelier')).toEqual(['maya']);
    expect(await near(current, 'someone', 'Maya Hollimund')).toEqual(['maya']);
    await keepChanges([record(began + 61_000, undefined, work)], memory.files);
    expect(await near(current, 'hollimund_atelier')).toEqual([]);
    expect(await near(current, 'someone', 'Maya Hollimund')).toEqual([]);
    expect((await current()).owners).not.toContain('maya');
    expect(await near(current, 'liweiceramlcs')).toEqual(['li']);
    // A function that starts now reads the same.
    expect(await near(currentDirectory(memory.files), 'maya-hol1imund')).toEqual([]);
  });

  it('and begins again is there again, whichever way its changes are batched', async () => {
    for (const batches of [1, 3]) {
      const memory = filesOfIdentities();
      const current = currentDirectory(memory.files);
      const all = [record(began, own), record(began, undefined, own), record(began, own)];
      for (let n = 0; n < batches; n += 1) await keepChanges(batches === 1 ? all : [all[n]!], memory.files);
      expect(await near(current, 'maya-hol1imund')).toEqual(['maya']);
      await keepChanges([record(began + 1_000, undefined, own)], memory.files);
      expect(await near(current, 'maya-hol1imund')).toEqual([]);
    }
  });

  it('within the batch in which it began leaves nothing', async () => {
    const memory = filesOfIdentities();
    await keepChanges([record(began, own), record(began, undefined, own)], memory.files);
    expect(await near(currentDirectory(memory.files), 'maya-hol1imund')).toEqual([]);
  });
});

describe('keepChanges', () => {
  it('keeps what protects somebody anew and what ended: no claim, no look that found the same', async () => {
    const memory = filesOfIdentities();
    const before = proof('maya', 'maya-hollimund', nameKey('Maya Hollimund'));
    await keepChanges(
      [
        record(began, { id: 'claim#maya#GITHUB#x', owner: 'maya', status: 'PENDING', at: 'x' }),
        record(began, { ...before, lastCheckedAt: 'y' }, before),
        // The row had a key of before look-alikes were folded.
        record(began, before, { ...before, nameKey: 'hollimund maya' }),
      ],
      memory.files,
    );
    expect(memory.names()).toEqual([]);
    await keepChanges([record(began, { ...before, nameKey: 'maya' }, before)], memory.files);
    expect(memory.names()).toEqual([expect.stringMatching(/^2026-11-20T07:40:00\.000Z-0{30,}\d+\.json$/)]);
  });
});
