import { describe, expect, it } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import { looksFor } from '#domain/scan/scan-plan';
import { personAsSubject } from '#domain/subject/subject';
import type { Found } from '../look.ts';
import { findingId } from '../same-account.ts';
import { judgedBefore } from './judged-before.ts';

const at = '2026-11-20T07:40:00.000Z';
const inAWeek = '2026-11-27T07:40:00.000Z';
const maya: SeenProfile = { platform: 'GITHUB', handle: 'maya', name: 'Maya Hollimund', followers: 3912 };
const copy: SeenProfile = { ...maya, accountId: '7', handle: 'maya1', bio: 'Clay', followers: 41 };
const user: User = {
  ...newUser({ sub: 'u1', email: 'maya@example.com' }, at),
  socialMediaAccounts: [{ platform: 'GITHUB', pageUrl: 'https://github.com/maya', verifiedAt: at }],
};
const occasion = {
  ...{
    subject: personAsSubject(user),
    at,
    own: [{ profile: maya, file: 'a' }] as Found[],
    codes: new Set(['code']),
    engine: 'e1',
  },
  ...{ look: looksFor(user, ['GITHUB'])[0]!, known: [] as Finding[] },
};
const candidate: Found = { profile: copy, file: 'b' };
const finding = (status: Finding['status'], lastSeen = at): Finding => ({
  ...{ subjectId: 'U#u1', id: findingId('GITHUB', 'maya1'), platform: 'GITHUB', verdict: 'likely clone' },
  ...{ score: 90, reasons: [], yours: maya, theirs: copy, status, firstSeen: at, lastSeen, history: [] },
});

/** What a search of an hour later takes for settled. */
function settled(later: Partial<typeof occasion> = {}, found = candidate, owner?: string, was = false) {
  const first = judgedBefore(undefined, occasion);
  first.note(candidate, undefined, was);
  const kept = { judged: first.marks(), judgedBy: first.by };
  return judgedBefore(kept, { ...occasion, ...later }).isSettled(found, owner);
}

const theirs = (change: Partial<SeenProfile>): Found => ({ ...candidate, profile: { ...copy, ...change } });

describe('what was judged before', () => {
  it.each<[string, Found]>([
    ['as it was', candidate],
    ['with its picture at another address', theirs({ imageUrl: 'https://a.example/2' })],
    ['with one more follower', theirs({ followers: 42 })],
  ])('%s, is settled', (_, found) => expect(settled({}, found)).toBe(true));

  it.each<[string, Found]>([
    ['another name', theirs({ name: 'Maya H' })],
    ['another bio', theirs({ bio: 'Glaze' })],
    ['another handle', theirs({ handle: 'maya2' })],
    ['a link', theirs({ links: ['https://maya.example'] })],
    ['another picture', { ...candidate, file: 'c' }],
    ['no picture', { profile: copy }],
    ['twice the followers', theirs({ followers: 82 })],
    ['another number of the platform', theirs({ accountId: '8' })],
  ])('with %s, is judged', (_, found) => expect(settled({}, found)).toBe(false));

  it.each<[string, Partial<typeof occasion>]>([
    ['their own profile changed', { own: [{ profile: { ...maya, name: 'Maya' }, file: 'a' }] }],
    ['their own picture did', { own: [{ profile: maya, file: 'z' }] }],
    ['an own account more was read', { own: [...occasion.own, { profile: { ...maya, platform: 'X' } }] }],
    [
      'they call themselves something else',
      { subject: personAsSubject({ ...user, preferredName: 'Maya H' }) },
    ],
    ['they give another name besides', { subject: { ...personAsSubject(user), otherNames: ['Maya H'] } }],
    [
      'they uploaded a picture',
      { subject: personAsSubject({ ...user, profileImagePath: 'users/u1/profile/a.png' }) },
    ],
    ['a code was made for them', { codes: new Set(['code', 'new']) }],
    ['another engine judges, a week later', { engine: 'e2', at: inAWeek }],
  ])('when %s, is judged again', (_, later) => expect(settled(later)).toBe(false));

  it('is judged again when somebody has proven the account', () =>
    expect(settled({}, candidate, 'u2')).toBe(false));

  it.each<[string, boolean, Finding[], boolean]>([
    ['none, then and now', false, [], true],
    ['one, open', true, [finding('OPEN')], true],
    ['one, dismissed', true, [finding('MINE')], true],
    ['one that was gone', true, [finding('RESOLVED')], false],
    ['one that is no longer there', true, [], false],
    ['none then, one now', false, [finding('OPEN')], false],
    ['one that was not written for a week', true, [finding('OPEN', '2026-11-13T07:40:00.000Z')], true],
    ['one in a case', true, [finding('CASE')], true],
    [
      'one in a case that was closed as gone',
      true,
      [{ ...finding('CASE'), saidGoneAt: at.replace('07:', '06:') }],
      false,
    ],
    ['one in a case, not written for a day', true, [finding('CASE', '2026-11-19T07:40:00.000Z')], false],
  ])('with a finding of it: %s', (_, was, known, isSettled) =>
    expect(settled({ known }, candidate, undefined, was)).toBe(isSettled),
  );

  it('stays settled for as long as the same engine judges', () =>
    expect(settled({ at: '2027-11-20T07:40:00.000Z' })).toBe(true));

  it('another engine judges each person anew on one day of the next seven, and some on each of them', () => {
    const days = Array.from({ length: 40 }, (_, n) => {
      const person = { ...occasion, subject: { ...occasion.subject, id: `u${n}` } };
      const first = judgedBefore(undefined, person);
      first.note(candidate, undefined, false);
      let kept = { judged: first.marks(), judgedBy: first.by };
      const isAnew = (day: number) => {
        const later = new Date(Date.parse(at) + day * 86_400_000).toISOString();
        const next = judgedBefore(kept, { ...person, engine: 'e2', at: later });
        const isSettled = next.isSettled(candidate, undefined);
        next.note(candidate, undefined, false);
        kept = { judged: next.marks(), judgedBy: next.by };
        return !isSettled;
      };
      return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(isAnew);
    });
    expect(days.every((all) => all.length === 1 && all[0]! <= 7)).toBe(true);
    expect(new Set(days.flat())).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  });

  describe('where a picture is known by its address', () => {
    const imageUrl = 'https://pictures.example/1.jpg';
    const read: Found = { ...theirs({ imageUrl }), byAddress: true };
    const unread = (change: Partial<SeenProfile> = {}): Found => {
      const { file: _, ...found } = theirs({ imageUrl, ...change });
      return { ...found, byAddress: true, unread: () => Promise.reject(new Error('not needed')) };
    };
    const after = (first: Found) => {
      const before = judgedBefore(undefined, occasion);
      before.note(first, undefined, false);
      return { judged: before.marks(), judgedBy: before.by };
    };
    const isSettled = (found: Found, kept = after(read), later: Partial<typeof occasion> = {}) =>
      judgedBefore(kept, { ...occasion, ...later }).isSettled(found, undefined);

    it('what was read there is settled without being read', () => expect(isSettled(unread())).toBe(true));

    it.each([
      ['another address', { imageUrl: 'https://pictures.example/2.jpg' }],
      ['another name', { name: 'Maya H' }],
    ])('%s is not', (_, change) => expect(isSettled(unread(change))).toBe(false));

    it('nor is what could not be read there', () =>
      expect(isSettled(unread(), after({ ...theirs({ imageUrl }), byAddress: true, file: undefined! }))).toBe(
        false,
      ));

    it('is read again after a week, and settled by its file', () => {
      const week = { at: inAWeek };
      expect([isSettled(unread(), after(read), week), isSettled(read, after(read), week)]).toEqual([
        false,
        true,
      ]);
    });

    it('stays known from one search to the next, although nobody reads it', () => {
      const next = judgedBefore(after(read), occasion);
      next.note(unread(), undefined, false);
      expect(next.marks()).toEqual(after(read).judged);
      expect(isSettled(read, { judged: next.marks(), judgedBy: next.by })).toBe(true);
    });
  });
});
