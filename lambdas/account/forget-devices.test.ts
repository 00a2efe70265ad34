import { expect, it } from 'vitest';
import { recordDevice } from '#domain/account/device';
import { type Device, newUser, type User } from '#domain/account/user';
import { day } from '#domain/durations';
import { forgetDevices } from './forget-devices.ts';

const began = Date.parse('2026-11-20T12:00:00Z');
const seen = (devices: readonly Device[], days: number, platform = 'Linux', sourceIp = '192.0.2.1') =>
  recordDevice(devices, { platform }, { headers: {}, sourceIp, now: began + days * day });

/** A turn of theirs so many days later. `meanwhile`: their record is written between reading and writing. */
async function turn(days: number, user: User | undefined, { meanwhile = false } = {}) {
  const turns: [string, string | undefined][] = [];
  const written: object[] = [];
  await forgetDevices('u1', {
    users: {
      get: async () => user,
      change: async (_, change) => {
        written.push(change);
        return meanwhile ? undefined : user;
      },
    },
    watches: {
      put: async (subjectId, next) => void turns.push([subjectId, next]),
      remove: async (subjectId) => void turns.push([subjectId, undefined]),
    },
    now: () => began + days * day,
  });
  return { turns, written };
}
const maya: User = {
  ...newUser({ sub: 'u1', email: 'maya@example.com' }, new Date(began).toISOString()),
  version: 7,
};

it('of somebody who does not come back, each device goes when it is ninety days old, and the last one, too', async () => {
  const devices = seen(seen([], 0), 30, 'Mac');
  const first = await turn(90, { ...maya, devices });
  expect(first.written).toMatchObject([{ set: { devices: [{ platform: 'Mac' }] } }]);
  expect(first.turns).toEqual([['D#u1', new Date(Date.parse('2026-11-20') + 120 * day).toISOString()]]);
  const last = await turn(120, { ...maya, devices });
  expect(last.written).toMatchObject([{ set: { devices: [] } }]);
  // Another may be noted at this moment.
  expect(last.turns).toEqual([['D#u1', new Date(began + 210 * day).toISOString()]]);
});

it('of a device that is used each day, the addresses of ninety days ago go', async () => {
  const devices = seen(seen([], 0), 80, 'Linux', '192.0.2.2');
  const { written } = await turn(90, { ...maya, devices });
  expect(written).toMatchObject([{ set: { devices: [{ ipAddressList: ['192.0.2.2'] }] } }]);
});

it('is no edit that an open page would stumble over, and gives way to one', async () => {
  const { turns, written } = await turn(90, { ...maya, devices: seen([], 0) }, { meanwhile: true });
  expect(written).toEqual([{ set: { devices: [] }, when: [{ field: 'version', operator: '=', value: 7 }] }]);
  // The planner has set one for tomorrow.
  expect(turns).toEqual([]);
});

it('of somebody who is gone there is no turn any more', async () => {
  const { turns, written } = await turn(90, undefined);
  expect(turns).toEqual([['D#u1', undefined]]);
  expect(written).toEqual([]);
});
