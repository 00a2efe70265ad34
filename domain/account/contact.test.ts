import { describe, expect, it } from 'vitest';
import { contactEntry, contactOf, isPrimary, masked, withContact, withoutContact } from './contact.ts';
import { newUser } from './user.ts';

const user = newUser({ sub: 'u1', email: 'maya@example.com' }, '2026-11-20T00:00:00.000Z');
const own = { kind: 'email', value: 'maya@example.com' } as const;
const work = { kind: 'email', value: 'm@work.example' } as const;
const cell = { kind: 'phone', value: '+18605550100' } as const;

it('a request names exactly one', () => {
  expect(contactOf({ emailAddress: 'm@work.example' })).toEqual(work);
  expect(contactOf({ phoneNumber: '+18605550100' })).toEqual(cell);
  expect(contactOf({})).toBeUndefined();
  expect(contactOf({ emailAddress: 'm@work.example', phoneNumber: '+18605550100' })).toBeUndefined();
});

describe('a list', () => {
  it('gains an entry, and leaves the others as they are', () => {
    expect(withContact(user, work, { emailUse: 'WORK' })).toEqual({
      emails: [...user.emails!, { emailAddress: 'm@work.example', emailUse: 'WORK' }],
    });
    expect(withContact(user, cell, {})).toEqual({ phones: [{ phoneNumber: '+18605550100' }] });
  });

  it('changes the fields given: null clears, undefined leaves', () => {
    const changed = withContact(user, own, { emailUse: null, verifiedAt: undefined });
    expect(changed.emails).toEqual([{ ...user.emails![0], emailUse: null }]);
  });

  it('loses the one entry', () => {
    const two = { ...user, ...withContact(user, work, {}) };
    expect(withoutContact(two, work)).toEqual({ emails: user.emails });
    expect(withoutContact(user, cell)).toEqual({ phones: [] });
  });

  it('tells the primary one and what is not on it', () => {
    expect([isPrimary(user, own), isPrimary(user, work), isPrimary(user, cell)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(contactEntry(user, own)?.verifiedAt).toBe('2026-11-20T00:00:00.000Z');
    expect(contactEntry(user, work)).toBeUndefined();
  });
});

it.each([
  [own, 'm***@e***'],
  [{ kind: 'email', value: 'a@b.co' } as const, 'a***@b***'],
  [cell, '+*******0100'],
])('masks %j as %s', (contact, shown) => {
  expect(masked(contact)).toBe(shown);
});
