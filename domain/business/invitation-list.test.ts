import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkInvitations, invitationRows, seatedAlready } from './invitation-list.ts';

const joined = (userEmailAddress: string) => ({ userEmailAddress, role: 'MEMBER', state: 'JOINED' }) as const;

test.each([
  ['an address a line', 'ada@acme.example\nben@acme.example\n', ['ada@acme.example', 'ben@acme.example']],
  ['with names of columns', 'Email,Role\nada@acme.example,Manager', ['ada@acme.example Manager']],
  ['columns in another order', 'role;e-mail\r\nadmin;ada@acme.example', ['ada@acme.example admin']],
  ['in quotes, with a byte order mark', '\ufeff"ada@acme.example","member"', ['ada@acme.example member']],
  [
    'with an address as a spreadsheet names it',
    'Name,Email Address\nAda,ada@acme.example',
    ['ada@acme.example'],
  ],
  ['with names of columns in short', 'mail;role\nada@acme.example;admin', ['ada@acme.example admin']],
  ['with another column of addresses', 'emails sent,email\n3,ada@acme.example', ['ada@acme.example']],
  ['with a column that only ends so', 'no e-mail,email\nx,ada@acme.example', ['ada@acme.example']],
  ['separated by tabs', 'ada@acme.example\tmanager', ['ada@acme.example manager']],
  [
    'with names before the addresses, as address books copy them',
    'Fatima <fatima@acme.example>\n"Ahmed, Ben" <ben@acme.example>, manager\n<cem@acme.example>;admin',
    ['fatima@acme.example', 'ben@acme.example manager', 'cem@acme.example admin'],
  ],
  [
    'the same in a column of addresses',
    'name,email,role\nFatima,Fatima A. <fatima@acme.example>,manager',
    ['fatima@acme.example manager'],
  ],
  [
    'several on one line, which are told apart later',
    'Ada <ada@acme.example>, Ben <ben@acme.example>',
    ['ada@acme.example ben@acme.example'],
  ],
  ['signs around no address', 'Ada <ada>', ['Ada <ada>']],
  ['spaces in quotes', '" ada@acme.example "', ['ada@acme.example']],
  [
    'a quotation mark alone',
    '"\n"ada@acme.example\nben@acme.example"',
    ['"', '"ada@acme.example', 'ben@acme.example"'],
  ],
  ['a line without an address', ',manager', [' manager']],
  ['empty lines', '\n\nada@acme.example\n , \n', ['ada@acme.example']],
  ['nothing', ' \n', []],
])('%s', (_, text, rows) =>
  expect(
    invitationRows(text).map(({ userEmailAddress, role }) =>
      [userEmailAddress, ...(role ? [role] : [])].join(' '),
    ),
  ).toEqual(rows),
);

test('a row is told by its line in the list, which a heading and empty lines are part of', () => {
  const text = 'email,role\nrobin@acme.example\nnot-an-address\n\nwren@acme.example,boss';
  expect(checkInvitations(invitationRows(text), 'ADMIN').map(({ line, fault }) => [line, fault])).toEqual([
    [2, undefined],
    [3, 'Please enter a valid email'],
    [5, 'The role must be admin, manager or member.'],
  ]);
});

test('each row says what is wrong with it, by its line', () => {
  const checked = checkInvitations(
    [
      { userEmailAddress: 'Ada@acme.example', role: 'manager' },
      { userEmailAddress: 'ben' },
      { userEmailAddress: 'ada@ACME.example' },
      { userEmailAddress: 'cem@acme.example', role: 'owner' },
      { userEmailAddress: 'dan@acme.example', role: ' Admin ' },
      { userEmailAddress: 'dora@acme.example', role: '' },
      { userEmailAddress: 'eve@acme.example', role: 'fay@acme.example' },
    ],
    'ADMIN',
  );
  expect(checked.map(({ line, email, role, fault }) => [line, email ?? fault, role])).toEqual([
    [1, 'ada@acme.example', 'MANAGER'],
    [2, 'Please enter a valid email', undefined],
    [3, 'This address is on the list twice.', undefined],
    [4, 'The role must be admin, manager or member.', undefined],
    [5, 'dan@acme.example', 'ADMIN'],
    [6, 'dora@acme.example', 'MEMBER'],
    [7, 'Please put each address on its own line.', undefined],
  ]);
});

test('an address at a domain with letters beyond a-z is that of its registered form', () => {
  const umlaut = 'hallo@xn--kthe-oneill-l8a.de';
  const rows = invitationRows(
    `Hallo@Käthe-ONeill.de\n${umlaut}\nhall\u00f6@käthe-oneill.de\nx@ä\nx@ä.de/shop`,
  );
  expect(checkInvitations(rows, 'ADMIN').map(({ email, fault }) => email ?? fault)).toEqual([
    umlaut,
    'This address is on the list twice.',
    // What stands before the @ has no other form.
    ...Array<string>(3).fill('Please enter a valid email'),
  ]);
  expect(checkInvitations(rows.slice(0, 1), 'ADMIN', [joined(umlaut)])).toMatchObject([
    { fault: seatedAlready },
  ]);
});

test.each([
  ['ADMIN', 'MANAGER', undefined],
  ['MANAGER', 'MEMBER', undefined],
  ['MANAGER', 'MANAGER', 'Their invitation as a manager has expired. Only an admin can invite them again.'],
  ['MANAGER', 'ADMIN', 'Their invitation as an admin has expired. Only an admin can invite them again.'],
] as const)('%s invites again whose invitation as %s has expired: %s', (inviter, role, fault) => {
  const seat = { ...joined('ada@acme.example'), role, state: 'EXPIRED' as const };
  const [row] = checkInvitations(invitationRows('ada@acme.example'), inviter, [seat]);
  expect(row).toMatchObject(fault ? { fault } : { email: 'ada@acme.example', again: true });
});

test('who has a seat, or an invitation, is not ready for another', () => {
  const rows = invitationRows('Ada@acme.example\nben@acme.example');
  expect(
    checkInvitations(rows, 'ADMIN', [joined('ada@acme.example')]).map(({ email, fault }) => email ?? fault),
  ).toEqual(['This person already has a seat or an invitation.', 'ben@acme.example']);
});

test('whatever is pasted, each row is either ready or faulty, and no address is ready twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const ready = checkInvitations(invitationRows(text), 'ADMIN').flatMap(({ email }) => email ?? []);
      expect(new Set(ready).size).toBe(ready.length);
    }),
    { seed: 5, numRuns: 200 },
  );
});
