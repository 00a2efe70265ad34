import { expect, it } from 'vitest';
import type { Listed } from '#domain/scan/about-listed';
import type { Finding } from '#domain/scan/finding';
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
  ['decided', [copy('IGNORED', 'former')], listed, []],
  ['beside one of a list that is empty now', [copy('OPEN', 'former')], { socialMediaAccounts: [] }, []],
  ['of whoever is no longer there', [copy('OPEN', 'former')], undefined, []],
])('what waits again %s', async (_, findings, list, compared) => {
  const asked: string[] = [];
  await waitAgain(
    findings,
    { userId: 'u' },
    {
      listed: async () => list,
      enqueue: async (jobs) => {
        for (const job of jobs)
          if ('submitted' in job && job.submitted.again) asked.push(job.submitted.handle);
      },
    },
  );
  expect(asked).toEqual(compared);
});
