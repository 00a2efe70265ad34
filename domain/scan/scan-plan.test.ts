import { describe, expect, it } from 'vitest';
import type { SocialAccount } from '../platform/social-account.ts';
import { askedSources, hasMoreToAsk, looksFor, plannedSources } from './scan-plan.ts';
import type { StoredSource } from './stored-scan.ts';
import type { Subject } from '../subject/subject.ts';

const github = { platform: 'GITHUB', pageUrl: 'https://github.com/maya' } as const;
const x = { platform: 'X', pageUrl: 'https://x.com/maya_h' } as const;
const proven = { verifiedAt: '2026-01-01T00:00:00.000Z' };

describe('looksFor', () => {
  it('stays with the handle on its own platform until an account is proven', () => {
    expect(looksFor({ socialMediaAccounts: [github, x] }, ['GITHUB'])).toEqual([
      {
        ...{ platform: 'GITHUB', here: ['maya'], handles: ['maya'], byName: false },
        ...{ elsewhere: [], proven: [], provenHere: [] },
      },
    ]);
    expect(looksFor({ socialMediaAccounts: [x] }, ['GITHUB'])).toEqual([]);
  });

  it('looks everywhere and by name once one is, for proven handles as they can be written there', () => {
    const onX = { platform: 'X', handle: 'maya_h' };
    expect(looksFor({ socialMediaAccounts: [github, { ...x, ...proven }] }, ['GITHUB', 'TWITCH'])).toEqual([
      {
        ...{ platform: 'GITHUB', here: ['maya'], handles: ['maya', 'maya-h', 'mayah'], byName: true },
        ...{ elsewhere: [onX], proven: ['maya_h'], provenHere: [] },
      },
      {
        ...{ platform: 'TWITCH', here: [], handles: ['maya_h'], byName: true },
        ...{ elsewhere: [onX], proven: ['maya_h'], provenHere: [] },
      },
    ]);
    expect(looksFor({ socialMediaAccounts: [{ ...github, ...proven }, x] }, ['GITHUB'])).toEqual([
      {
        ...{ platform: 'GITHUB', here: ['maya'], handles: ['maya'], byName: true },
        ...{ elsewhere: [], proven: ['maya'], provenHere: ['maya'] },
      },
    ]);
  });

  it('searches by name alone where no handle of theirs can be written', () => {
    const long = {
      ...proven,
      platform: 'GITHUB',
      pageUrl: 'https://github.com/maximiliane-hollimund',
    } as const;
    expect(looksFor({ socialMediaAccounts: [long] }, ['X'])).toMatchObject([{ handles: [], byName: true }]);
  });
});

describe('plannedSources', () => {
  it('names all 17 and never claims one that is not asked', () => {
    const planned = plannedSources(looksFor({ socialMediaAccounts: [github] }, ['GITHUB']), ['GITHUB'], {
      now: 0,
    });
    expect(planned).toHaveLength(17);
    expect(planned.filter((row) => row.status === 'waiting').map((row) => row.platform)).toEqual(['GITHUB']);
    expect(planned.find((row) => row.platform === 'ZOOM')?.status).toBe('closed');
    expect(planned.find((row) => row.platform === 'X')?.status).toBe('not connected');
  });

  it('goes on to know of a platform that is asked no more when it was searched', () => {
    const at = '2026-11-20T08:00:00.000Z';
    const looks = looksFor({ socialMediaAccounts: [github] }, ['GITHUB', 'X', 'TIKTOK']);
    const row = { asked: 1, total: 1, compared: 2, found: 1, at };
    const last = [
      { ...row, platform: 'X' as const, status: 'looked' as const },
      { ...row, platform: 'TIKTOK' as const, status: 'could not look' as const },
    ];
    const plan = (before: readonly StoredSource[]) =>
      plannedSources(looks, ['GITHUB', 'X', 'TIKTOK'], { now: Date.parse(at), last: before });
    const planned = plan(last);
    const of = (rows: readonly StoredSource[], platform: string) =>
      rows.find((one) => one.platform === platform);
    expect(of(planned, 'X')).toMatchObject({ status: 'not asked', at });
    expect(of(plan(planned), 'X')).toMatchObject({ status: 'not asked', at });
    expect(of(planned, 'TIKTOK')).not.toHaveProperty('at');
  });

  it('goes on to know of a platform when it was searched, though it gave no answer when it was asked again', () => {
    const at = '2026-11-20T08:00:00.000Z';
    const plan = (accounts: SocialAccount[], last: readonly StoredSource[]) =>
      plannedSources(looksFor({ socialMediaAccounts: accounts }, ['GITHUB', 'X']), ['GITHUB', 'X'], {
        now: Date.parse(at),
        last,
      });
    const of = (rows: readonly StoredSource[]) => rows.find(({ platform }) => platform === 'GITHUB')!;
    const silent = (rows: readonly StoredSource[]): StoredSource[] => [
      { ...of(rows), status: 'could not look', at: '2026-11-20T09:00:00.000Z' },
    ];
    const counts = { asked: 1, total: 1, compared: 2, found: 1 };
    const searched: StoredSource = { ...counts, platform: 'GITHUB', status: 'looked', at };
    const once = silent(plan([github], [searched]));
    const twice = silent(plan([github], once));
    for (const last of [once, twice]) expect(of(plan([], last))).toMatchObject({ status: 'not asked', at });
    // Back on the list and silent again, it was searched all the same.
    const back = silent(plan([github], plan([], twice)));
    expect(of(plan([], back))).toMatchObject({ status: 'not asked', at });
    expect(of(plan([], silent(plan([github], []))))).not.toHaveProperty('at');
  });

  it('keeps what a web search said for a week, and asks each source once', () => {
    const now = Date.parse('2026-11-20T08:00:00Z');
    const proven = { ...github, verifiedAt: '2026-01-01T00:00:00.000Z' };
    const looks = looksFor({ socialMediaAccounts: [proven] }, ['GITHUB', 'X', 'TIKTOK', 'FACEBOOK']);
    const plan = (days: number, status: 'looked' | 'could not look') =>
      plannedSources(looks, ['GITHUB', 'X', 'TIKTOK', 'FACEBOOK'], {
        now: now + days * 86_400_000,
        last: [
          {
            platform: 'TIKTOK',
            status,
            asked: 1,
            total: 1,
            compared: 2,
            found: 1,
            at: '2026-11-20T08:00:00.000Z',
          },
          {
            platform: 'X',
            status: 'looked',
            asked: 1,
            total: 1,
            compared: 2,
            found: 1,
            at: '2026-11-20T08:00:00.000Z',
          },
        ],
      });
    const tiktok = (days: number, status: 'looked' | 'could not look') =>
      plan(days, status).find(({ platform }) => platform === 'TIKTOK')?.status;
    expect([tiktok(6, 'looked'), tiktok(8, 'looked'), tiktok(6, 'could not look')]).toEqual([
      'looked',
      'waiting',
      'waiting',
    ]);
    expect(new Set(askedSources(plan(8, 'looked')))).toEqual(new Set(['X', 'WEB', 'GITHUB']));
    expect(askedSources(plan(8, 'looked'))).toHaveLength(3);
  });

  it('the schedule lets what a scarce source said stand until its questions are allowed again; a person does not wait', () => {
    const now = Date.parse('2026-11-20T08:00:00Z');
    const looks = looksFor({ socialMediaAccounts: [{ ...github, verifiedAt: '2026-01-01T00:00:00.000Z' }] }, [
      'GITHUB',
      'GOOGLE',
    ]);
    const row = { status: 'looked' as const, compared: 2, found: 0, at: '2026-11-20T08:00:00.000Z' };
    const last = [
      { ...row, platform: 'GITHUB' as const, asked: 9, total: 9 },
      { ...row, platform: 'GOOGLE' as const, asked: 38, total: 38 },
    ];
    const asked = (days: number, bySchedule: boolean) =>
      askedSources(
        plannedSources(looks, ['GITHUB', 'GOOGLE'], { last, now: now + days * 86_400_000, bySchedule }),
      );
    expect(asked(1, true)).toEqual(['GITHUB']);
    expect(asked(7, true).toSorted()).toEqual(['GITHUB', 'GOOGLE']);
    expect(asked(1, false).toSorted()).toEqual(['GITHUB', 'GOOGLE']);
  });

  it('there is more to ask for once an account is added or proven, and not before', () => {
    const scanned = (accounts: SocialAccount[], label?: string) =>
      plannedSources(looksFor({ socialMediaAccounts: accounts, label }, ['GITHUB', 'X']), ['GITHUB', 'X'], {
        now: 0,
      }).map((row) => (row.status === 'waiting' ? { ...row, status: 'looked' as const } : row));
    const more = (accounts: SocialAccount[], last: StoredSource[]) =>
      hasMoreToAsk(looksFor({ socialMediaAccounts: accounts, label: 'acme' }, ['GITHUB', 'X']), last);
    const byDomain = scanned([], 'acme');
    expect(more([], byDomain)).toBe(false);
    expect(more([github], byDomain)).toBe(true);
    expect(more([github], scanned([github], 'acme'))).toBe(false);
    expect(more([{ ...github, ...proven }], scanned([github], 'acme'))).toBe(true);
    expect(more([], scanned([github]))).toBe(true);
  });

  describe('a platform whose answer stands', () => {
    const at = '2026-11-20T08:00:00.000Z';
    const facebook = (handle: string, verifiedAt?: string) => ({
      ...{ platform: 'FACEBOOK' as const, pageUrl: `https://www.facebook.com/${handle}` },
      ...(verifiedAt && { verifiedAt }),
    });
    /** The row of Facebook as it is planned an hour after the one before it was answered. */
    const next = (accounts: SocialAccount[], before?: StoredSource, told: Partial<Subject> = {}) =>
      plannedSources(looksFor({ socialMediaAccounts: accounts, ...told }, ['FACEBOOK']), ['FACEBOOK'], {
        ...{ last: before && [{ ...before, status: 'looked', at }], now: Date.parse(at) + 3_600_000 },
      }).find(({ platform }) => platform === 'FACEBOOK')!;
    const first = next([facebook('maya.clay')]);

    it('is not asked for the same again', () => {
      expect(first.status).toBe('waiting');
      expect(next([facebook('Maya.Clay')], first).status).toBe('looked');
    });

    it('is asked for an account that was added, and for the name once one is proven', () => {
      expect(next([facebook('maya.clay'), facebook('studio.maya')], first).status).toBe('waiting');
      expect(next([facebook('maya.clay', at)], first).status).toBe('waiting');
    });

    it('is asked again once the person tells their name or shows a picture: with it, what was found is more than a handle', () => {
      const named = next([facebook('maya.clay')], first, { name: 'Maya Hollimund' });
      expect(named.status).toBe('waiting');
      const told = { name: 'Maya Hollimund', profileImagePath: 'profile/u1/a.jpg' };
      expect(next([facebook('maya.clay')], named, { name: 'Maya Hollimund' }).status).toBe('looked');
      expect(next([facebook('maya.clay')], named, told).status).toBe('waiting');
    });

    it('is asked once for an account that goes and comes back, and not without end for ever others', () => {
      const second = next([facebook('studio.maya')], first);
      expect(next([facebook('maya.clay')], second).status).toBe('looked');
      let row = first;
      let asked = 0;
      for (let n = 0; n < 100; n++) {
        row = next([facebook(`maya.clay${n}`)], row);
        asked += Number(row.status === 'waiting');
      }
      expect(asked).toBe(29);
    });
  });

  it('takes along what the search before saw of own accounts and judged, to be asked again or not', () => {
    const at = '2026-11-20T08:00:00.000Z';
    const looks = looksFor({ socialMediaAccounts: [{ ...github, verifiedAt: at }] }, ['GITHUB', 'X']);
    const own = [{ profile: { platform: 'GITHUB' as const, handle: 'maya' }, file: 'f', at }];
    const row = { status: 'could not look' as const, compared: 0, found: 0, asked: 9, total: 9, own };
    const plan = (platform: 'GITHUB' | 'TWITCH') =>
      plannedSources(looks, ['GITHUB', 'X'], {
        ...{ last: [{ ...row, platform, judged: ['a+'] }], now: Date.parse(at) + 86_400_000 },
      }).find((one) => one.platform === platform);
    expect(plan('GITHUB')).toMatchObject({ status: 'waiting', total: 0, own, judged: ['a+'] });
    // Nothing of theirs is there any more.
    expect(plan('TWITCH')).not.toHaveProperty('own');
  });
});
