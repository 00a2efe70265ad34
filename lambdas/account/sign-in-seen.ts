import type { FactorName } from '#domain/message/safety-letter';
import type { SignInSeen } from '#domain/account/sign-in-seen';
import type { OnceStore } from '../store/once.ts';
import type { SafetyStore } from '../store/safety.ts';
import type { ContactServices } from './contact/change-contacts.ts';
import { settlePrimary } from './contact/primary-contact.ts';
import { type TellSafety, tellChanges } from './safety-notices.ts';

/** Somebody as the identity service has them. */
export interface SeenIdentity {
  /** The address they sign in with, in lower case, once it is verified. */
  email: string | undefined;
  factors: FactorName[];
}

export interface SignInServices extends ContactServices {
  safety: SafetyStore;
  tell: TellSafety;
  once: Pick<OnceStore, 'count'>;
  /** Undefined for somebody who is gone. */
  identity: (username: string) => Promise<SeenIdentity | undefined>;
}

/** A queue may bring a message twice, and a trigger that was slow runs again; two new passwords within this are told once. */
const together = 600;

/**
 * Looks at somebody who signed in, in any program: tells them what changed about their sign-in since they were told
 * last, also what was changed at the identity service itself, past every page and server of ours.
 */
export async function lookAtSignIn(
  { userId, username, what, at }: SignInSeen,
  services: SignInServices,
): Promise<void> {
  const { safety, tell, once, identity } = services;
  const known = await safety.read(userId);
  const seen = known && (await identity(username));
  if (!seen) return;
  if (what === 'password set anew') {
    const seconds = Math.floor(Date.parse(at) / 1000);
    const key = `reset#${userId}#${Math.floor(seconds / together)}`;
    if (await once.count(key, 1, 1, seconds + 86_400, userId))
      await tell([known.accountEmail], { kind: 'password' });
  }
  if (seen.email !== undefined && seen.email !== known.accountEmail)
    await settlePrimary({ sub: userId, at }, { kind: 'email', value: seen.email }, services);
  await tellChanges(userId, () => Promise.resolve(seen.factors), services);
}
