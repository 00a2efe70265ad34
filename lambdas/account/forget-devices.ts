import { devicesKept, forgetsAt, recentDevices } from '#domain/account/device';
import type { Device } from '#domain/account/user';
import { devicesSubject } from '#domain/keys';
import type { UserStore } from '../store/user.ts';
import { sameVersion } from '../store/table/version.ts';
import type { WatchStore } from '../store/watch.ts';

/**
 * Removes what is too old of a person's devices, also of somebody who never comes back. Not counted as an edit: whoever changes devices
 * meanwhile removes the same, and an open page of theirs must not lose what is typed there.
 */
export async function forgetDevices(
  userId: string,
  services: {
    users: Pick<UserStore, 'get' | 'change'>;
    watches: Pick<WatchStore, 'put' | 'remove'>;
    now: () => number;
  },
): Promise<void> {
  const { users, watches } = services;
  const now = services.now();
  const user = await users.get(userId);
  if (!user) return watches.remove(devicesSubject(userId));
  const devices = recentDevices(user.devices ?? [], now);
  // Written meanwhile: the turn that the planner has set a day on finds it.
  if (!(await users.change(userId, { set: { devices }, when: [sameVersion(user)] }))) return;
  await setTurn(userId, devices, watches, now);
}

/** Sets when the first of these devices is to be forgotten. It stands also where there is none: another may be noted at this moment. */
export const setTurn = (
  userId: string,
  devices: readonly Device[],
  watches: Pick<WatchStore, 'put'>,
  now: number,
): Promise<void> =>
  watches.put(devicesSubject(userId), new Date(forgetsAt(devices) ?? now + devicesKept).toISOString());
