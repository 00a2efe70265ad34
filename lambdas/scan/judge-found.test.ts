import { expect, it } from 'vitest';
import { looksFor } from '#domain/scan/scan-plan';
import type { SeenProfile } from '#domain/scan/finding';
import type { Subject } from '#domain/subject/subject';
import type { StoredFinding } from '../store/finding.ts';
import { judgeFound } from './judge-found.ts';
import { findingOf } from './same-account.ts';

const at = '2026-11-20T00:00:00.000Z';
const copy: SeenProfile = { platform: 'X', handle: 'maya_hol1imund', name: 'Maya Hollimund' };
const subject: Subject = {
  ...{ kind: 'person', id: 'u1', subjectId: 'U#u1', name: 'Maya Hollimund' },
  socialMediaAccounts: [
    { platform: 'X', pageUrl: 'https://x.com/mayahol', verifiedAt: at },
    { platform: 'INSTAGRAM', pageUrl: 'https://www.instagram.com/maya.hollimund/' },
  ],
};

/** What a scan on X makes of a copy that was given beside an account on Instagram, which isn't proven. */
async function seen(yours: Partial<SeenProfile>): Promise<StoredFinding> {
  const before: StoredFinding = {
    ...{ id: findingOf(copy, []), subjectId: 'U#u1', platform: 'X', verdict: 'likely clone', score: 88 },
    ...{ status: 'OPEN', reasons: [], firstSeen: at, lastSeen: at, history: [], version: 1 },
    yours: { platform: 'INSTAGRAM', handle: 'maya.hollimund', name: 'Maya Hollimund', ...yours },
    theirs: { ...copy, seenIn: 'report' },
  };
  let written = before;
  const own: SeenProfile = { platform: 'X', handle: 'mayahol', name: 'Maya Hollimund', bio: 'Pots' };
  const services = {
    findings: {
      get: async () => before,
      write: async (_: unknown, after: StoredFinding) => Boolean((written = after)),
    },
    ...{ files: {}, proofs: { ownersOf: async () => new Map() }, hashImage: async () => undefined },
    retry: { attempts: 1, first: 0, longest: 0, random: () => 0, sleep: async () => {} },
  };
  await judgeFound(
    {
      look: looksFor(subject, ['X'])[0]!,
      looked: { own: [{ profile: own }], found: [{ profile: copy }] },
      elsewhere: async () => [],
    },
    {
      subject,
      photo: async () => undefined,
      codes: new Set(),
      known: [before],
      at: '2026-11-30T00:00:00.000Z',
    },
    services as unknown as Parameters<typeof judgeFound>[2],
  );
  return written;
}

it('what was found stays beside the account that the person compared it with, though that is neither proven nor there', async () => {
  const found = await seen({ chosen: true });
  expect(found).toMatchObject({ yours: { platform: 'INSTAGRAM', chosen: true }, verdict: 'likely clone' });
});

it('and is compared with their own there where we had picked another', async () => {
  const found = await seen({});
  expect(found.yours).toMatchObject({ platform: 'X', handle: 'mayahol' });
  expect(found.yours).not.toHaveProperty('chosen');
});
