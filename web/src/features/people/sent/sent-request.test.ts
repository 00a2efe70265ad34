import { expect, test } from 'vitest';
import type { ConnectionRow } from '../api.ts';
import { aboutRequest, isAsked } from './sent-request.ts';

const row = (peerName: string, status = 'REQUESTED', asked = true) =>
  ({ peerId: 'ask-1', peerName, status, asked }) as ConnectionRow;

test.each([
  ['maya@example.com', [row('maya@example.com')], true],
  ['Maya-H on GitHub', [row('maya-h on GitHub')], true],
  ['maya@example.com', [row('olga@example.com')], false],
  // Their request to oneself, or one that was answered, is none that waits.
  ['maya@example.com', [row('maya@example.com', 'REQUESTED', false)], false],
  ['maya@example.com', [row('maya@example.com', 'BROKEN')], false],
])('%s is asked or not', (shown, rows, asked) => expect(isAsked(rows, shown)).toBe(asked));

test('what is said of a request takes the place of what was said of it, and of no other', () => {
  expect(aboutRequest('Maya-H on GitHub')).toBe(aboutRequest('maya-h on GitHub'));
  expect(aboutRequest('maya@example.com')).not.toBe(aboutRequest('olga@example.com'));
});
