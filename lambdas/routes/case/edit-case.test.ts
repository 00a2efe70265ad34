import { describe, expect, it, test } from 'vitest';
import { stepsFor } from '#domain/case/steps';
import { decisionOn, type Finding } from '#domain/scan/finding';
import type { CaseServices } from '../../case/services.ts';
import type { Call } from '../../rest/rest.ts';
import type { StoredCase } from '../../store/case.ts';
import { editCase } from './edit-case.ts';

const now = Date.parse('2026-11-20T10:00:00.000Z');
const on = new Date(now).toISOString();

test('a case stays within what one row can hold, however many answers are noted and taken out', async () => {
  const words = '字'.repeat(2000);
  const note = { id: 'n', at: on, kind: 'note', words, sha256: 'a'.repeat(64), byHelper: false };
  let kept = {
    evidence: Array.from({ length: 39 }, () => note),
    steps: stepsFor('X'),
  } as unknown as StoredCase;
  const cases = {
    get: async () => kept,
    write: async ({ after }: { after: object }) => {
      kept = after as StoredCase;
      return true;
    },
  };
  const services = { cases, retry: { attempts: 1 } } as unknown as CaseServices;
  const edit = (change: object) =>
    editCase({ request: { caseId: 'c', ...change }, caller: { sub: 'maya' }, now } as Call<never>, services);
  const noteAndRemove = async (n: number) => {
    const answer = { on, answer: 'REFUSED', words: `${n}${words.slice(2)}` };
    await edit({ answer });
    await edit({ withdrawnAnswer: answer });
  };
  await expect(
    (async () => {
      for (let n = 0; n < 40; n++) await noteAndRemove(n);
      for (let n = 0; n < 20; n++) await edit({ answer: { on, answer: 'REFUSED', words } });
    })(),
  ).rejects.toThrow('can’t hold any more text');
  expect(Buffer.byteLength(JSON.stringify(kept))).toBeLessThan(400_000);
});

/** A person's case about one account, and the finding of it as scans have it now. */
function world(stored: Partial<StoredCase>, finding: Partial<Finding>, others: Partial<StoredCase>[] = []) {
  const profile = { platform: 'X' as const, handle: 'maya_ho1limund' };
  let found = {
    ...{ subjectId: 'U#maya', id: 'f', platform: 'X', status: 'CASE', theirs: profile, yours: profile },
    ...{ lastSeen: on, history: [], ...finding },
  };
  let kept = {
    ...{ userId: 'maya', caseId: 'c', platform: 'X', handle: profile.handle, findingId: 'f' },
    ...{ createdAt: on, updatedAt: on, evidence: [], steps: stepsFor('X'), ...stored },
  } as unknown as StoredCase;
  let counts = 0;
  const services = {
    cases: {
      get: async () => kept,
      heads: async () => [kept, ...others],
      write: async ({ after }: { after: StoredCase }) => {
        kept = after;
        return true;
      },
    },
    findings: {
      get: async () => found,
      list: async () => [found],
      write: async (_: object, after: typeof found) => !!(found = after),
    },
    users: { get: async () => undefined, change: async () => void (counts += 1) },
    once: { claim: async () => undefined, release: async () => {} },
    retry: { attempts: 1 },
  } as unknown as CaseServices;
  const edit = async (change: object) =>
    (
      await editCase(
        { request: { caseId: 'c', ...change }, caller: { sub: 'maya' }, now } as Call<never>,
        services,
      )
    ).case;
  return {
    edit,
    now: () => ({ status: found.status, findingId: kept.findingId, counts }),
    found: () => found as Finding,
  };
}

describe('an edit is answered as a reading is', () => {
  const closed = { outcome: 'REMOVED', closedAt: on, goneAt: on } as const;
  const later = '2026-11-24T10:00:00.000Z';
  const back: Partial<Finding> = {
    lastSeen: later,
    history: [{ at: later, what: 'seen again', seenIn: 'web search' }],
  };

  it('says when an account that was said to be gone was seen again', async () => {
    expect(await world(closed, back).edit({ facts: ['ASKS_FOR_MONEY'] })).toMatchObject({
      ...{ facts: ['ASKS_FOR_MONEY'], seenAgainAt: later, seenAgainIn: 'web search' },
    });
  });

  it('does not call gone what was seen again, once its case is open', async () => {
    const reopened = await world(closed, back).edit({ outcome: null });
    expect(reopened).toMatchObject({ outcome: null, goneAt: null });
    expect(reopened.seenAgainAt).toBeUndefined();
  });

  it('reports an account that got another name while its case was closed under that name', async () => {
    const theirs = { platform: 'X' as const, handle: 'maya_new', url: 'https://x.com/maya_new' };
    const reopened = await world({ ...closed, title: 'A copy on X: maya_ho1limund' }, { theirs }).edit({
      outcome: null,
    });
    expect(reopened).toMatchObject({ ...theirs, title: 'A copy on X: maya_new', outcome: null });
  });
});

describe('a case that is opened again', () => {
  const before = '2026-11-10T10:00:00.000Z';
  const closed = { outcome: 'REMOVED', closedAt: on, createdAt: before } as const;
  const gone = { at: before, what: 'no longer there' as const };
  const isBack: Finding['history'] = [gone, { at: on, what: 'back again', was: 'CASE', tells: true }];
  const reopen = { outcome: null };

  it('keeps what a scan saw back while it was closed: nothing is left to decide', async () => {
    const { edit, now, found } = world(closed, { status: 'OPEN', history: isBack });
    await edit(reopen);
    expect(now()).toEqual({ status: 'CASE', findingId: 'f', counts: 1 });
    expect(found().history.at(-1)).toEqual({ at: on, what: 'kept as a case', note: 'You reopened its case' });
    await edit(reopen);
    expect(now()).toMatchObject({ status: 'CASE', counts: 1 });
  });

  it('is joined to what a scan has found of its account meanwhile', async () => {
    const { edit, now } = world({ ...closed, findingId: null }, { status: 'OPEN' });
    expect(await edit(reopen)).toMatchObject({ findingId: 'f' });
    expect(now()).toEqual({ status: 'CASE', findingId: 'f', counts: 1 });
  });

  it.each(['saidGoneAt', 'saidNoCopyAt'] as const)(
    'takes off what another case of its account was closed with: %s',
    async (said) => {
      const { edit, found } = world({ ...closed, findingId: null }, { [said]: before });
      expect(await edit(reopen)).toMatchObject({ findingId: 'f', outcome: null });
      expect(found()[said]).toBeUndefined();
    },
  );

  it('keeps what has gone once more, should it be back', async () => {
    const history = [...isBack, { ...gone, was: 'OPEN' as const }];
    const { edit, found } = world(closed, { status: 'RESOLVED', history });
    await edit(reopen);
    expect([found().status, found().history.length, decisionOn(found())]).toEqual(['RESOLVED', 3, 'CASE']);
  });

  it.each(['MINE', 'REPORTED'] as const)('leaves what was decided otherwise: %s', async (status) => {
    const { edit, now } = world(closed, { status });
    await edit(reopen);
    expect(now()).toMatchObject({ status, counts: 0 });
  });

  it('that was closed by a slip leaves what waits as it waited', async () => {
    const { edit, now } = world(closed, { status: 'OPEN' });
    await edit({ outcome: null, undoes: true });
    expect(now()).toMatchObject({ status: 'OPEN', counts: 0 });
  });
});

describe('a case whose account they had let wait for another decision', () => {
  const again: Partial<Finding> = {
    status: 'OPEN',
    history: [{ at: '2026-11-15T10:00:00.000Z', what: 'decided', note: 'You reopened it' }],
  };

  it.each([
    ['REMOVED', 'saidGoneAt'],
    ['NOT_A_COPY', 'saidNoCopyAt'],
  ] as const)('decides about it when it is closed: %s', async (outcome, said) => {
    const { edit, now, found } = world({}, again);
    const { closedAt } = await edit({ outcome });
    expect(found()).toMatchObject({ status: 'CASE', [said]: closedAt });
    expect(now().counts).toBe(1);
  });

  it('lets it wait as before where that was a slip', async () => {
    const { edit, now, found } = world({}, again);
    const before = found();
    await edit({ outcome: 'REMOVED' });
    await edit({ outcome: null, seenOutcome: 'REMOVED', undoes: true });
    expect(found()).toEqual(before);
    expect(now().counts).toBe(2);
  });
});

describe('a report that is taken back in the case', () => {
  // A page says both at once, and either may arrive first.
  const [before, after] = ['2026-11-20T09:59:58.000Z', '2026-11-20T10:00:01.000Z'];
  const seen = { at: before, what: 'first seen' as const };
  const told = (at: string): Partial<Finding> => ({
    status: 'REPORTED',
    history: [seen, { at, what: 'reported', note: 'You reported it' }],
  });
  const isKept = { at: on, what: 'kept as a case' };
  const undo = { reportedOn: null, seenReportedOn: on };

  it('is none on the dashboard, whether that was told before the case was opened or after', async () => {
    const sooner = world({ reportedOn: on }, told(before));
    await sooner.edit(undo);
    expect(sooner.found()).toMatchObject({ status: 'CASE', history: [seen, isKept] });
    const later = world({ reportedOn: on }, told(after));
    later.found().history.splice(1, 0, { at: on, what: 'kept as a case' });
    await later.edit(undo);
    expect(later.found()).toMatchObject({ status: 'CASE', history: [seen, isKept] });
  });

  it('leaves one from before there was a case', async () => {
    const { edit, found } = world({ reportedOn: on }, told('2026-11-20T08:00:00.000Z'));
    await edit(undo);
    expect(found().status).toBe('REPORTED');
  });
});

test('what a case is closed with once more in another tab doesn’t count beside a newer case that is open', async () => {
  const closedAt = '2026-11-10T10:00:00.000Z';
  const newer = { caseId: 'c2', findingId: 'f' };
  const { edit, found } = world({ outcome: 'REMOVED', closedAt }, {}, [newer]);
  await edit({ outcome: 'REMOVED', seenOutcome: null });
  expect(found().saidGoneAt).toBeUndefined();
});

describe('a case that was opened again by a slip', () => {
  const [closedAt, wasBack] = ['2026-11-10T10:00:00.000Z', '2026-11-15T10:00:00.000Z'];
  const history: Finding['history'] = [
    { at: closedAt, what: 'no longer there', was: 'CASE' },
    { at: wasBack, what: 'back again', was: 'CASE', tells: true },
  ];
  const closedAs = (outcome: 'REFUSED' | 'NOT_A_COPY' | 'REMOVED', over: Partial<StoredCase> = {}) => ({
    ...{ outcome, closedAt, createdAt: closedAt, endings: [{ at: closedAt, outcome }], ...over },
  });

  it.each(['REFUSED', 'NOT_A_COPY', 'REMOVED'] as const)(
    'leaves what waits as it waited, and counts it: %s',
    async (outcome) => {
      const { edit, now, found } = world(closedAs(outcome), { status: 'OPEN', history });
      const before = found();
      await edit({ outcome: null, seenOutcome: outcome });
      const undo = { outcome, seenOutcome: null, undoes: true };
      expect(await edit(undo)).toMatchObject({ outcome, closedAt });
      expect(found()).toEqual(before);
      expect(now().counts).toBe(2);
      await edit(undo);
      expect(found()).toMatchObject(before);
      expect(now().counts).toBe(2);
    },
  );

  it.each([
    ['REMOVED', 'CASE', { at: wasBack, what: 'seen again', tells: true }],
    ['NOT_A_COPY', 'RESOLVED', { at: wasBack, what: 'no longer there', was: 'OPEN' }],
  ] as const)('leaves told what was told of it since it was closed: %s', async (outcome, status, last) => {
    const words = outcome === 'REMOVED' ? 'Its case was closed as gone' : 'Its case was closed as not a copy';
    const told = [{ at: closedAt, what: 'decided' as const, note: words }, last];
    const { edit, found } = world(closedAs(outcome), { status, history: told });
    await edit({ outcome: null, seenOutcome: outcome });
    await edit({ outcome, seenOutcome: null, undoes: true });
    expect([found().saidGoneAt, found().saidNoCopyAt]).toEqual([undefined, undefined]);
  });

  it.each([
    ['REMOVED', 'saidGoneAt'],
    ['NOT_A_COPY', 'saidNoCopyAt'],
  ] as const)('is closed as before where nothing was told since: %s', async (outcome, said) => {
    const { edit, found } = world(closedAs(outcome), { [said]: closedAt });
    await edit({ outcome: null, seenOutcome: outcome });
    expect(found()[said]).toBeUndefined();
    await edit({ outcome, seenOutcome: null, undoes: true });
    expect(found()[said]).toBe(closedAt);
  });

  it('leaves what another case of its account was closed with later', async () => {
    const other = { caseId: 'c2', findingId: 'f', outcome: 'NOT_A_COPY', closedAt: wasBack } as const;
    const one = { ...closedAs('REMOVED'), findingId: null };
    const { edit, found } = world(one, { saidNoCopyAt: wasBack }, [other]);
    await edit({ outcome: null, seenOutcome: 'REMOVED' });
    expect(found().saidNoCopyAt).toBeUndefined();
    await edit({ outcome: 'REMOVED', seenOutcome: null, undoes: true });
    expect([found().saidNoCopyAt, found().saidGoneAt]).toEqual([wasBack, undefined]);
  });

  it('leaves what was dismissed, and what a scan had found of its account meanwhile', async () => {
    for (const [over, finding] of [
      [{}, { status: 'IGNORED', history }],
      [{ findingId: null }, { status: 'OPEN', history: [{ at: wasBack, what: 'first seen' }] }],
    ] as const) {
      const { edit, found } = world(closedAs('REFUSED', over), finding as Partial<Finding>);
      const before = found();
      await edit({ outcome: null });
      expect(found().status).toBe('CASE');
      await edit({ outcome: 'REFUSED', undoes: true });
      expect(found()).toEqual(before);
    }
  });

  it('leaves decided what was decided, also by an earlier opening, and what is closed for good', async () => {
    const earlier = { at: wasBack, what: 'kept as a case' as const, note: 'You reopened its case' };
    const { edit, found } = world(closedAs('REFUSED'), { status: 'CASE', history: [...history, earlier] });
    await edit({ outcome: null });
    await edit({ outcome: 'REFUSED', undoes: true });
    expect(found()).toMatchObject({ status: 'CASE', history: [{}, {}, earlier] });
    const other = world(closedAs('REFUSED'), { status: 'OPEN', history });
    await other.edit({ outcome: null });
    await other.edit({ outcome: 'NOT_A_COPY' });
    expect(other.found()).toMatchObject({ status: 'CASE', saidNoCopyAt: on });
  });
});
