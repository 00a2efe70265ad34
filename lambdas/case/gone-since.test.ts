import { describe, expect, it } from 'vitest';
import { stepsFor } from '#domain/case/steps';
import type { WatchedDomain } from '#domain/domain-watch/watched-domain';
import type { Finding } from '#domain/scan/finding';
import type { StoredCase } from '../store/case.ts';
import {
  domainGoneSince,
  domainSeenAgain,
  withDomainGone,
  withDomainMoves,
} from './domain-record/domain-gone.ts';
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

  it('of which nothing was compared says that a scan takes it for somebody else’s, and keeps nothing of that', async () => {
    const name = { signal: 'name', value: 1, words: 'Same name.', side: 'for' as const };
    const found = finding({ verdict: 'namesake', reasons: [name] });
    const all = services(found);
    expect((await withGone(one, all)).foundElse).toEqual({ sharesName: true });
    expect(all.kept()).not.toHaveProperty('foundElse');
    const label = { ...name, signal: 'label', words: 'Says of itself: “fan”.', side: 'against' as const };
    const fan = finding({ verdict: 'namesake', reasons: [name, label] });
    expect((await withGone(one, services(fan))).foundElse).toEqual({ sharesName: false });
    expect((await withGone(one, services(finding({ verdict: 'likely clone' })))).foundElse).toBeUndefined();
    const compared = { ...one, snapshot: {} as StoredCase['snapshot'] };
    expect((await withGone(compared, services(found, compared))).foundElse).toBeUndefined();
  });

  it('still says so once the finding is no longer kept', async () => {
    const stored = { ...one, goneAt: later };
    expect(await withGone(stored, services(undefined, stored))).toEqual({ ...stored, findingId: null });
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

  it('doesn’t take it for back because somebody gives it again, once the finding that went is no longer kept', async () => {
    const stored = { ...one, goneAt: first };
    const given = finding({ theirs: { ...profile, seenIn: 'report' }, lastSeen: later });
    expect(await withGone(stored, services(given, stored))).toEqual(stored);
    const seen = await withGone(stored, services(finding({ lastSeen: later }), stored));
    expect(seen).toMatchObject({ goneAt: null, returns: [{ goneAt: first, backAt: later }] });
  });

  it('of a domain it says so only where a check had seen it', () => {
    const name = { existence: 'does not exist', changes: [], lastLooked: later };
    const since = (part: object) => domainGoneSince(one, { ...name, ...part } as unknown as WatchedDomain);
    expect([since({}), since({ firstSeen: first })]).toEqual([null, later]);
  });

  it('a row of the list that never saw the domain there doesn’t say that it is back', async () => {
    const ofDomain: StoredCase = { ...one, platform: 'DOMAIN', goneAt: first };
    const unseen = { changes: [], lastLooked: later };
    for (const existence of ['does not exist', 'could not look']) {
      const all = services(undefined, ofDomain);
      await withDomainMoves(ofDomain, { ...unseen, existence } as unknown as WatchedDomain, all);
      expect([existence, all.kept().goneAt, all.kept().returns]).toEqual([existence, first, undefined]);
    }
  });

  it('takes it back when the account is there again', async () => {
    const stored = { ...one, goneAt: later };
    const back = finding({ lastSeen: '2026-11-21T09:00:00.000Z' });
    expect(await withGone(stored, services(back, stored))).toMatchObject({ goneAt: null });
  });

  it('and nothing is said while it is there, or without a finding', async () => {
    expect(await withGone(one, services(finding({})))).toBe(one);
    const alone = { ...one, findingId: null };
    expect(await withGone(alone, services(gone, alone))).toBe(alone);
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

describe('what went and came back', () => {
  const back = '2026-11-22T09:00:00.000Z';
  const name = {
    ...{ businessId: 'b', domain: 'acrne.example', existence: 'exists', firstSeen: first, lastLooked: back },
    changes: [
      { at: back, change: 'new' },
      { at: later, change: 'gone' },
      { at: first, change: 'new' },
    ],
  } as unknown as WatchedDomain;
  const ofDomain: StoredCase = {
    ...one,
    userId: 'B#b',
    platform: 'DOMAIN',
    handle: 'acrne.example',
    goneAt: later,
  };
  const over = (stored: StoredCase, found: WatchedDomain | undefined) => {
    const all = services(undefined, stored);
    return {
      ...all,
      domains: { get: async () => found, round: async () => undefined },
    } as unknown as typeof all & Parameters<typeof withDomainGone>[1];
  };

  it('an account: that it had gone stays in its open case', async () => {
    const stored = { ...one, goneAt: later };
    const history = [...gone.history, { at: back, what: 'back again' as const }];
    const all = services(finding({ status: 'CASE', history }), stored);
    await withGone(stored, all);
    expect(all.kept()).toMatchObject({ goneAt: null, returns: [{ goneAt: later, backAt: back }] });
  });

  it.each<[string, Partial<StoredCase>]>([
    ['open', {}],
    ['closed otherwise', { closedAt: later, outcome: 'REFUSED' }],
  ])('an account that went and came back before anybody read its %s case: the same', async (_, part) => {
    const stored = { ...one, ...part };
    const history = [...gone.history, { at: back, what: 'back again' as const }];
    const all = services(finding({ status: 'OPEN', history }), stored);
    const read = await withGone(stored, all);
    expect(read).toMatchObject({ goneAt: null, returns: [{ goneAt: later, backAt: back }] });
    expect(all.kept()).toBe(read);
    expect(await withGone(read, all)).toBe(read);
  });

  it('what became of an account before its case was opened is no part of it', async () => {
    const stored = { ...one, createdAt: back };
    const history = [...gone.history, { at: back, what: 'back again' as const }];
    expect(await withGone(stored, services(finding({ history }), stored))).toBe(stored);
  });

  it('an account that was back after its case was closed was seen again', () => {
    const history = [...gone.history, { at: back, what: 'back again' as const }];
    const closed = { outcome: 'REMOVED' as const, closedAt: later };
    expect(seenAgain(closed, finding({ status: 'OPEN', history })).seenAgainAt).toBe(back);
  });

  it('a domain: the same', async () => {
    const all = over(ofDomain, name);
    await withDomainGone(ofDomain, all, back);
    expect(all.kept()).toMatchObject({ goneAt: null, returns: [{ goneAt: later, backAt: back }] });
  });

  it('a domain that went and came back before anybody read its open case: the same', async () => {
    const stored = { ...ofDomain, goneAt: null, createdAt: first };
    const all = over(stored, name);
    await withDomainGone(stored, all, back);
    expect(all.kept()).toMatchObject({ goneAt: null, returns: [{ goneAt: later, backAt: back }] });
  });

  describe('a domain', () => {
    const seen = { domain: 'acrne.example', brand: 'acme.example', score: 90, foundAt: first };
    const onList = { ...name, brand: 'acme.example' };

    it.each<[string, 'permutation' | 'given' | 'certificate', boolean, string | undefined, true | undefined]>(
      [
        ['on the list', 'given', true, 'acme.example', undefined],
        ['on the list of a business whose first round has not begun', 'given', true, undefined, undefined],
        ['made from the name, and no longer kept', 'permutation', false, 'acme.example', undefined],
        ['given, and taken off the list', 'given', false, 'acme.example', true],
        ['of a certificate, and no longer kept', 'certificate', false, 'acme.example', true],
        ['made from a domain that the business left', 'permutation', true, 'acme-new.example', true],
      ],
    )('%s (%s): whether checks look for it', async (_, foundBy, isKept, brand, unwatched) => {
      const stored = { ...ofDomain, goneAt: null, domain: { ...seen, foundBy } } as unknown as StoredCase;
      const all = over(stored, isKept ? onList : undefined);
      Object.assign(all.domains, { round: async () => brand && { brand } });
      expect((await withDomainGone(stored, all, back)).unwatched).toBe(unwatched);
      expect(all.kept()).not.toHaveProperty('unwatched');
    });

    it.each([
      ['ours' as const, true],
      ['seen' as const, undefined],
      [undefined, undefined],
    ])('marked since as %s: whether they called it theirs', async (mark, calledOurs) => {
      const stored = { ...ofDomain, goneAt: null, domain: seen } as unknown as StoredCase;
      const all = over(stored, { ...onList, mark });
      expect((await withDomainGone(stored, all, back)).calledOurs).toBe(calledOurs);
      expect(all.kept()).not.toHaveProperty('calledOurs');
    });
  });

  it('a domain whose case was closed as gone was seen again, and the case keeps both', async () => {
    const closed: StoredCase = { ...ofDomain, closedAt: later, outcome: 'REMOVED' };
    const all = over(closed, name);
    expect(await withDomainGone(closed, all, back)).toMatchObject({ seenAgainAt: back, goneAt: later });
    expect(all.kept().sightings).toEqual([{ at: back, seenIn: null }]);
  });

  describe('and went once more', () => {
    const goneAgain = '2026-11-25T09:00:00.000Z';
    const twice = finding({
      status: 'RESOLVED',
      history: [
        ...gone.history,
        { at: back, what: 'back again' },
        { at: goneAgain, what: 'no longer there', was: 'OPEN' },
      ],
    });
    const nameTwice = {
      ...name,
      existence: 'does not exist' as const,
      changes: [{ at: goneAgain, change: 'gone' as const }, ...name.changes],
    };
    const wentTwice = { goneAt: goneAgain, returns: [{ goneAt: later, backAt: back }] };
    const ended = { outcome: 'REMOVED', closedAt: '2026-11-21T09:00:00.000Z' } as const;

    it.each<[string, Partial<StoredCase>]>([
      ['it is open', {}],
      ['it was closed as gone', ended],
      ['that it was there again has been read', { ...ended, sightings: [{ at: back, seenIn: null }] }],
      ['it was closed otherwise', { ...ended, outcome: 'REFUSED' }],
      ['nobody had read of the first time', { ...ended, goneAt: null }],
    ])('its case keeps both times, and counts the last, where %s', async (_, part) => {
      const ofAccount = { ...one, goneAt: later, ...part };
      const all = services(twice, ofAccount);
      await withGone(ofAccount, all);
      expect(all.kept()).toMatchObject(wentTwice);
      const stored = { ...ofDomain, ...part };
      const domains = over(stored, nameTwice);
      await withDomainGone(stored, domains, back);
      expect(domains.kept()).toMatchObject(wentTwice);
    });

    it('is counted once, however often it is read', async () => {
      const stored = { ...one, ...ended, ...wentTwice, sightings: [{ at: back, seenIn: null }] };
      expect(await withGone(stored, services(twice, stored))).toEqual(stored);
      const kept = { ...ofDomain, ...ended, ...wentTwice };
      expect(await withDomainGone(kept, over(kept, nameTwice), back)).toBe(kept);
    });

    it('each time stays, also where it is back again', async () => {
      const backAgain = '2026-11-26T09:00:00.000Z';
      const stored = { ...one, goneAt: later };
      const history = [...twice.history, { at: backAgain, what: 'back again' as const }];
      const all = services(finding({ history }), stored);
      await withGone(stored, all);
      expect(all.kept()).toMatchObject({
        goneAt: null,
        returns: [...wentTwice.returns, { goneAt: goneAgain, backAt: backAgain }],
      });
    });

    it('a sighting that nobody had read of stays, too', async () => {
      const history = gone.history.map((event) => ({ ...event }));
      history.splice(1, 0, { at: back, what: 'seen again' });
      history[2]!.at = goneAgain;
      const stored = { ...one, ...ended };
      const all = services(finding({ status: 'RESOLVED', history }), stored);
      await withGone(stored, all);
      expect(all.kept()).toMatchObject({ goneAt: goneAgain, sightings: [{ at: back, seenIn: null }] });
    });
  });

  it('an account whose case was closed as refused is not gone any more', async () => {
    const closed: StoredCase = { ...one, goneAt: later, closedAt: later, outcome: 'REFUSED' };
    const history = [...gone.history, { at: back, what: 'back again' as const }];
    expect(await withGone(closed, services(finding({ status: 'OPEN', history }), closed))).toMatchObject({
      ...{ goneAt: null, returns: [{ goneAt: later, backAt: back }] },
    });
  });

  it.each<[string, Partial<StoredCase>, Partial<WatchedDomain> | undefined]>([
    ['it is gone', {}, { existence: 'does not exist' }],
    ['it came back before the case was closed', { closedAt: '2026-11-23T09:00:00.000Z' }, {}],
    ['it only lost its page', { goneAt: null }, { changes: [{ at: back, change: 'new' }] }],
    ['the case ended otherwise', { outcome: 'REFUSED' }, {}],
    ['it is no longer on the list', {}, undefined],
  ])('a domain was not seen again where %s', (_, part, found) => {
    const closed: StoredCase = { ...ofDomain, closedAt: later, outcome: 'REMOVED', ...part };
    expect(domainSeenAgain(closed, found && { ...name, ...found }).seenAgainAt).toBeNull();
  });

  it('a domain that went after its case was closed as refused is gone', async () => {
    const closed: StoredCase = { ...ofDomain, goneAt: null, closedAt: first, outcome: 'REFUSED' };
    const went = { ...name, existence: 'does not exist' as const, changes: name.changes.slice(1) };
    expect(await withDomainGone(closed, over(closed, went), back)).toMatchObject({ goneAt: later });
  });
});
