import { expect, it } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import type { Compared } from '../compare.ts';
import { recordSight } from './sight.ts';

const compared: Compared = {
  yours: { platform: 'GITHUB', handle: 'isa-fennimore', name: 'Isadora' },
  theirs: { platform: 'GITHUB', handle: 'isadora-pickle', name: 'Isadora' },
  judgement: { verdict: 'namesake', score: 46, signals: { name: 1 }, reasons: [], evidence: [] } as never,
};
const first = '2026-11-30T09:00:00.000Z';
const again = '2026-11-30T09:20:40.000Z';

async function seenTwice(verifiedAt: string | undefined) {
  let row: Finding | undefined;
  const services = {
    findings: { get: async () => row, write: async (_: unknown, after: Finding) => !!(row = after) },
    retry: { attempts: 1, first: 0, longest: 0, random: () => 0, sleep: async () => {} },
    files: { putPicture: async () => {} },
  } as unknown as Parameters<typeof recordSight>[0];
  const onX = { platform: 'X' as const, pageUrl: 'https://x.com/isa_fennimore' };
  const subject = {
    ...{ kind: 'person' as const, subjectId: 'U#u1', id: 'u1' },
    socialMediaAccounts: [{ ...onX, ...(verifiedAt && { verifiedAt }) }],
  };
  for (const at of [first, again]) await recordSight(services, subject, compared, { at, id: 'f1' });
  return row!.lastSeen;
}

it.each([
  ['nothing was proven', undefined, first],
  ['an account was proven before the first', '2026-11-30T08:59:00.000Z', first],
  ['an account was proven in between', '2026-11-30T09:20:20.000Z', again],
])(
  'a second sight that is as the first is only written where it says more: %s',
  async (_, verifiedAt, lastSeen) => {
    expect(await seenTwice(verifiedAt)).toBe(lastSeen);
  },
);
