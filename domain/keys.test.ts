import { expect, it } from 'vitest';
import {
  businessOfSubject,
  businessSubject,
  devicesSubject,
  tableVariable,
  tables,
  userOfDevices,
  userSubject,
  isOfWriter,
  writerSubject,
  type TableName,
} from './keys.ts';

it.each([
  ['User', 'USER_TABLE'],
  ['EmailInventory', 'EMAIL_INVENTORY_TABLE'],
  ['BusinessAccountUsers', 'BUSINESS_ACCOUNT_USERS_TABLE'],
] as const)('the name of %s stands in %s', (table, variable) => expect(tableVariable(table)).toBe(variable));

it('each table has a variable of its own', () => {
  const names = Object.keys(tables) as TableName[];
  expect(new Set(names.map(tableVariable)).size).toBe(names.length);
});

it('a subject says whether it is a person or a business', () => {
  expect([userSubject('u1'), businessSubject('acme')]).toEqual(['U#u1', 'B#acme']);
  expect(businessOfSubject(businessSubject('acme'))).toBe('acme');
  expect(businessOfSubject(userSubject('u1'))).toBeUndefined();
  expect(businessOfSubject('0c8e-B#1')).toBeUndefined();
  expect(userOfDevices(devicesSubject('u1'))).toBe('u1');
  expect(userOfDevices(userSubject('u1'))).toBeUndefined();
  expect(writerSubject('ines@example.com')).toBe('E#ines@example.com');
  expect(businessOfSubject(writerSubject('b#1@example.com'))).toBeUndefined();
  expect([writerSubject('ines@example.com'), 'ines'].map(isOfWriter)).toEqual([true, false]);
});
