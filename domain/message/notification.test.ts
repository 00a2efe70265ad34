import { expect, it, test } from 'vitest';
import { alertFlags } from './alert-flag.ts';
import { Notification, NotificationKind, alertFlagOf, findingIn } from './notification.ts';

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
