import { describe, expect, it, test } from 'vitest';
import { drawLetter } from './letter.ts';
import { escapeHtml } from './safe-text.ts';
import { safetyLetter, type SafetyNotice } from './safety-letter.ts';

const at = Date.parse('2026-11-20T22:45:10.000Z');
const site = 'https://site.example';
const drawn = (notice: SafetyNotice, on: string | undefined = site) =>
  drawLetter(safetyLetter(notice, at, on));

it('says what happened, when, and what to do if it was somebody else', () => {
  const { subject, text } = drawn({ kind: 'factor', factor: 'TOTP', on: false, others: false });
  expect(subject).toBe('Codes from an authenticator app were turned off');
  expect(text).toMatchInlineSnapshot(`
    "Codes from an authenticator app were turned off

    When you sign in, Countersign now asks only for your password.

    This happened on 20 November 2026, 22:45 UTC. If it was you, there is nothing to do.

    If it wasn’t you:

    - Change your password under Settings, Security.
    - Turn the second step on again on the same page.
    - Then sign out everywhere, on the same page.
    - If you can’t sign in anymore, choose “Forgot your password?” on the sign-in page. If that doesn’t help, write to legal@countersign.example.

    Open your security settings:
    https://site.example/settings/security

    -- 
    You receive this because it is about the security of your account. You can’t turn off security emails.
    Countersign never asks you to reply with a password or a code.
    "
  `);
});

const all: SafetyNotice[] = [
  { kind: 'factor', factor: 'SMS', on: true, others: true },
  { kind: 'factor', factor: 'SMS', on: false, others: true },
  { kind: 'password' },
  { kind: 'email', to: 'm***@w***' },
  { kind: 'email' },
  { kind: 'device', name: 'Firefox on Windows', from: '203.0.113.4' },
  { kind: 'business deleted', name: 'Ferrow Bay' },
  { kind: 'deleted' },
  { kind: 'deleted', because: 'MAILBOX' },
  { kind: 'deleted', because: 'DATE_OF_BIRTH' },
];

describe.each(all)('$kind', (notice) => {
  it('says in HTML what it says in text, and has nothing that would stop it', () => {
    const { text, html } = drawn(notice);
    for (const part of safetyLetter(notice, at, site).parts)
      if (part.kind === 'words')
        expect([text.includes(part.text), html.includes('>' + escapeHtml(part.text) + '</p>')]).toEqual([
          true,
          true,
        ]);
    expect(text).toContain('20 November 2026');
    expect(text + html).not.toMatch(/unsubscribe|Stop emails|Choose your emails/i);
    expect(text).toContain('Countersign never asks you to reply with a password or a code.');
  });

  it('has a link only where there is a page, and an account', () => {
    expect(drawn(notice, '').text).not.toContain('http');
    expect(drawn(notice).text.includes(`${site}/settings/security`)).toBe(notice.kind !== 'deleted');
  });
});

test.each<SafetyNotice>([
  { kind: 'device', name: 'Firefox', from: '' },
  { kind: 'email', to: 'm***@w***' },
  { kind: 'business deleted', name: 'Ferrow Bay' },
])('$kind: whoever has no password here reads where theirs is', (notice) =>
  expect(drawn(notice).text).toContain(
    'If you sign in with another service, such as Google or Apple, change your password there',
  ),
);

test('a replaced password: signing out is where it is, and nothing is said twice', () => {
  const { text } = drawn({ kind: 'password' });
  expect(text).toContain('“Sign out everywhere” under Settings, Security');
  expect(text).not.toContain('the same page');
  expect(text.split('Forgot your password?')).toHaveLength(2);
});

test('what a stranger chose is text alone', () => {
  const { html, text } = drawn({ kind: 'device', name: 'A browser on <b>evil.com</b>', from: '1.2.3.4' });
  expect(html).not.toContain('<b>evil');
  expect(text).toContain('evil[.]com');
});

test.each([
  ['203.0.113.4', ', from the network address 203.0.113.4.'],
  ['2001:db8::1', ', from the network address 2001:db8::1.'],
  ['evil.com', ', from the network address evil[.]com.'],
  ['203.0.113.4.evil.com', ', from the network address 203[.]0[.]113[.]4[.]evil[.]com.'],
  ['', ' signed in to your Countersign account. We have no record of this device from the last 90 days.'],
])('a device at %s', (from, said) =>
  expect(drawn({ kind: 'device', name: 'Firefox', from }).text).toContain(said),
);

test.each<[SafetyNotice, string, string]>([
  [
    { kind: 'factor', factor: 'SMS', on: true, others: false },
    'Codes by text message were turned on',
    'Turn this second step off on the same page.',
  ],
  [
    { kind: 'factor', factor: 'SMS', on: true, others: true },
    'choose between this second step and the one you already use.',
    'Turn this second step off on the same page.',
  ],
  [
    { kind: 'factor', factor: 'TOTP', on: false, others: true },
    'still asks for your other second step.',
    'Turn the second step on again on the same page.',
  ],
  [{ kind: 'email', to: 'm***@w***' }, 'with another address, m***@w***. Codes', 'previous address'],
  [{ kind: 'email' }, 'You now sign in to Countersign with this address.', 'previous address'],
  [{ kind: 'device', name: 'Firefox', from: '' }, 'A new device signed in', 'Then sign out everywhere'],
  [{ kind: 'deleted' }, 'This is our last email.', 'We don’t restore a deleted account'],
  [{ kind: 'deleted' }, 'This is our last email.', 'another service, such as Google or Apple'],
  [{ kind: 'deleted', because: 'DATE_OF_BIRTH' }, 'a date of birth below the age', 'could sign in as you'],
  [{ kind: 'deleted', because: 'MAILBOX' }, 'access to this mailbox asked', 'password of your mailbox'],
])('%j says what happened, and what to do', (notice, what, ifNot) => {
  const { text } = drawn(notice);
  expect(text).toContain(what);
  expect(text).toContain(ifNot);
});
