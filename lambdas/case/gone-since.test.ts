import { describe, expect, it } from 'vitest';
import { stepsFor } from '#domain/case/steps';
import type { WatchedDomain } from '#domain/domain-watch/watched-domain';
import type { Finding } from '#domain/scan/finding';
import type { StoredCase } from '../store/case.ts';
import { domainGoneSince } from './domain-gone.ts';
import { goneSince, seenAgain, withGone } from './gone-since.ts';

const first = '2026-11-01T09:00:00.000Z';
const later = '2026-11-20T09:00:00.000Z';
const profile = { platform: 'X' as const, handle: 'maya_ho1limund' };
const finding = (part: Partial<Finding>): Finding => ({
  ...{ subjectId: 'U#u', id: 'f', platform: 'X', verdict: 'likely clone', score: 90, reasons: [] },
  ...{ yours: profile, theirs: profile, status: 'CASE', firstSeen: first, lastSeen: first },
  history: [{ at: first, what: 'first seen' }],
  ...part,
});
const gone = finding({
  status: 'RESOLVED',
  history: [
    { at: first, what: 'first seen' },
    { at: later, what: 'no longer there' },
  ],
});
const one: StoredCase = {
  ...{ userId: 'u', caseId: '01A', title: 'A copy', platform: 'X', handle: profile.handle, findingId: 'f' },
  ...{ createdAt: first, updatedAt: first, evidence: [], steps: stepsFor('X') },
};

function services(found: Finding | undefined, stored = one) {
  let kept = stored;
  return {
    kept: () => kept,
    cases: {
      get: async () => kept,
      write: async ({ after }: { after: StoredCase }) => {
        kept = after;
        return true;
      },
    },
    findings: { get: async () => found },
    retry: { attempts: 1 },
  } as unknown as Parameters<typeof withGone>[1] & { kept: () => StoredCase };
}

describe('a case whose account a scan saw gone', () => {
  it('says since when, and keeps it', async () => {
    const all = services(gone);
    expect(await withGone(one, all)).toMatchObject({ goneAt: later });
    expect(all.kept()).toMatchObject({
      goneAt: later,
      updatedAt: expect.stringMatching(/^2026-11-01T09:00:00/),
    });
  });

  it('still says so once the finding is no longer kept', async () => {
    const stored = { ...one, goneAt: later };
    expect(await withGone(stored, services(undefined, stored))).toBe(stored);
  });

  it('of one that was only given it says that nobody has the name, and nothing that it went', async () => {
    const given = finding({
      theirs: { ...profile, seenIn: 'report' },
      history: [
        { at: first, what: 'first seen' },
        { at: later, what: 'no account' },
      ],
    });
    const all = services(given);
    expect(await withGone(one, all)).toEqual({ ...one, noAccountAt: later });
    expect(all.kept()).toBe(one);
    const seen = finding({ history: given.history });
    expect((await withGone(one, services(seen))).noAccountAt).toBeUndefined();
  });

  it('of a domain it says so only where a check had seen it', () => {
    const name = { existence: 'does not exist', changes: [], lastLooked: later };
    const since = (part: object) => domainGoneSince(one, { ...name, ...part } as unknown as WatchedDomain);
    expect([since({}), since({ firstSeen: first })]).toEqual([null, later]);
  });

  it('takes it back when the account is there again', async () => {
    const stored = { ...one, goneAt: later };
    expect(await withGone(stored, services(finding({}), stored))).toMatchObject({ goneAt: null });
  });

  it('and nothing is said while it is there, or without a finding, or once it is closed', async () => {
    expect(await withGone(one, services(finding({})))).toBe(one);
    const alone = { ...one, findingId: null };
    expect(await withGone(alone, services(gone, alone))).toBe(alone);
    const closed = { ...one, closedAt: later };
    expect(await withGone(closed, services(gone, closed))).toBe(closed);
  });

  it('a finding without the event says when it was last seen', () => {
    expect(goneSince(one, finding({ status: 'RESOLVED', lastSeen: later }))).toBe(later);
  });
});

describe('a case that was closed as gone', () => {
  const closed: StoredCase = { ...one, closedAt: first, outcome: 'REMOVED' };
  const again = finding({
    status: 'CASE',
    history: [
      { at: first, what: 'first seen' },
      { at: later, what: 'seen again' },
    ],
  });

  it('says when a scan saw the account since', async () => {
    expect(await withGone(closed, services(again, closed))).toMatchObject({ seenAgainAt: later });
    expect(seenAgain(closed, again)).toEqual({ seenAgainAt: later, seenAgainIn: null });
  });

  it('keeps the first sighting of each closing, which stays when the case is opened again', async () => {
    const all = services(again, closed);
    await withGone(closed, all);
    expect(all.kept().sightings).toEqual([{ at: later, seenIn: null }]);
    const kept = all.kept();
    expect(await withGone(kept, services(again, kept))).toMatchObject({ sightings: kept.sightings });
    const { closedAt: _, outcome: __, ...open } = kept;
    expect((await withGone(open as StoredCase, services(again, open as StoredCase))).sightings).toEqual(
      kept.sightings,
    );
  });

  it('says where that was, where the platform itself did not show it', () => {
    const history = again.history.map((event) => ({ ...event, seenIn: 'web search' as const }));
    expect(seenAgain(closed, { ...again, history })).toEqual({
      seenAgainAt: later,
      seenAgainIn: 'web search',
    });
  });

  it.each([
    ['nothing was seen', closed, finding({ status: 'CASE' })],
    ['it is no longer kept', closed, undefined],
    ['it was seen before the case was closed', { ...closed, closedAt: later }, again],
    ['the case ended otherwise', { ...closed, outcome: 'REFUSED' as const }, again],
    ['the case is open', one, again],
    ['it went since', closed, finding({ ...again, status: 'RESOLVED' })],
  ])('and nothing where %s', (_, stored, found) =>
    expect(seenAgain(stored, found)).toEqual({ seenAgainAt: null, seenAgainIn: null }),
  );
});
