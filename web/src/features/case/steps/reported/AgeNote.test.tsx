// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawForTest } from '../../../../ui/draw-for-test.tsx';
import { at, one } from '../../case-for-test.ts';
import { AgeNote } from './AgeNote.tsx';

const beside = (yours: object) => ({
  ...{ at, seenBy: 'search' as const, verdict: 'likely clone' as const, score: 90, reasons: [] },
  yours: { platform: 'X' as const, handle: 'mayahollimund', ...yours },
  theirs: { platform: 'X' as const, handle: 'maya_ho1limund', createdAt: '2017-02-25' },
});
const noteOf = (part: Parameters<typeof one>[0]) => drawForTest(<AgeNote one={one(part)} />).box.textContent;

test('a case says of the ages of both what the card of its finding said', () => {
  expect(noteOf({ snapshot: beside({}) })).toContain('since 25 February 2017, and we don’t know since when');
  expect(noteOf({ snapshot: beside({ createdAt: '2015-01-01' }) })).toBe('');
  expect(noteOf({ snapshot: beside({}), closedAt: at })).toBe('');
  expect(noteOf({})).toBe('');
});
