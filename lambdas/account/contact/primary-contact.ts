import {
  type Contact,
  contactEntry,
  isPrimary,
  masked,
  primaryOf,
  withContact,
} from '#domain/account/contact';
import { ProductError, noSuchProfile } from '#domain/errors';
import { normalEmail } from '#domain/text';
import type { User } from '#domain/account/user';
import type { OwnIdentity } from '../../runtime/identity/own-identity.ts';
import type { ContactEdit } from '../../store/contact/contact.ts';
import { type ContactServices, changeContacts } from './change-contacts.ts';
import type { FreeAddress } from './free-address.ts';

export interface PrimaryServices extends ContactServices {
  identity: OwnIdentity;
  freeAddress: FreeAddress;
  /** Throws RATE_LIMITED when no more codes may be sent there. */
  spendCode: (sub: string, contact: Contact, now: number) => Promise<void>;
}

/** The record follows what the identity service has verified; the earlier primary address stays, as a second one. */
function primaryEdit(user: User, contact: Contact, at: string): ContactEdit {
  const before = primaryOf(user, contact.kind);
  const entry = contactEntry(user, contact);
  const settled = isPrimary(user, contact) && entry?.verifiedAt;
  const fields = entry ? { verifiedAt: entry.verifiedAt ?? at } : { verifiedAt: at, ...newUse(contact) };
  const primary = contact.kind === 'email' ? { accountEmail: contact.value } : { phoneCell: contact.value };
  const moves = contact.kind === 'email' && before && before.value !== contact.value;
  return {
    ...(moves && { movedFrom: before.value }),
    set: settled ? {} : { ...primary, ...withContact(user, contact, fields) },
    owners: [
      { ...contact, type: 'PRIMARY' },
      ...(before && before.value !== contact.value ? [{ ...before, type: 'SECONDARY' as const }] : []),
    ],
  };
}

const newUse = ({ kind }: Contact) =>
  kind === 'email'
    ? { emailUse: 'PERSONAL' as const }
    : { phoneUse: 'PERSONAL' as const, phoneType: 'CELLULAR' as const };

/** Writes a verified address as the primary one; a repeat changes nothing. */
export const settlePrimary = (
  who: { sub: string; at: string },
  contact: Contact,
  services: ContactServices,
) => changeContacts(who, services, (user) => primaryEdit(user, contact, who.at));

/**
 * Makes an own address the primary one, in steps that may each be repeated or left for another day:
 *
 *   1. the identity service is told, and sends a code there      -> codeSentTo
 *   2. the code comes back, and the identity service accepts it
 *   3. record and owner rows follow in one transaction          -> user
 *
 * Stopped after 2, any later call finds the address verified and does 3. An e-mail address must be confirmed with us
 * before: a code sent to whatever is typed would make us a mail cannon. And since it is theirs then, no sign-up that came to nothing
 * keeps it from them.
 */
export async function makePrimary(
  { sub, token, now }: { sub: string; token: string; now: number },
  contact: Contact,
  code: string | undefined,
  services: PrimaryServices,
): Promise<{ user: User; codeSentTo?: string }> {
  const { users, identity, spendCode, freeAddress } = services;
  const who = { sub, at: new Date(now).toISOString() };
  const user = await users.get(sub);
  if (!user) throw noSuchProfile();
  const entry = contactEntry(user, contact);
  if (!entry) throw new ProductError('NOT_FOUND', 'Please add it to your list first.');
  if (contact.kind === 'email' && !entry.verifiedAt)
    throw new ProductError('CONFLICT', 'Please confirm this address first.');
  let known = await identity.read(token);
  // Asked before the code is used: the answer to a call that went through may have been lost.
  if (code !== undefined && !holds(known, contact)) {
    if (contact.kind === 'email') await freeAddress(contact.value, sub);
    await identity.confirm(token, contact.kind, code);
    known = await identity.read(token);
  }
  if (holds(known, contact)) return { user: await settlePrimary(who, contact, services) };
  const same = sameValue(contact.kind, known.value[contact.kind]) === contact.value;
  if (contact.kind === 'phone' && !same && known.smsFactor)
    throw new ProductError(
      'CONFLICT',
      'You use text messages for two-step sign-in. Please turn that off, change the number, and turn it back on.',
    );
  await spendCode(sub, contact, now);
  if (!same && contact.kind === 'email') await freeAddress(contact.value, sub);
  if (!same) await identity.change(token, contact.kind, contact.value);
  // A changed e-mail address gets its code from the change itself.
  if (same || contact.kind === 'phone') await identity.sendCode(token, contact.kind);
  return { user, codeSentTo: masked(contact) };
}

const holds = (known: Awaited<ReturnType<OwnIdentity['read']>>, { kind, value }: Contact) =>
  known.verified[kind] && sameValue(kind, known.value[kind]) === value;

/** As the record writes it: the identity service keeps an e-mail address as it was typed. */
const sameValue = (kind: Contact['kind'], value = '') => (kind === 'email' ? normalEmail(value) : value);
