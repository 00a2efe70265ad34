import { type Contact, confirmedEmails } from '#domain/account/contact';
import type { User } from '#domain/account/user';
import type { SuppressionStore } from '../store/rights/suppression.ts';
import type { Fingerprint } from '../store/rights/fingerprint.ts';

export interface KeepLeftOutServices {
  users: { get(sub: string): Promise<User | undefined> };
  suppressions: Pick<SuppressionStore, 'add' | 'since'>;
  fingerprint: Fingerprint;
}

/**
 * Before an address leaves an account: if its owner asked by it to be left out of checks, they are from now on by the address
 * they sign in with, since the same day. Nobody who takes an address off a list means to be shown again. May be repeated.
 */
export async function keepLeftOut(
  sub: string,
  { kind, value }: Contact,
  { users, suppressions, fingerprint }: KeepLeftOutServices,
): Promise<void> {
  const user = kind === 'email' ? await users.get(sub) : undefined;
  if (!user || !confirmedEmails(user).includes(value)) return;
  const at = await suppressions.since(fingerprint(value));
  const stays = fingerprint(user.accountEmail);
  const before = at && (await suppressions.since(stays));
  if (at && (!before || at < before)) await suppressions.add(stays, at);
}
