import { type User, UserPatch, newUser } from '#domain/account/user';
import type { VerifiedEmail } from '../runtime/cognito-identity.ts';
import type { UserStore } from '../store/user.ts';

/** What a first sign-in may bring along: names and flags, never lists with proofs. */
const Brought = UserPatch.pick({
  preferredName: true,
  firstName: true,
  middleName: true,
  lastName: true,
  alertsMonitoring: true,
  alertsWeek: true,
  alertsConnectionRequest: true,
  alertsNewFeatures: true,
  alertsCompanyUpdates: true,
  tourEnabled: true,
});

/**
 * createUser: the person's record and their address in one transaction. Id and address come from the identity service;
 * whatever the browser says of them is ignored. A repeat gives back the record that exists.
 */
export async function firstSignIn(
  args: { input?: unknown },
  caller: { sub: string; token: string },
  {
    users,
    verifiedEmail,
    now,
  }: { users: Pick<UserStore, 'get' | 'create'>; verifiedEmail: VerifiedEmail; now: () => number },
): Promise<User> {
  const existing = await users.get(caller.sub);
  if (existing) return existing;
  const email = await verifiedEmail(caller.token);
  const brought = Brought.safeParse(args.input ?? {});
  const given = Object.entries(brought.success ? brought.data : {}).filter(([, value]) => value != null);
  return users.create({
    ...newUser({ sub: caller.sub, email }, new Date(now()).toISOString()),
    ...Object.fromEntries(given),
  });
}
