import type { userContract } from '#domain/contract/user';
import { recordDevice as withDevice } from '#domain/device';
import { ProductError } from '#domain/errors';
import type { Route } from '../../runtime/rest.ts';
import type { UserServices } from '../../account/services.ts';

/** Keeps the device in the caller's own list, so that they can recognise a sign-in that was not theirs. */
export const recordDevice: Route<
  (typeof userContract)['record-device'],
  Pick<UserServices, 'users'>
> = async ({ caller, request, headers, sourceIp }, { users }) => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const user = await users.get(caller.sub);
    if (!user) throw new ProductError('NOT_FOUND', 'There is no such profile. Please sign in again.');
    const devices = withDevice(user.devices ?? [], request, { headers, sourceIp });
    const version = user.version ?? 0;
    const when =
      user.version == null
        ? { field: 'version', operator: 'not exists' as const }
        : { field: 'version', operator: '=' as const, value: version };
    if (await users.change(caller.sub, { set: { devices, version: version + 1 }, when: [when] }))
      return { devices: devices.length };
  }
  throw new ProductError('CONFLICT', 'Your profile was changed at the same moment. Please try again.');
};
