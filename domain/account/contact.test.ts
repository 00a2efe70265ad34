import { describe, expect, it } from 'vitest';
import {
  contactEntry,
  contactOf,
  isPrimary,
  masked,
  maskedApart,
  primaryOf,
  withContact,
  withoutContact,
} from './contact.ts';
import { displayName, newUser } from './user.ts';

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

describe('telephone numbers', () => {
  const other = { kind: 'phone', value: '+18605550199' } as const;
  const phones = [{ phoneNumber: '+18605550100' }, { phoneNumber: '+18605550199' }];
  const called = { ...user, phones, phoneCell: '+18605550100' };

  it('are a list of their own', () => {
    expect(withContact(called, other, { phoneUse: 'WORK' })).toEqual({
      phones: [phones[0], { ...phones[1], phoneUse: 'WORK' }],
    });
    expect(withContact({ ...called, phones: [phones[0]!] }, other, {})).toEqual({ phones });
    expect(withoutContact(called, cell)).toEqual({ phones: [phones[1]] });
    expect(contactEntry(called, other)).toEqual(phones[1]);
    expect(contactEntry({ ...called, phones: null }, other)).toBeUndefined();
    expect([isPrimary(called, cell), isPrimary(called, other)]).toEqual([true, false]);
  });

  it('and addresses have one each to be reached at', () => {
    expect([primaryOf(called, 'email'), primaryOf(called, 'phone')]).toEqual([own, cell]);
    expect(primaryOf(user, 'phone')).toBeUndefined();
  });

  it('begin and end a list that was never there', () => {
    const none = { ...user, emails: null, phones: null };
    expect(withContact(none, own, {})).toEqual({ emails: [{ emailAddress: own.value }] });
    expect(withContact(none, cell, {})).toEqual({ phones: [{ phoneNumber: cell.value }] });
    expect([withoutContact(none, own), withoutContact(none, cell)]).toEqual([{ emails: [] }, { phones: [] }]);
  });
});

it.each([
  [{ preferredName: 'May', firstName: 'Maya', lastName: 'Hollimund' }, 'May'],
  [{ preferredName: '', firstName: 'Maya', lastName: 'Hollimund' }, 'Maya Hollimund'],
  [{ firstName: 'Maya', lastName: null }, 'Maya'],
  [{ lastName: 'Hollimund' }, 'Hollimund'],
  [{ firstName: '', lastName: '' }, undefined],
  [{}, undefined],
])('who says %j is called %s', (names, called) => expect(displayName(names)).toBe(called));

it('a new person is alerted until they say otherwise, and is found by nobody', () => {
  expect(user).toMatchObject({
    ...{ alertsMonitoring: true, alertsConnectionRequest: true, alertsNewFeatures: true },
    ...{ alertsCompanyUpdates: true, tourEnabled: true, role: 'User', version: 1 },
    emails: [{ emailAddress: own.value, emailUse: 'PERSONAL', verifiedAt: '2026-11-20T00:00:00.000Z' }],
    ...{ ignoredUserIds: [], addresses: [], phones: [], socialMediaAccounts: [], devices: [] },
  });
  expect(user.findable).toBeUndefined();
});

it.each([
  [own, 'm***@e***'],
  [{ kind: 'email', value: 'a@b.co' } as const, 'a***@b***'],
  [{ kind: 'email', value: 'line\nbreak@b.co' } as const, 'l***@b***'],
  [cell, '+*******0100'],
])('masks %j as %s', (contact, shown) => {
  expect(masked(contact)).toBe(shown);
});

it.each([
  ['kit.second@post.example', [], 'k***@p***'],
  ['kit.second@post.example', ['maya@post.example'], 'k***@p***'],
  ['kit.second@post.example', ['kit.walker@post.example'], 'k***d@p***'],
  ['kit.second@post.example', ['kit.second@post.example', 'kit.walker@post.example'], 'k***d@p***'],
  ['kit@post.example', ['kit@gmail.example'], 'k***@p***'],
  ['kit@post.example', ['kit@proton.example'], 'k***@pos***'],
  ['maya@gmx.example', ['maya@gmail.example'], 'm***a@gmx***'],
  ['maya@gmail.com', ['maya@gmail.de'], 'm***a@gmail.com'],
  ['kit.second@post.example', ['kit.walker@post.example', 'kit.said@post.example'], 'k***d@post.example'],
])('%s beside %j is %s', (email, others, shown) => expect(maskedApart(email, others)).toBe(shown));
