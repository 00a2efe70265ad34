import { expect, it } from 'vitest';
import { recordDevice as withDevice } from '#domain/account/device';
import { newUser, type User } from '#domain/account/user';
import { day } from '#domain/durations';
import type { TellSafety } from '../../account/safety-notices.ts';
import { recordDevice } from './record-device.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const known = withDevice([], { platform: 'Linux' }, { headers: {}, sourceIp: '192.0.2.1', now });

/** What somebody is told who made their account so long ago and signs in on Linux. */
async function told(age: number, devices: User['devices']): Promise<string[]> {
  const made = newUser({ sub: 'u1', email: 'maya@example.com' }, new Date(now - age).toISOString());
  const user = { ...made, devices };
  const kinds: string[] = [];
  const tell: TellSafety = async (_, { kind }) => void kinds.push(kind);
  await recordDevice(
    {
      caller: { sub: 'u1' },
      request: { platform: 'Linux' },
      ...{ headers: {}, sourceIp: '192.0.2.1', now },
    } as unknown as Parameters<typeof recordDevice>[0],
    {
      users: { get: async () => user, change: async () => user },
      watches: { put: async () => {} },
      tell,
      retry: { attempts: 1 },
    } as unknown as Parameters<typeof recordDevice>[1],
  );
  return kinds;
}

it.each([
  ['on which the account was made', 60_000, [], []],
  ['that is the first of a demonstration', 100 * day, null, []],
  ['like one that is kept', 100 * day, known, []],
  ['beside another', 60_000, [{ platform: 'Mac' }], ['device']],
  // All that was kept of them is ninety days old, and gone: whoever took the account over meanwhile would be the first.
  ['of an account that nobody used for so long', 100 * day, [], ['device']],
])('of a device %s', async (_, age, devices, kinds) => expect(await told(age, devices)).toEqual(kinds));
