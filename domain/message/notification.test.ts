import { expect, it, test } from 'vitest';
import { alertFlags } from './alert-flag.ts';
import { AnnouncementText, announcementFlag, noticeOf } from './announcement.ts';
import { Notification, NotificationKind, alertFlagOf, businessIn, findingIn } from './notification.ts';

const one = { userId: 'u', id: 'n', kind: 'CONNECTION', createdAt: '2026-11-20T10:00:00.000Z' };

it.each([
  ['Otto asks to connect', 'Otto asks to connect'],
  [`${'x'.repeat(201)} is now connected with you`, `${'x'.repeat(199)}…`],
  ['🙂'.repeat(201), `${'🙂'.repeat(199)}…`],
  ['🙂'.repeat(200), '🙂'.repeat(200)],
])('a title is cut, never refused', (title, shown) =>
  expect(Notification.parse({ ...one, title }).title).toBe(shown),
);

test('every kind obeys a flag, and every flag has a kind', () => {
  expect(Object.keys(alertFlagOf).sort()).toEqual([...NotificationKind.options].sort());
  expect(new Set(Object.values(alertFlagOf))).toEqual(new Set(alertFlags));
});

it.each([
  ['/dashboard#finding-abc123', 'abc123'],
  ['/dashboard#finding-', undefined],
  ['/dashboard', undefined],
  [null, undefined],
])('the finding behind %s is %s', (link, id) => expect(findingIn({ link })).toBe(id));

it.each([
  ['/business-dashboard?businessId=b1#looks', 'b1'],
  ['/business-dashboard?businessId=b1&give=https%3A%2F%2Fx.com%2Fm#brand', 'b1'],
  ['/business-dashboard/cases/c1?businessId=b%231', 'b#1'],
  ['/business-settings?businessId=b1', 'b1'],
  ['/business-dashboard', undefined],
  ['/dashboard?businessId=b1', undefined],
  [null, undefined],
])('the business behind %s is %s', (link, id) => expect(businessIn({ link })).toBe(id));

it.each([
  ['a page', { link: ' /settings/security#two-steps ' }, true],
  ['no page', { link: null }, true],
  ['a page of another site', { link: '//evil.example/x' }, false],
  ['a page of another site behind a dot', { link: '/.//evil.example' }, false],
  ['an address', { link: 'https://evil.example' }, false],
  ['words for a page', { link: '/set tings' }, false],
  ['a text of two paragraphs', { body: 'One touch.\n\nNo password.' }, true],
  ['a text with a hidden sign', { body: 'One\u0007touch.' }, false],
  ['no text', { body: ' ' }, false],
  ['no title', { title: '' }, false],
  ['a long title', { title: 'x'.repeat(121) }, false],
])('an announcement may have %s: %s', (_, over, may) =>
  expect(
    AnnouncementText.safeParse({ kind: 'FEATURE', title: 'Passkeys', body: 'One touch.', ...over }).success,
  ).toBe(may),
);

test('what one person is told of an announcement names it, so that they are told once', () => {
  const text = { id: 'a1', kind: 'COMPANY' as const, title: 'A year', body: 'What we found.' };
  const told = { userId: 'u', id: 'announcement-a1', kind: 'COMPANY', title: 'A year', body: text.body };
  expect(noticeOf(text, 'u', one.createdAt)).toEqual({ ...told, link: null, createdAt: one.createdAt });
  expect(noticeOf({ ...text, link: '/help' }, 'u', one.createdAt).link).toBe('/help');
  expect([announcementFlag(text), announcementFlag({ kind: 'FEATURE' })]).toEqual([
    'alertsCompanyUpdates',
    'alertsNewFeatures',
  ]);
});
