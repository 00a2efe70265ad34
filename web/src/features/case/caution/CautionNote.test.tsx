// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { at, one } from '../case-for-test.ts';
import { CautionNote } from './CautionNote.tsx';

const beside = (yours: object) => ({
  ...{ at, seenBy: 'search' as const, verdict: 'likely clone' as const, score: 90, reasons: [] },
  yours: { platform: 'X' as const, handle: 'mayahollimund', ...yours },
  theirs: { platform: 'X' as const, handle: 'maya_ho1limund', createdAt: '2017-02-25' },
});
const noteOf = (part: Parameters<typeof one>[0], above: 'report' | 'warning' = 'report') =>
  drawForTest(<CautionNote one={one(part)} above={above} />).box.textContent;

test('a case says of the ages of both what the card of its finding said', () => {
  expect(noteOf({ snapshot: beside({}) })).toContain('since 25 February 2017, and we don’t know since when');
  expect(noteOf({ snapshot: beside({ createdAt: '2015-01-01' }) })).toBe('');
  expect(noteOf({ snapshot: beside({}), closedAt: at })).toBe('');
  expect(noteOf({ snapshot: beside({}) }, 'warning')).toBe('');
  expect(noteOf({})).toBe('');
});

test('what is not enough for a copy is said above its text, until they say what else it does', () => {
  const weak = { ...beside({}), verdict: 'namesake' as const, score: 38.6 };
  const name = { signal: 'name', value: 1, words: 'Same name.', side: 'for' as const };
  const handle = { ...name, signal: 'handle', words: 'Digit 1 in place of l.' };
  expect(noteOf({ snapshot: { ...weak, reasons: [name] } })).toContain(
    'a copy: many people share a name. Go on',
  );
  expect(noteOf({ snapshot: { ...weak, reasons: [handle] } })).toContain(
    'to call it a copy. Go on only if you',
  );
  expect(noteOf({ snapshot: weak }, 'warning')).toContain('isn’t enough');
  expect(noteOf({ snapshot: { ...weak, verdict: 'unrelated' } })).toContain('isn’t enough');
  expect(noteOf({ snapshot: weak, facts: ['WRITES_TO_OTHERS'] })).not.toContain('isn’t enough');
  expect(noteOf({ snapshot: weak, closedAt: at })).toBe('');
});

test('nor is what a scan found to be somebody else’s, where nothing was compared', () => {
  expect(noteOf({ foundElse: { sharesName: true } })).toContain(
    'enough to call it a copy: many people share a name. Go',
  );
  expect(noteOf({ foundElse: { sharesName: false } }, 'warning')).toContain(
    'to call it a copy. Go on only if',
  );
  expect(noteOf({ foundElse: { sharesName: true }, facts: ['ASKS_FOR_MONEY'] })).toBe('');
  expect(noteOf({ foundElse: { sharesName: true }, closedAt: at })).toBe('');
});

test('an account that is older than theirs is told to be that', () => {
  expect(noteOf({ snapshot: beside({ createdAt: '2019-01-01' }) })).toContain('has existed for longer than');
});

test('of somebody else’s account nothing is said by what was compared with another one', () => {
  const behalf = { relation: 'PARENT' as const, name: 'Ida', account: null };
  const weak = { ...beside({}), verdict: 'namesake' as const, score: 38 };
  expect(noteOf({ snapshot: weak, behalf, imitates: { platform: 'X', handle: 'mayahollimund' } })).toBe('');
});
