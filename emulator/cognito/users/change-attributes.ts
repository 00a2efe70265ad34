import { issueCode } from '../sign-in/codes.ts';
import { sendCode } from '../sign-in/delivery.ts';
import type { DeliveryAttribute } from '../sign-in/delivery.ts';
import { CognitoError } from '../errors.ts';
import type { Services } from '../operation.ts';
import type { Client, Pool } from '../pools.ts';
import type { UserRecord } from './records.ts';

export const isDeliverable = (name: string): name is DeliveryAttribute =>
  name === 'email' || name === 'phone_number';

/** Throws when somebody else signs in with this address. */
export function mustBeFree(pool: Pool, user: UserRecord, email: string, { holdersOf }: Services['users']) {
  const taken = holdersOf(pool, email).some(
    ({ sub, status }) => sub !== user.sub && status !== 'EXTERNAL_PROVIDER',
  );
  if (taken)
    throw new CognitoError('AliasExistsException', 'An account with the given email already exists.');
}

/**
 * Writes attributes into the user (the caller saves), takes those away whose value is blank, and gives those that now need a code: a new address waits in
 * `pending` where the pool keeps the original until it is verified, and is unverified otherwise.
 */
export function changeAttributes(pool: Pool, user: UserRecord, values: Record<string, string>) {
  const { UserAttributeUpdateSettings, AutoVerifiedAttributes } = pool.settings;
  const toVerify: DeliveryAttribute[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (value === '') {
      delete user.attributes[name];
      delete user.attributes[`${name}_verified`];
      delete user.pending[name];
      continue;
    }
    if (!isDeliverable(name) || user.attributes[name] === value) {
      user.attributes[name] = value;
      delete user.pending[name];
      continue;
    }
    const keepOriginal = UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate.includes(name);
    if (keepOriginal) user.pending[name] = value;
    else {
      user.attributes[name] = value;
      user.attributes[`${name}_verified`] = 'false';
    }
    if (keepOriginal || AutoVerifiedAttributes.includes(name)) toVerify.push(name);
  }
  return toVerify;
}

/** Sends a code to the new value, or to the present one when none waits. */
export async function sendAttributeCode(
  { pool, id: clientId }: Client,
  user: UserRecord,
  attribute: DeliveryAttribute,
  source: 'CustomMessage_UpdateUserAttribute' | 'CustomMessage_VerifyUserAttribute',
  { users, outbox, trigger, now, random }: Pick<Services, 'users' | 'outbox' | 'trigger' | 'now' | 'random'>,
) {
  const to = user.pending[attribute] ?? user.attributes[attribute] ?? '';
  const code = issueCode(user, `attribute:${attribute}`, now(), random);
  await users.save(user);
  return sendCode({ outbox, trigger }, pool, { attribute, to, code }, { user, clientId, source });
}
