import { expect, test } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import { scanInMemory } from '../../../test/support/sources/scan-in-memory.ts';
import { pausedByUs } from '../../sources/pausable.ts';
import { type Sight, type Source, SourceSilent } from '../../sources/source.ts';
import type { Heard } from '../../store/operations/source-answers.ts';
import { hearOver } from './hear.ts';
import { newScan } from '../begin/new-scan.ts';
import { runSource } from '../run.ts';

const now = () => Date.parse('2026-11-22T12:00:00Z');
const maya: User = {
  ...newUser({ sub: 'u1', email: 'maya@example.com' }, '2026-11-01T00:00:00.000Z'),
  socialMediaAccounts: [
    { platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimund' },
    { platform: 'INSTAGRAM', pageUrl: 'https://www.instagram.com/mayahollimund/' },
  ],
};

/** What is counted of a scan's one job when each handle is answered like this. */
async function heardOf(
  sight: (handle: string) => Sight,
  changed: Partial<ReturnType<typeof scanInMemory>['services']> = {},
) {
  return (await jobOf('GITHUB', sight, changed)).heard;
}

async function jobOf(
  platform: 'GITHUB' | 'INSTAGRAM',
  sight: (handle: string) => Sight,
  changed: Partial<ReturnType<typeof scanInMemory>['services']> = {},
) {
  const { services, scans } = scanInMemory(maya, now);
  const heard: Heard[] = [];
  const source: Source = {
    platform,
    batch: 100,
    lookUp: async (handles) => new Map(handles.map((handle) => [handle, sight(handle)])),
    servesImage: () => false,
  };
  const row = { platform, status: 'waiting' as const, asked: 0, total: 0 };
  const scan = newScan('U#u1', services, [{ ...row, compared: 0, found: 0 }]);
  scans.set(scan.id, scan);
  const hear = async (_: string, one: Heard) => void heard.push(one);
  await runSource(
    { userId: 'u1', scanId: scan.id, source: platform },
    { ...services, sources: new Map([[platform, source]]), hear, ...changed },
  );
  return { heard, row: scans.get(scan.id)!.sources[0] };
}
const silent =
  (...args: ConstructorParameters<typeof SourceSilent>) =>
  () => {
    throw new SourceSilent(...args);
  };

test.each<[string, (handle: string) => Sight, Heard]>([
  ['an answer', () => ({ is: 'nobody' }), { answer: 'answered', canary: 'nobody' }],
  ['a request to wait', silent('Wait.', 'wait'), { answer: 'wait', why: 'Wait.' }],
  ['a refusal', silent('No.', 'refused'), { answer: 'refused', why: 'No.' }],
  ['an error', silent('Hm.'), { answer: 'broken', why: 'Hm.' }],
  [
    'accounts that do not exist',
    () => ({ is: 'there', profile: { platform: 'GITHUB', handle: 'anybody' } }),
    {
      ...{ answer: 'broken', canary: 'there' },
      why: 'It answered for accounts that don’t exist, so its answers don’t count.',
    },
  ],
  [
    'nothing told of anybody',
    () => ({ is: 'withheld', why: 'It shows businesses only.' }),
    { answer: 'refused', why: 'It shows businesses only.', canary: 'withheld' },
  ],
  [
    'nothing told of anybody but what its form rules out',
    (handle) =>
      /[^a-z]/.test(handle) ? { is: 'nobody' } : { is: 'withheld', why: 'It shows businesses only.' },
    { answer: 'refused', why: 'It shows businesses only.', canary: 'withheld' },
  ],
])('counts %s once a job', async (_, sight, heard) => {
  expect(await heardOf(sight)).toEqual([heard]);
});

test('a platform that shows businesses alone has answered for them where it shows nobody', async () => {
  const why = 'It shows businesses only.';
  const { heard, row } = await jobOf('INSTAGRAM', () => ({ is: 'withheld', why }));
  expect(heard).toEqual([{ answer: 'answered', canary: 'withheld' }]);
  expect(row).toMatchObject({ status: 'in part', note: why, compared: 0 });
});

test('a source that nobody asked is not counted', async () => {
  expect(await heardOf(() => ({ is: 'nobody' }), { isPaused: async () => true })).toEqual([]);
  const breaker = { rests: async () => true, broke: async () => {} };
  expect(await heardOf(() => ({ is: 'nobody' }), { breaker })).toEqual([]);
  // Switched off while the job was under way.
  expect(await heardOf(silent(pausedByUs().why, 'paused'))).toEqual([]);
  expect(await heardOf(silent('Not connected here yet.', 'not connected'))).toEqual([]);
});

test('answers of a source that come at the same moment are one write', async () => {
  const writes: [string, readonly Heard[]][] = [];
  const hear = hearOver({ add: async (source, all) => void writes.push([source, all]) }, now);
  const heard: Heard[] = [
    { answer: 'answered', canary: 'nobody' },
    { answer: 'wait', why: 'Wait.' },
  ];
  await Promise.all([hear('X', heard[0]!), hear('GITHUB', heard[0]!), hear('X', heard[1]!)]);
  expect(writes).toEqual([
    ['X', heard],
    ['GITHUB', [heard[0]]],
  ]);
});

test('a count that cannot be written fails no scan', async () => {
  const add = async () => {
    throw new Error('table away');
  };
  await expect(hearOver({ add }, now)('X', { answer: 'answered' })).resolves.toBeUndefined();
});
