import { expect, test } from 'vitest';
import { ApiToken } from './api-token.ts';
import { businessAsSubject } from './as-subject.ts';
import { Business, BusinessPatch, newBusiness, reducedForMember } from './business.ts';

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

test.each([
  ...[
    '+44 20 7946 0018',
    '(020) 7946-0018',
    '+44 (0)20 7946 0018 ext. 12',
    '020/7946 0018 x4',
    '+1‑860‑555‑0100',
    '112',
  ],
  '٠٢٠ ٧٩٤٦ ٠٠١٨',
])('a phone number is kept as it is written: %s', (phone) => {
  expect(BusinessPatch.parse({ phone })).toEqual({ phone });
});

test.each(['abc', '12', 'Ada 020 7946 0018', '+', '020 7946 0018 or 19'])('no phone number: %s', (phone) => {
  expect(BusinessPatch.safeParse({ phone }).error?.issues.map(({ message }) => message)).toEqual([
    'Please enter a phone number, like +1 860 555 0100.',
  ]);
});

test('a business that was saved with another text as its phone number can still be read', () => {
  expect(Business.parse({ ...given, createdAt: at, phone: 'abc' }).phone).toBe('abc');
});

const whole = {
  ...given,
  ...{ createdAt: at, domain: 'acme.example', website: 'https://acme.example', shortName: 'A' },
  ...{ logoImagePath: 'logo.png', email: 'ada@acme.example', phone: '+18605550100', department: 'Sales' },
  ...{ address: { city: 'Bath' }, totalAvailableSeats: 15, usedSeats: 3, plan: 'PROFESSIONAL' as const },
  ...{ trialUntil: at, version: 7 },
  domainProof: { domain: 'acme.example', verifiedAt: at, checkedAt: at },
  socialMediaAccounts: [{ platform: 'X' as const, pageUrl: 'https://x.com/acme', verifiedAt: at }],
};

test('a member sees what their business is called, and no seats, plan or contact', () => {
  expect(reducedForMember(whole)).toEqual({
    ...{ id: 'acme', adminId: 'u1', name: 'Acme', domain: 'acme.example', website: 'https://acme.example' },
    ...{ shortName: 'A', logoImagePath: 'logo.png', createdAt: at, updatedAt: at },
  });
});

test('a business is protected under its own key, by its accounts, its logo and what its proven domain says', () => {
  expect(businessAsSubject(whole)).toEqual({
    ...{ kind: 'business', subjectId: 'B#acme', id: 'B#acme', name: 'Acme' },
    ...{ socialMediaAccounts: whole.socialMediaAccounts, profileImagePath: 'logo.png' },
    ...{ domainProven: true, label: 'acme', searchedNames: ['Acme'] },
  });
  expect(businessAsSubject({ ...given, name: null, createdAt: at })).toMatchObject({
    ...{ name: undefined, domainProven: false, label: undefined, socialMediaAccounts: [], searchedNames: [] },
  });
});

test('a token has a name', () => {
  const name = ApiToken.shape.name;
  expect([' Reports ', ' '].map((text) => name.safeParse(text).data)).toEqual(['Reports', undefined]);
});
