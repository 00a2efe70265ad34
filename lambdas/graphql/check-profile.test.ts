import { describe, expect, it } from 'vitest';
import type { SocialProof } from '#domain/proof/proof';
import { checksPerHour } from '../proof/rate-limit-checks.ts';
import { checkProfile } from './check-profile.ts';

const proof = {
  id: 'GITHUB#maya-chen',
  owner: 'maya',
  public: true,
  wantsPublic: true,
  since: '2026-10-01T07:00:00.000Z',
  lastCheckedAt: '2026-11-19T07:00:00.000Z',
  nameKey: 'chen maya',
  code: 'countersign:maya-chen:7f3k-9d2m',
} as SocialProof;

/** A register with these rows, and a counter as the table has it. */
function register(
  rows: SocialProof[],
  { now = Date.parse('2026-11-20T10:00:00Z'), gone = [] as string[] } = {},
) {
  const used = new Map<string, number>();
  let time = now;
  const services = {
    proofs: { get: async (id: string) => rows.find((row) => row.id === id) },
    once: {
      count: async (id: string, by: number, most: number) => {
        const sum = (used.get(id) ?? 0) + by;
        if (sum > most) return false;
        used.set(id, sum);
        return true;
      },
    },
    optedOut: async (owner: string) => gone.includes(owner),
    now: () => time,
  };
  return {
    used,
    wait: (ms: number) => (time += ms),
    ask: (handle: string, sourceIp = '203.0.113.9') =>
      checkProfile({ platform: 'GITHUB', handle }, { sourceIp }, services),
  };
}

describe('checkProfile', () => {
  it('says since when, and when it was looked at last, for the handle as people write it; nothing else', async () => {
    expect(await register([proof]).ask(' @Maya-Chen')).toEqual({
      platform: 'GITHUB',
      handle: ' @Maya-Chen',
      registered: true,
      paused: false,
      confirmedSince: '2026-10-01',
      lastCheckedOn: '2026-11-19',
      statement: 'On 2026-10-01, the person who controls this account confirmed it',
    });
  });

  it('gives one answer to a private proof, to one that nobody has, and to what is no handle', async () => {
    const { ask } = register([{ ...proof, public: false, wantsPublic: false }]);
    const told = async (handle: string) => ({ ...(await ask(handle)), handle: '' });
    const none = await told('nobody');
    expect(none).toMatchObject({
      registered: false,
      paused: false,
      statement: 'Not registered here, or kept private, which says nothing about the account',
    });
    for (const handle of ['maya-chen', '', '@', 'a'.repeat(5000), '#', 'claim#u#GITHUB#maya'])
      expect(await told(handle)).toEqual(none);
  });

  it('says nothing of somebody who is left out, also while a review lasts; everybody else is shown', async () => {
    const none = await register([]).ask('maya-chen');
    const paused = { ...proof, public: false, reviewSince: '2026-11-20T07:00:00.000Z' };
    for (const row of [proof, paused])
      expect(await register([row], { gone: ['maya'] }).ask('maya-chen')).toEqual(none);
    expect(await register([proof], { gone: ['copy'] }).ask('maya-chen')).toMatchObject({ registered: true });
  });

  it('pauses what its holder shows while a review lasts', async () => {
    const { ask } = register([{ ...proof, public: false, reviewSince: '2026-11-20T07:00:00.000Z' }]);
    expect(await ask('maya-chen')).toEqual({
      platform: 'GITHUB',
      handle: 'maya-chen',
      registered: false,
      paused: true,
      statement: 'Paused for review, which says nothing about the account',
    });
  });

  it(`answers one network address ${checksPerHour} times an hour, and keeps no address`, async () => {
    const { ask, used, wait } = register([proof]);
    for (let i = 0; i < checksPerHour; i++) await ask(`guess-${i}`);
    await expect(ask('maya-chen')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await ask('maya-chen', '198.51.100.7')).toMatchObject({ registered: true });
    expect([...used.keys()].join()).not.toContain('203.0.113.9');
    wait(3_600_000);
    expect(await ask('maya-chen')).toMatchObject({ registered: true });
  });
});
