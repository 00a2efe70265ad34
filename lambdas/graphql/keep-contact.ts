import { normalEmail } from '#domain/text';
import { ProductError } from '#domain/errors';
import type { EmailInventory } from '#domain/account/contact-owner';
import type { ContactServices } from '../account/contact/change-contacts.ts';
import { settlePrimary } from '../account/contact/primary-contact.ts';
import type { VerifiedEmail } from '../runtime/cognito-identity.ts';
import type { ContactOwnerStore } from '../store/contact/contact-owner.ts';

interface Services extends ContactServices {
  owners: Pick<ContactOwnerStore, 'keepPrimary'>;
  verifiedEmail: VerifiedEmail;
  now: () => number;
}

/**
 * createEmailInventory and updateEmailInventory: only an address the caller has verified with the identity service, so
 * that nobody can take one in advance. Existing and owned: becomes PRIMARY (spec section 4). Owned by another: CONFLICT.
 * Where there is a record already, it follows in the same transaction.
 */
export async function keepEmail(
  args: { input?: { emailAddress?: string } },
  caller: { sub: string; token: string },
  services: Services,
): Promise<EmailInventory> {
  const { owners, verifiedEmail, users, now } = services;
  const emailAddress = normalEmail(args.input?.emailAddress ?? '');
  if (emailAddress === undefined) throw new ProductError('INVALID_INPUT', 'Please enter a valid email');
  if ((await verifiedEmail(caller.token)) !== emailAddress)
    throw new ProductError('FORBIDDEN', 'Please confirm this address first.');
  const at = new Date(now()).toISOString();
  if (await users.get(caller.sub))
    await settlePrimary({ sub: caller.sub, at }, { kind: 'email', value: emailAddress }, services);
  const kept = await owners.keepPrimary(emailAddress, caller.sub, at);
  if (!kept) throw new ProductError('CONFLICT', 'This address belongs to another account.');
  return kept;
}
