import { expect, it } from 'vitest';
import type { Pool } from '../pools.ts';
import { writtenAttributes } from './attributes.ts';
import { changeAttributes } from './change-attributes.ts';
import type { UserRecord } from './records.ts';

const pool = {
  settings: {
    ...{ Schema: [], AutoVerifiedAttributes: ['email'] },
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
  },
} as unknown as Pool;
const phone = (Value: string) =>
  writtenAttributes(pool, undefined, [{ Name: 'phone_number', Value }]) as Record<string, string>;

// "To delete an attribute from your user, submit the attribute in your API request with a blank value" (UpdateUserAttributes).
it('a blank value takes a number away, with whether it was verified, and needs no code', () => {
  const user = {
    ...{ attributes: { phone_number: '+14155550132', phone_number_verified: 'true' }, pending: {} },
  } as unknown as UserRecord;
  expect(changeAttributes(pool, user, phone(''))).toEqual([]);
  expect(user.attributes).toEqual({});
  expect(() => phone('12')).toThrow('Invalid phone number format.');
});
