import { expect, it } from 'vitest';
import { Case, type Evidence } from '../case.ts';
import { edited } from './edit.ts';
import { stepsFor } from '../steps.ts';

const [early, late] = ['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'];
const piece = (id: string, kind: Evidence['kind'], part: Partial<Evidence> = {}): Evidence => ({
  ...{ id, kind, at: early, words: id, sha256: 'a5'.repeat(32), byHelper: false },
  ...part,
});
const one: Case = {
  ...{ userId: 'u', caseId: '01A', title: 'A copy', platform: 'X', handle: 'maya_ho1limund' },
  ...{ createdAt: early, updatedAt: early },
  steps: stepsFor('X').map((step) => (step.id === 'evidence' ? { ...step, doneAt: early } : step)),
  evidence: [
    piece('1', 'finding'),
    piece('2', 'screenshot'),
    piece('3', 'note'),
    piece('4', 'screenshot', { side: 'theirs' }),
  ],
};
const ids = (list: readonly Evidence[] | null | undefined) => list?.map(({ id }) => id);
const move = (from: Case, evidenceId: string, removed: boolean) =>
  edited(from, { removal: { evidenceId, removed } }, late);
const kept = ({ steps }: Case) => steps.find(({ id }) => id === 'evidence')?.doneAt;

it('takes out what was added, and puts it back where it stood, whatever was taken out in between', () => {
  const without = move(move(one, '3', true), '2', true);
  expect([ids(without.evidence), ids(without.removed)]).toEqual([
    ['1', '4'],
    ['2', '3'],
  ]);
  const back = move(move(without, '2', false), '3', false);
  expect(back.evidence).toEqual(one.evidence);
  expect(back.removed).toEqual([]);
});

it('keeps when it was taken out, until it is put back', () => {
  const without = move(one, '3', true);
  expect(without.removed?.map(({ id, removedAt }) => [id, removedAt])).toEqual([['3', late]]);
  expect(Case.parse(without).removed).toEqual(without.removed);
  expect(move(without, '3', false).evidence[2]).not.toHaveProperty('removedAt');
});

it('what a scan kept before the case stays where it stands', () => {
  const scanned: Case = {
    ...one,
    evidence: [
      piece('8', 'picture', { side: 'theirs' }),
      piece('7', 'finding', { at: late }),
      piece('9', 'note', { at: late }),
    ],
  };
  const back = move(move(scanned, '9', true), '9', false);
  expect(ids(back.evidence)).toEqual(['8', '7', '9']);
});

it('has the step of keeping a screenshot open while none is kept', () => {
  const without = move(one, '2', true);
  expect(kept(without)).toBeNull();
  expect(kept(move(without, '2', false))).toBe(late);
  expect(kept(move(one, '3', true))).toBe(early);
});

it('a picture of an answer is no screenshot of the account: the step stays as it is', () => {
  const answer = piece('5', 'screenshot', { ofAnswer: true });
  const answered: Case = { ...one, evidence: [...one.evidence, answer] };
  const without = move(answered, '5', true);
  expect([kept(without), kept(move(without, '5', false))]).toEqual([early, early]);
  const alone: Case = { ...one, evidence: [answer], steps: stepsFor('X') };
  expect(kept(move(move(alone, '5', true), '5', false)) ?? null).toBeNull();
  expect(kept(move({ ...answered }, '2', true))).toBeNull();
});

it('changes nothing the second time', () => {
  const without = move(one, '3', true);
  expect(move(without, '3', true)).toEqual(without);
  const back = move(without, '3', false);
  expect(move(back, '3', false)).toEqual(back);
  expect(move(one, '3', false)).toEqual({ ...one, updatedAt: late });
});

it.each(['1', '4'])('leaves %s, which the case is about', (id) =>
  expect(() => move(one, id, true)).toThrow(/what the case is about/),
);

it('says so where there is no such piece', () => {
  expect(() => move(one, '9', true)).toThrow(/no such piece/);
  expect(() => move(one, '9', false)).toThrow(/no such piece/);
  expect(() => move(move(one, '3', true), '9', true)).toThrow(/no such piece/);
});

it('puts back by the moment first, then by the number', () => {
  const mixed: Case = {
    ...one,
    evidence: [piece('5', 'note'), piece('1', 'note', { at: late }), piece('3', 'note', { at: late })],
  };
  const again = (id: string) => ids(move(move(mixed, id, true), id, false).evidence);
  expect([again('5'), again('1'), again('3')]).toEqual(Array(3).fill(['5', '1', '3']));
});

it('leaves the step of keeping a screenshot alone for a note', () => {
  const open = { ...one, steps: stepsFor('X') };
  expect(kept(move(open, '3', true))).toBeUndefined();
});
