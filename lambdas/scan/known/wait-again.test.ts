import { expect, it } from 'vitest';
import type { Listed } from '#domain/scan/about-listed';
import type { Finding } from '#domain/scan/finding';
import { onceInMemory } from '../../../test/support/sources/once-in-memory.ts';
import { waitAgain } from './wait-again.ts';

const at = '2026-11-20T10:00:00.000Z';
const copy = (status: Finding['status'], own: string): Finding => ({
  ...{ subjectId: 'U#u', id: own, platform: 'X', verdict: 'likely clone', score: 92, reasons: [], status },
  ...{ yours: { platform: 'X', handle: own }, theirs: { platform: 'X', handle: `${own}_`, name: 'Maya' } },
  ...{ firstSeen: at, lastSeen: at, history: [{ at, what: 'first seen' }] },
});
const listed: Listed = { socialMediaAccounts: [{ platform: 'X', pageUrl: 'https://x.com/maya' }] };

it.each<[string, Finding[], Listed | undefined, string[]]>([
  ['beside an account of the list', [copy('OPEN', 'maya')], listed, []],
  ['beside one that left it', [copy('OPEN', 'maya'), copy('OPEN', 'former')], listed, ['former_']],
  ['beside one of a list that is empty now', [copy('OPEN', 'former')], { socialMediaAccounts: [] }, []],
  ['of whoever is no longer there', [copy('OPEN', 'former')], undefined, []],
])('what waits again %s', async (_, findings, list, compared) => {
  const asked: string[] = [];
  await waitAgain(
    findings,
    { userId: 'u', now: Date.parse(at) },
    {
      once: onceInMemory(),
      listed: async () => list,
      enqueue: async (jobs) => {
        for (const job of jobs)
          if ('submitted' in job && job.submitted.again) asked.push(job.submitted.handle);
      },
    },
  );
  expect(asked).toEqual(compared);
});

it('no more than a hundred a day are compared at once, however often they are taken back', async () => {
  const [once, many] = [onceInMemory(), Array.from({ length: 60 }, (_, n) => copy('OPEN', `former${n}`))];
  const jobs: number[] = [];
  const enqueue = async (all: readonly object[]) => void jobs.push(all.length);
  const day = 86_400_000;
  for (const now of [0, 1, day])
    await waitAgain(
      many,
      { userId: 'u', now: Date.parse(at) + now },
      { once, listed: async () => listed, enqueue },
    );
  expect(jobs).toEqual([60, 60]);
});
