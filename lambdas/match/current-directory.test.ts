import { marshall } from '@aws-sdk/util-dynamodb';
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

describe('keepChanges', () => {
  it('keeps what protects somebody anew: no claim, no end of a proof, no look that found the same', async () => {
    const memory = filesOfIdentities();
    const before = proof('maya', 'maya-hollimund', 'hollimund maya');
    await keepChanges(
      [
        record(began, { id: 'claim#maya#GITHUB#x', owner: 'maya', status: 'PENDING', at: 'x' }),
        record(began, undefined, before),
        record(began, { ...before, lastCheckedAt: 'y' }, before),
      ],
      memory.files,
    );
    expect(memory.names()).toEqual([]);
    await keepChanges([record(began, { ...before, nameKey: 'maya' }, before)], memory.files);
    expect(memory.names()).toEqual([expect.stringMatching(/^2026-11-20T07:40:00\.000Z-0{30,}\d+\.json$/)]);
  });
});
