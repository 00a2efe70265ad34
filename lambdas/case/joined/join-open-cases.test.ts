import { describe, expect, it } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import type { StoredCase } from '../../store/case.ts';
import { casesInMemory, pastedCase } from '../../../test/support/sources/cases-in-memory.ts';
import { seenAgain } from '../../scan/record/seen-again.ts';
import { joinOpenCases } from './join-open-cases.ts';

const at = '2026-11-26T10:00:00.000Z';
const later = '2026-11-27T10:00:00.000Z';
const found = (over: Partial<Finding> = {}): Finding => ({
  ...{ subjectId: 'U#u1', id: 'f', platform: 'X', verdict: 'likely clone', score: 90, reasons: [] },
  ...{ yours: { platform: 'X', handle: 'maya' }, theirs: { platform: 'X', handle: 'maya_' }, status: 'OPEN' },
  ...{ firstSeen: at, lastSeen: at, history: [{ at, what: 'first seen' }], ...over },
});
const about = { platform: 'X', handle: 'maya_' } as const;

function world(finding: Finding, ...all: StoredCase[]) {
  const cases = casesInMemory(...all);
  let written = async () => {};
  let row = finding;
  const findings = {
    get: async () => row,
    write: async (_: unknown, after: Finding) => {
      row = after;
      await written();
      return true;
    },
  };
  const retry = { attempts: 2, first: 0, longest: 0, random: () => 0, sleep: async () => {} };
  const onWrite = (then: () => Promise<void>) => (written = then);
  const join = () => joinOpenCases('u1', { cases, findings, retry });
  return {
    join,
    cases,
    onWrite,
    status: () => row.status,
    row: () => row,
    told: () => row.history.at(-1)?.what,
  };
}

it('is the same for two jobs at once, each of which reads the cases once', async () => {
  const { join, cases, status } = world(found(), pastedCase(about));
  const [one, other] = [join(), join()];
  expect(await Promise.all([one(found(), at), other(found(), at)])).toEqual([undefined, undefined]);
  await one(found({ id: 'g', theirs: { platform: 'X', handle: 'another' } }), at);
  expect([status(), cases.reads()]).toEqual(['CASE', 2]);
  expect(await cases.get('u1', 'c1')).toMatchObject({ findingId: 'f' });
});

it('goes on where an earlier try linked the case and died', async () => {
  const { join, status } = world(found(), pastedCase({ ...about, findingId: 'f' }));
  expect(await join()(found(), at)).toBeUndefined();
  expect(status()).toBe('CASE');
});

it.each<[string, Partial<Finding>, Partial<StoredCase>]>([
  ['a case that is closed', {}, { closedAt: at }],
  ['a case about another account', {}, { handle: 'maya__' }],
  ['a case on another platform', {}, { platform: 'GITHUB' }],
  ['a case of another finding', {}, { findingId: 'g' }],
  [
    'a finding that was given back by hand',
    {
      history: [
        { at, what: 'first seen' as const },
        { at, what: 'decided' as const, note: 'You reopened it' },
      ],
    },
    { findingId: 'f' },
  ],
])('leaves alone %s', async (_, finding, one) => {
  const { join, status, cases } = world(found(finding), pastedCase({ ...about, ...one }));
  expect(await join()(found(finding), at)).toEqual(found(finding));
  expect([status(), (await cases.get('u1', 'c1'))?.findingId]).toEqual(['OPEN', one.findingId]);
});

it('asks for no case of what was decided', async () => {
  const { join, cases } = world(found({ status: 'MINE' }), pastedCase(about));
  const mine = found({ status: 'MINE' });
  expect([await join()(mine, at), cases.reads()]).toEqual([mine, 0]);
});

describe('an account that went and is back', () => {
  const back = (was: Finding['status']) =>
    found({
      history: [
        { at, what: 'first seen' },
        { at, what: 'kept as a case' },
        { at, what: 'no longer there', was },
        { at, what: 'back again', was, tells: true },
      ],
    });

  it.each(['CASE', 'REPORTED'] as const)(
    'is what it was where its case is open, and told as that: %s',
    async (was) => {
      const { join, status, told } = world(back(was), pastedCase({ ...about, findingId: 'f' }));
      expect(await join()(back(was), at)).toMatchObject({ id: 'f', status: was });
      expect([status(), told()]).toEqual([was, 'back again']);
    },
  );

  it.each<[string, Finding, Partial<StoredCase>]>([
    ['its case is closed', back('CASE'), { closedAt: at }],
    ['another account has the case', back('CASE'), { findingId: 'g' }],
    ['it had been given back by hand', back('OPEN'), {}],
    ['it was dismissed before', back('IGNORED'), {}],
  ])('waits for a decision where %s', async (_, finding, one) => {
    const { join, status } = world(finding, pastedCase({ ...about, findingId: 'f', ...one }));
    expect(await join()(finding, at)).toBe(finding);
    expect(status()).toBe('OPEN');
  });

  it('waits for a decision where its case is closed or deleted on the way', async () => {
    const one = pastedCase({ ...about, findingId: 'f' });
    const { join, status, cases, onWrite } = world(back('CASE'), one);
    onWrite(async () => void (await cases.write({ before: one, after: { ...one, closedAt: at } })));
    expect(await join()(back('CASE'), at)).toEqual(back('CASE'));
    expect(status()).toBe('OPEN');
  });
});

describe('an account that is back once its finding is no longer kept', () => {
  const goneAt = '2026-10-20T10:00:00.000Z';
  const linked = pastedCase({ ...about, findingId: 'f', goneAt });

  it('is in its case as before, and told as back, also where an earlier try died before it told', async () => {
    const { join, row } = world(found(), linked);
    const told = await join()(found(), at);
    expect(told).toMatchObject({
      ...{ status: 'CASE', firstSeen: at },
      history: [
        { at: goneAt, what: 'no longer there', was: 'CASE' },
        { at, what: 'back again', was: 'CASE', tells: true },
      ],
    });
    expect(row()).toEqual(told);
    expect(await join()(row(), later)).toEqual(told);
    const halfway = { ...row(), status: 'OPEN' as const };
    const second = world(halfway, linked);
    expect(await second.join()(halfway, later)).toEqual(told);
  });

  it.each<[string, Partial<StoredCase>]>([
    ['which is closed', { closedAt: at }],
    ['of another finding', { findingId: 'g' }],
  ])('waits for a decision beside a case %s', async (_, one) => {
    const { join, row } = world(found(), pastedCase({ ...linked, ...one }));
    expect(await join()(found(), at)).toEqual(found());
    expect(row()).toEqual(found());
  });

  it('is gone still where it was only given to us, so that it is told once a scan sees it', async () => {
    const given = found({ theirs: { ...found().theirs, seenIn: 'report' } });
    const { join, row } = world(given, linked);
    expect(await join()(given, at)).toBeUndefined();
    expect(row()).toMatchObject({
      ...{ status: 'RESOLVED', expiresAt: Date.parse(at) / 1000 + 30 * 86_400 },
      history: [{ at: goneAt, what: 'no longer there', was: 'CASE' }],
    });
    const seen = { ...row(), theirs: found().theirs, lastSeen: later };
    const { after } = seenAgain(row(), seen, { isGiven: false, since: later });
    const second = world(after, linked);
    expect(await second.join()(after, later)).toMatchObject({
      status: 'CASE',
      history: [{ at: goneAt }, { at: later, what: 'back again', was: 'CASE', tells: true }],
    });
  });

  it('says nothing where the case knows of no going before', async () => {
    const { join, status } = world(found(), pastedCase({ ...linked, goneAt: later }));
    expect(await join()(found(), at)).toBeUndefined();
    expect(status()).toBe('CASE');
  });
});

it('the cases of an account that has gone say so, open or closed, also where nobody reads them', async () => {
  const gone = found({
    status: 'RESOLVED',
    history: [
      { at, what: 'first seen' },
      { at: later, what: 'no longer there', was: 'CASE' },
    ],
  });
  const refused = { caseId: 'c2', findingId: 'f', closedAt: at, outcome: 'REFUSED' as const };
  const { join, cases } = world(
    gone,
    pastedCase({ ...about, findingId: 'f' }),
    pastedCase({ ...about, ...refused }),
    pastedCase({ ...about, caseId: 'c3', findingId: 'g' }),
  );
  expect(await join()(gone, later)).toBe(gone);
  const goneOf = async (id: string) => (await cases.get('u1', id))?.goneAt;
  expect(await Promise.all(['c1', 'c2', 'c3'].map(goneOf))).toEqual([later, later, undefined]);
});
