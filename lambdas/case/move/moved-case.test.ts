import { expect, test } from 'vitest';
import { mostEvidence } from '#domain/case/case';
import { listed } from '#domain/case/represented/listed';
import { stepsFor } from '#domain/case/steps';
import { screenshotsOf, type StoredCase } from '../../store/case.ts';
import type { CaseOwner } from '../owner.ts';
import { movedCase } from './moved-case.ts';

const at = '2026-11-20T10:00:00.000Z';
const later = '2026-11-26T10:00:00.000Z';
const one: StoredCase = {
  ...{ userId: 'ines', caseId: '01A', title: 'A copy', platform: 'INSTAGRAM', handle: 'harbour.loaf' },
  ...{ createdAt: at, updatedAt: at, evidence: [], steps: stepsFor('INSTAGRAM') },
  ...{ findingId: 'of-ines', helperId: 'helper#1', helperUntil: later, reminderAt: later, version: 4 },
  behalf: { name: 'Harbour Loaf', relation: 'BUSINESS' },
  imitates: { platform: 'INSTAGRAM', handle: 'harbourloaf', name: null },
};
const owner: CaseOwner = { id: 'B#bakery', subjectId: 'B#bakery', businessId: 'bakery', writer: 'ines' };
const move = (of: StoredCase, findingId?: string) => movedCase(of, { owner, at: later, findingId });

test('what is moved speaks for the business, keeps its reminder, and says who moved it', () => {
  const { behalf, helperId, helperUntil, ...rest } = one;
  expect([behalf, helperId, helperUntil].every(Boolean)).toBe(true);
  expect(move(one)).toEqual({
    ...rest,
    ...{ userId: 'B#bakery', findingId: null, updatedAt: later },
    imitates: { platform: 'INSTAGRAM', handle: 'harbourloaf', name: 'Harbour Loaf' },
    acts: [{ at: later, by: 'ines', did: 'moved' }],
  });
});

test('what was found for the business is what the case is about from then on', () => {
  expect(move(one, 'of-bakery').findingId).toBe('of-bakery');
});

test('that its account went stays in writing where nobody looks for the business, who could not take it back', () => {
  const gone = { ...one, goneAt: at };
  expect(move(gone)).toMatchObject({
    goneAt: null,
    evidence: [
      {
        kind: 'note',
        words:
          'Instagram told a scan on 20 November 2026, 10:00 UTC, before this case was moved, that the account was no longer there.',
      },
    ],
  });
  expect(move(gone, 'of-bakery')).toMatchObject({ goneAt: at, evidence: [] });
  const note = { id: 'n', at, kind: 'note' as const, words: '', sha256: 'a'.repeat(64), byHelper: false };
  const full = { ...gone, evidence: Array.from({ length: mostEvidence }, () => note) };
  expect(move(full)).toMatchObject({ goneAt: null, evidence: full.evidence });
});

test('a name that the account shows stays, and a case without an account names none', () => {
  const named = { ...one.imitates!, name: 'The Harbour Loaf' };
  expect(move({ ...one, imitates: named }).imitates).toEqual(named);
  expect(move({ ...one, imitates: null }).imitates).toBeNull();
  expect(move({ ...one, behalf: null }).imitates?.name).toBeNull();
});

test('a business goes with the account that was given as its own, and without what was compared with another', () => {
  const account = { platform: 'INSTAGRAM' as const, handle: 'harbour.loaf.bakery' };
  const snapshot: StoredCase['snapshot'] = {
    ...{ at, seenBy: 'search', verdict: 'likely clone', score: 90 },
    ...{ yours: { platform: 'INSTAGRAM', handle: 'harbourloaf' }, theirs: {} },
    reasons: [{ signal: 'name', value: 1, words: 'Same name.', side: 'for' }],
  };
  const piece = { id: '1', at, kind: 'finding' as const, sha256: 'a'.repeat(64), byHelper: false };
  const evidence = [{ ...piece, words: 'As our scan saw it: likely clone.', kept: 'Both accounts …' }];
  const moved = move({ ...one, snapshot, evidence, behalf: { ...one.behalf!, account } });
  expect(moved.imitates).toEqual({ ...account, name: 'Harbour Loaf' });
  const none = move({ ...one, snapshot, behalf: { ...one.behalf!, account: null } });
  expect(none.imitates).toBeNull();
  expect([moved, none].map((each) => [each.snapshot, listed(each).verdict])).toEqual([
    [null, undefined],
    [null, undefined],
  ]);
  // What was compared stays among the evidence, to the letter.
  expect(moved.evidence).toEqual([
    { ...evidence[0], words: 'Compared with an account that isn’t Harbour Loaf’s.' },
  ]);
  // The account that was compared is the business's.
  expect(move({ ...one, snapshot }).snapshot).toEqual(snapshot);
});

test('a picture that was chosen for another account is copied and deleted with the others that lie beside the case', () => {
  const chosen = { id: 'p1', at, kind: 'screenshot', side: 'yours', words: '' } as const;
  const snapshot: StoredCase['snapshot'] = {
    ...{ at, seenBy: 'person', verdict: 'likely clone', score: 90, yours: {}, theirs: {}, reasons: [] },
  };
  const kept: StoredCase = {
    ...{ ...one, snapshot, behalf: { ...one.behalf!, account: null } },
    evidence: [{ ...chosen, sha256: 'a'.repeat(64), byHelper: false }],
  };
  const moved = move(kept);
  expect(moved.evidence).toMatchObject([{ kind: 'picture', side: null }]);
  expect([kept, moved].map(screenshotsOf)).toEqual([['p1'], ['p1']]);
});

test.each(['CHILD', 'PARENT', 'CLIENT', 'OTHER'] as const)('a case for a %s stays', (relation) => {
  expect(() => move({ ...one, behalf: { name: 'Noor', relation } })).toThrow('This case is for Noor.');
});
