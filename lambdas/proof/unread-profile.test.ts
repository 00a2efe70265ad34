import { expect, test } from 'vitest';
import { hour, minute } from '#domain/durations';
import { SourceSilent } from '../sources/source.ts';
import { unreadProfile } from './unread-profile.ts';

test.each([
  [undefined, 'later today or tomorrow'],
  [0, 'in a minute'],
  [minute, 'in a minute'],
  [14 * minute + 1, 'in 15 minutes'],
  [90 * minute, 'in 90 minutes'],
  [90 * minute + 1, 'in 2 hours'],
  [12 * hour, 'in 12 hours'],
  [12 * hour + 1, 'later today or tomorrow'],
])('a platform that asks to wait %s ms is asked again %s', (wait, when) => {
  const silent = new SourceSilent('It asked us to wait; we’ll try again in the next scan.', 'wait', wait);
  const { code, message } = unreadProfile('Instagram', silent);
  expect([code, message]).toEqual([
    'NOT_CONNECTED',
    `We couldn’t read the profile on Instagram just now. Leave the code on it, and choose “Check now” again ${when}.`,
  ]);
});

test('any other silence is told as it is', () =>
  expect(unreadProfile('X', new SourceSilent('It answered with an error (500).')).message).toBe(
    'We couldn’t read the profile on X. It answered with an error (500).',
  ));
