import type { accountContract } from '#domain/contract/account';
import { recordDevice as withDevice } from '#domain/account/device';
import { noSuchProfile, profileChangedMeanwhile } from '#domain/errors';
import { day } from '#domain/durations';
import { deviceName, isKnownDevice } from '#domain/account/known-device';
import type { Device, User } from '#domain/account/user';
import { setTurn } from '../../account/forget-devices.ts';
import type { TellSafety } from '../../account/safety-notices.ts';
import { untilWritten } from '../../runtime/until-written.ts';
import { nextVersion, sameVersion } from '../../store/table/version.ts';
import type { Route } from '../../rest/rest.ts';
import type { AccountServices } from '../../account/services.ts';

/** Keeps the device in the caller's own list, so that they can recognise a sign-in that was not theirs. */
export const recordDevice: Route<
  (typeof accountContract)['record-device'],
  Pick<AccountServices, 'users' | 'watches' | 'tell' | 'retry'>
> = async ({ caller, request, headers, sourceIp, now }, { users, watches, tell, retry }) => {
  const attempt = async () => {
    const user = await users.get(caller.sub);
    if (!user) throw noSuchProfile();
    const devices = withDevice(user.devices ?? [], request, { headers, sourceIp, now });
    // Before it is kept, so that nothing is kept without its end.
    await setTurn(caller.sub, devices, watches, now);
    const set = { devices, version: nextVersion(user) };
    const written = await users.change(caller.sub, { set, when: [sameVersion(user)] });
    return written && { user, devices };
  };
  const { user, devices } = await untilWritten(attempt, retry, profileChangedMeanwhile);
  await tellOfNew(devices, user, { tell, now });
  return { devices: devices.length };
};

/**
 * Once for each device of which nothing is kept; not of the one on which the account was made. Of an account that nobody used for as
 * long as devices are kept each is new: nobody else would notice that it was taken over.
 */
async function tellOfNew(
  [seen]: Device[],
  { accountEmail, createdAt, devices }: User,
  { tell, now }: { tell: TellSafety; now: number },
): Promise<void> {
  const isFirst = !devices || (devices.length === 0 && now - Date.parse(createdAt) < day);
  if (!seen || isFirst || isKnownDevice(devices, seen)) return;
  const from = seen.ipAddressList?.[0] ?? '';
  await tell([accountEmail], { kind: 'device', name: deviceName(seen), from });
}
