import { expect, test } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { seenAgain } from './seen-again.ts';

const at = '2026-11-20T10:00:00.000Z';
const later = '2026-11-26T10:00:00.000Z';
const before: Finding = {
  ...{ subjectId: 'U#u', id: 'f', platform: 'GITHUB', verdict: 'likely clone', score: 81, reasons: [] },
  ...{ yours: { platform: 'INSTAGRAM', handle: 'maya' }, theirs: { platform: 'GITHUB', handle: 'maya-h' } },
  ...{ status: 'OPEN', firstSeen: at, lastSeen: at, history: [{ at, what: 'first seen' }] },
};

const lookedAgain = (was: Partial<Finding>, verdict: Finding['verdict'], is: Partial<Finding> = {}) => {
  const { status: _s, firstSeen: _f, history: _h, ...seen } = { ...before, verdict, lastSeen: later, ...is };
  return seenAgain({ ...before, ...was }, seen, { isGiven: false, since: later });
};

test('what is no copy any more, beside another of their accounts, is told to whoever was told of a copy', () => {
  const { after, news } = lookedAgain({}, 'namesake');
  expect(news).toBe(true);
  expect(after.history.at(-1)).toEqual({
    ...{ at: later, what: 'changed', tells: true },
    note: 'We now say it’s probably someone else',
  });
});

test('it isn’t where they have decided, or nothing was told of it', () => {
  for (const status of ['IGNORED', 'MINE', 'CASE', 'REPORTED'] as const)
    expect(lookedAgain({ status }, 'namesake').news).toBe(false);
  expect(lookedAgain({}, 'possible clone').news).toBe(false);
  expect(lookedAgain({ verdict: 'namesake' }, 'namesake').news).toBe(false);
});

const words = 'Older than those of your accounts whose age is known.';
const older = { reasons: [{ signal: 'relative', value: 0, side: 'against', words }] } as Partial<Finding>;
test.each<[string, Partial<Finding>, Finding['verdict'], Partial<Finding>]>([
  [
    'We now call it a possible clone: we no longer know it to be much older than your accounts',
    { verdict: 'namesake', ...older },
    'possible clone',
    {},
  ],
  ['We now say it’s probably someone else: it’s much older than your accounts', {}, 'namesake', older],
  ['We now say it’s probably someone else', older, 'namesake', older],
])('an account that looks as before is said to be judged by another age: “%s”', (note, was, verdict, is) =>
  expect(lookedAgain(was, verdict, is).after.history.at(-1)?.note).toBe(note),
);

test('what an account shows when it is first seen is no change of what somebody told of it', () => {
  const told: Partial<Finding> = {
    theirs: {
      platform: 'GITHUB',
      handle: 'maya-h',
      name: 'Maya',
      photoHash: 'aa'.repeat(32),
      seenIn: 'report',
    },
  };
  const shown: Partial<Finding> = {
    theirs: { platform: 'GITHUB', handle: 'maya-h', name: 'Maya ✓', photoHash: 'bb'.repeat(32) },
  };
  expect(lookedAgain(told, 'likely clone', shown).after.history).toEqual(before.history);
  expect(lookedAgain(told, 'possible clone', shown).after.history.at(-1)).toEqual({
    ...{ at: later, what: 'changed', note: 'We now call it a possible clone' },
  });
  expect(
    lookedAgain(
      { ...told, theirs: { ...told.theirs!, seenIn: null } },
      'likely clone',
      shown,
    ).after.history.at(-1),
  ).toMatchObject({
    what: 'changed',
    changed: { name: expect.anything() as unknown },
  });
});
