import { describe, expect, it, test } from 'vitest';
import { drawLetter } from './letter.ts';
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

    Your Countersign account asks for the password alone from now on.

    We saw it on 20 November 2026 at 22:45 UTC. If it was you, there is nothing to do.

    If it was not you:

    - Change your password under Settings, Security.
    - Turn the second step on again there.
    - Then sign out everywhere, on the same page.
    - If you cannot sign in any more, choose “Forgot your password?” at the sign-in. If that does not help, write to legal@countersign.example.

    Open your security settings:
    https://site.example/settings/security

    -- 
    You get this mail because it is about the safety of your account. Such mails come whatever you chose for others.
    Countersign never asks for your password or for a code by mail.
    "
  `);
});

const all: SafetyNotice[] = [
  { kind: 'factor', factor: 'SMS', on: true, others: true },
  { kind: 'factor', factor: 'SMS', on: false, others: true },
  { kind: 'password' },
  { kind: 'email', to: 'm***@w***' },
  { kind: 'device', name: 'Firefox on Windows', from: '203.0.113.4' },
  { kind: 'deleted' },
];

describe.each(all)('$kind', (notice) => {
  it('says in HTML what it says in text, and has nothing that would stop it', () => {
    const { text, html } = drawn(notice);
    for (const part of safetyLetter(notice, at, site).parts)
      if (part.kind === 'words')
        expect([text.includes(part.text), html.includes('<p>')]).toEqual([true, true]);
    expect(text).toContain('20 November 2026');
    expect(text + html).not.toMatch(/unsubscribe|Stop mails|All choices/i);
    expect(text).toContain('Countersign never asks for your password or for a code by mail.');
  });

  it('has a link only where there is a page, and an account', () => {
    expect(drawn(notice, '').text).not.toContain('http');
    expect(drawn(notice).text.includes(`${site}/settings/security`)).toBe(notice.kind !== 'deleted');
  });
});

test('what a stranger chose is text alone', () => {
  const { html, text } = drawn({ kind: 'device', name: 'A browser on <b>evil.com</b>', from: '1.2.3.4' });
  expect(html).not.toContain('<b>evil');
  expect(text).toContain('evil[.]com');
});
