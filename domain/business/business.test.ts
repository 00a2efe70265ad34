import { expect, test } from 'vitest';
import { BusinessPatch, newBusiness } from './business.ts';

const at = '2026-11-20T12:00:00.000Z';
const given = { id: 'acme', adminId: 'u1', name: 'Acme', updatedAt: at };

test('a new business is made now, unless it says when', () => {
  expect(newBusiness(given, at)).toEqual({ ...given, createdAt: at });
  const earlier = '2020-01-01T00:00:00.000Z';
  expect(newBusiness({ ...given, createdAt: earlier }, at).createdAt).toBe(earlier);
});

test('type markers and the owner are not saved', () => {
  const marked = {
    ...given,
    __typename: 'Business',
    owner: 'u1',
    address: { __typename: 'A', city: 'Bath' },
  };
  expect(newBusiness(marked, at)).toEqual({
    ...given,
    address: { city: 'Bath' },
    createdAt: at,
  });
  expect(BusinessPatch.parse({ __typename: 'Business', owner: 'u1', name: 'Acme' })).toEqual({
    name: 'Acme',
  });
});

test('an empty phone number takes the number away', () => {
  expect(BusinessPatch.parse({ phone: ' ' })).toEqual({ phone: null });
});
