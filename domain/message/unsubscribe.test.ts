import { expect, it } from 'vitest';
import { alertFlags, wantsMails } from './alert-flag.ts';
import { readToken, signedText } from './unsubscribe.ts';

const signature = 'a_-'.repeat(14) + 'b';

it.each(alertFlags)('a link names who no longer wants %s, and carries its signature', (flag) => {
  const one = { userId: 'u-1_2', flag };
  expect(readToken(`${signedText(one)}.${signature}`)).toEqual({ ...one, signature });
});

it('each kind of mail has a link of its own', () =>
  expect(new Set(alertFlags.map((flag) => signedText({ userId: 'u', flag }))).size).toBe(alertFlags.length));

it.each([
  ['nothing', ''],
  ['no signature', 'u.m.u1'],
  ['a short signature', `u.m.u1.${signature.slice(1)}`],
  ['a long signature', `u.m.u1.${signature}b`],
  ['another letter', `u.x.u1.${signature}`],
  ['another kind of token', `v.m.u1.${signature}`],
  ['something before it', `xu.m.u1.${signature}`],
  ['nobody', `u.m..${signature}`],
  ['a dot in who it is', `u.m.u.1.${signature}`],
  ['a name that is too long', `u.m.${'u'.repeat(129)}.${signature}`],
])('%s is no link', (_, token) => expect(readToken(token)).toBeUndefined());

it.each([
  ['alertsMonitoring', { alertsMonitoring: true }, true],
  ['alertsMonitoring', { alertsMonitoring: null }, false],
  ['alertsMonitoring', {}, false],
  ['alertsNewFeatures', { alertsMonitoring: true, alertsNewFeatures: false }, false],
  ['alertsCompanyUpdates', { alertsCompanyUpdates: true }, true],
  ['alertsWeek', { alertsMonitoring: true }, true],
  ['alertsWeek', { alertsMonitoring: true, alertsWeek: null }, true],
  ['alertsWeek', { alertsMonitoring: true, alertsWeek: false }, false],
  ['alertsWeek', { alertsMonitoring: false, alertsWeek: true }, false],
] as const)('mails of %s to %j: %s', (flag, user, wanted) => expect(wantsMails(user, flag)).toBe(wanted));
