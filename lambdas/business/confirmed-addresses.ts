import type { UserStore } from '../store/user.ts';

/** The addresses of a person that were confirmed; nobody with an unconfirmed one answers for it. */
export async function confirmedAddresses(
  userId: string,
  { users }: { users: Pick<UserStore, 'get'> },
): Promise<string[]> {
  const entries = (await users.get(userId))?.emails ?? [];
  return entries.filter(({ verifiedAt }) => verifiedAt).map(({ emailAddress }) => emailAddress);
}
