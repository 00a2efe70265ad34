import { codeRefusal } from '#domain/account/confirmation-code';
import { ProductError, noSuchProfile, profileChangedMeanwhile } from '#domain/errors';
import type { User } from '#domain/account/user';
import type { Retry } from '../../runtime/retry.ts';
import { untilWritten } from '../../runtime/until-written.ts';
import type { ContactEdit, ContactStore } from '../../store/contact/contact.ts';
import type { UserStore } from '../../store/user.ts';

export interface ContactServices {
  users: Pick<UserStore, 'get'>;
  contacts: ContactStore;
  retry: Retry;
}

/**
 * Changes a person's addresses: reads, lets `decide` say what to change (undefined: nothing), writes in one transaction,
 * and repeats when the record changed meanwhile. Throws NOT_FOUND, CONFLICT when someone else owns an address.
 */
export async function changeContacts(
  { sub, at }: { sub: string; at: string },
  { users, contacts, retry }: ContactServices,
  decide: (user: User) => ContactEdit | undefined,
): Promise<User> {
  const attempt = async (): Promise<User | undefined> => {
    const user = await users.get(sub);
    if (!user) throw noSuchProfile();
    const edit = decide(user);
    if (!edit) return user;
    const outcome = await contacts.write(user, edit, at);
    if (outcome === 'written')
      return Object.keys(edit.set).length === 0
        ? user
        : { ...user, ...edit.set, version: (user.version ?? 0) + 1, updatedAt: at };
    if (outcome === 'taken')
      throw new ProductError('CONFLICT', 'This belongs to another account. Please remove it there first.');
    if (outcome === 'code used') throw new ProductError('INVALID_INPUT', codeRefusal);
    return undefined;
  };
  return untilWritten(attempt, retry, profileChangedMeanwhile);
}
