import { expect, it } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { decided, type Decision } from '../../scan/decided.ts';

const seen = '2026-11-20T09:00:00.000Z';
const finding = {
  status: 'OPEN',
  verdict: 'possible clone',
  history: [{ at: seen, what: 'first seen' }],
} as unknown as Finding;

/** The finding after decisions at so many seconds past ten. */
const after = (...told: [Decision, number][]) =>
  told.reduce(
    (before, [decision, second]) =>
      decided(
        before,
        { decision },
        new Date(Date.parse('2026-11-20T10:00:00Z') + second * 1000).toISOString(),
      ) ?? before,
    finding,
  );
const notes = ({ history }: Finding) => history.map(({ what, note }) => note ?? what);

it.each<[string, [Decision, number][], string[]]>([
  ['a decision', [['MINE', 0]], ['first seen', 'You said this is yours']],
  [
    'one undone at once',
    [
      ['MINE', 0],
      ['OPEN', 8],
    ],
    ['first seen'],
  ],
  [
    'one reported by mistake',
    [
      ['REPORTED', 0],
      ['OPEN', 8],
    ],
    ['first seen'],
  ],
  [
    'one reopened later',
    [
      ['IGNORED', 0],
      ['OPEN', 61],
    ],
    ['first seen', 'You ignored it', 'You reopened it'],
  ],
  [
    'one undone after an earlier one',
    [
      ['IGNORED', 0],
      ['OPEN', 61],
      ['MINE', 90],
      ['OPEN', 95],
    ],
    ['first seen', 'You ignored it', 'You reopened it'],
  ],
])('%s, as the timeline tells it', (_, told, expected) => {
  const one = after(...told);
  expect(notes(one)).toEqual(expected);
  expect(one.status).toBe(told.at(-1)![0]);
});

it('what happened to the account after a decision is not taken back with it', () => {
  const ignored = after(['IGNORED', 0]);
  const changed = { ...ignored, history: [...ignored.history, { at: seen, what: 'changed' as const }] };
  const again = decided(changed, { decision: 'OPEN' }, '2026-11-20T10:00:05.000Z')!;
  expect(notes(again)).toEqual(['first seen', 'You ignored it', 'changed', 'You reopened it']);
});

const standsAs = (part: Partial<Finding>) =>
  ({ ...finding, theirs: { platform: 'X', handle: 'maya_h' }, ...part }) as Finding;

it.each<[Finding['status'], boolean, string]>([
  [
    'IGNORED',
    false,
    'you ignored it in the meantime, perhaps in another tab. That was kept: it’s under Handled.',
  ],
  [
    'CASE',
    false,
    'you opened a case for it in the meantime, perhaps in another tab. That was kept: it’s under Handled.',
  ],
  [
    'IGNORED',
    true,
    'it was marked as not a copy in the meantime, perhaps by a colleague. That was kept: it’s under “Decided or gone”.',
  ],
  [
    'MINE',
    true,
    'it was marked as yours in the meantime, perhaps by a colleague. That was kept: it’s under “Decided or gone”.',
  ],
])('says what stands there now: %s, decided by several: %s', (status, isShared, words) => {
  const told = { decision: 'REPORTED' as Decision, seenAs: 'OPEN' as const, isShared };
  const before = standsAs({ status });
  if (status === 'CASE') told.decision = 'MINE';
  expect(() => decided(before, told, seen)).toThrow(`maya_h on X: ${words}`);
});
