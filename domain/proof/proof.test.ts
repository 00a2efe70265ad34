import { describe, expect, it } from 'vitest';
import {
  type AccountProof,
  ProofClaim,
  SocialProof,
  accountOfProof,
  accountProof,
  claimId,
  isProofOverdue,
  proofId,
} from './proof.ts';

const since = '2026-11-01T10:00:00.000Z';
const seen = '2026-11-24T10:00:00.000Z';
const said = '2026-10-14T10:00:00.000Z';

const github = { platform: 'GITHUB', pageUrl: 'https://github.com/Maya-H' } as const;
const facebook = { platform: 'FACEBOOK', pageUrl: 'https://www.facebook.com/maya.hollimund' } as const;
const verified = { ...github, verifiedAt: '2026-11-02T10:00:00.000Z' };

const proof = (over: Partial<SocialProof> = {}) =>
  SocialProof.parse({
    ...{ id: 'GITHUB#maya-h', owner: 'u', how: 'code', proves: 'this URL', since, lastCheckedAt: seen },
    ...over,
  });
const claim = (status: ProofClaim['status'], over: Partial<ProofClaim> = {}) =>
  ProofClaim.parse({ id: 'claim', owner: 'u', status, at: said, ...over });

describe('the names of a proof', () => {
  it('are one for a handle, however it is written, and one more for each who claims it', () => {
    expect(proofId('GITHUB', 'Maya-H')).toBe('GITHUB#maya-h');
    expect(claimId('u1', 'GITHUB', 'Maya-H')).toBe('claim#u1#GITHUB#maya-h');
  });

  it.each([
    ['GITHUB#maya-h', { platform: 'GITHUB', handle: 'maya-h' }],
    ['DISCORD#maya#0042', { platform: 'DISCORD', handle: 'maya#0042' }],
  ])('%s is read back as its account', (id, account) => expect(accountOfProof(id)).toEqual(account));

  it.each(['claim#u1#GITHUB#maya-h', 'maya-h', '', 'GITHUBX#maya'])('%j is no proof of an account', (id) =>
    expect(() => accountOfProof(id)).toThrow(),
  );
});

type Known = Parameters<typeof accountProof>[1];

describe('how an account stands', () => {
  it.each<[string, Known, AccountProof['status'], string, string | undefined]>([
    ['nothing was begun', { ways: ['code'] }, 'Unverified', 'Unverified', undefined],
    ['a code was asked for', { ways: [], claim: claim('PENDING') }, 'Pending', 'Pending', undefined],
    [
      'its owner says so',
      { ways: [], claim: claim('DECLARED') },
      'Declared',
      'Declared since 14 October 2026',
      said,
    ],
    ['its proof broke', { ways: [], claim: claim('BROKEN') }, 'Broken', 'Broken', undefined],
    // The claim outlives a proof that operators or its owner took away: it proves nothing by itself.
    [
      'only the claim says proven',
      { ways: [], claim: claim('PROVEN') },
      'Unverified',
      'Unverified',
      undefined,
    ],
    [
      'a proof is not written to the account yet',
      { ways: [], proof: proof() },
      'Unverified',
      'Unverified',
      undefined,
    ],
  ])('when %s', (_, known, status, words, from) =>
    expect(accountProof(github, known)).toMatchObject({
      ...{ status, words, since: from, how: undefined, lastCheckedAt: undefined },
      ...{ public: false, wantsPublic: false, inReview: false },
    }),
  );

  it('is verified since its proof, shown as the proof says', () => {
    const shown = accountProof(verified, {
      ways: ['code', 'oauth'],
      proof: proof({ public: true, wantsPublic: true }),
      claim: claim('PROVEN', { code: 'countersign:maya-h:7f3k-9d2m', note: 'of an earlier one' }),
    });
    expect(shown).toEqual({
      platform: 'GITHUB',
      handle: 'Maya-H',
      pageUrl: 'https://github.com/Maya-H',
      status: 'Verified',
      words: 'Verified since 1 November 2026',
      proves: 'this URL',
      ways: ['code', 'oauth'],
      how: 'code',
      since,
      lastCheckedAt: seen,
      code: 'countersign:maya-h:7f3k-9d2m',
      public: true,
      wantsPublic: true,
      inReview: false,
      proveAgainBy: undefined,
      note: undefined,
    });
  });

  it('was verified without a proof that is known: since then, and private', () =>
    expect(accountProof(verified, { ways: [] })).toMatchObject({
      ...{ status: 'Verified', words: 'Verified since 2 November 2026', since: verified.verifiedAt },
      ...{ how: undefined, lastCheckedAt: undefined, public: false, wantsPublic: false, inReview: false },
    }));

  it.each([
    ['kept private', {}, { public: false, wantsPublic: false, inReview: false }],
    [
      'chosen, before the first look',
      { wantsPublic: true },
      { public: false, wantsPublic: true, inReview: false },
    ],
    [
      'shown, from before its holder could choose',
      { public: true },
      { public: true, wantsPublic: true, inReview: false },
    ],
    [
      'held back',
      { wantsPublic: true, reviewSince: seen },
      { public: false, wantsPublic: true, inReview: true },
    ],
  ])('a proof that is %s', (_, over, shown) => {
    expect(accountProof(verified, { ways: [], proof: proof(over) })).toMatchObject(shown);
    expect(
      accountProof(github, { ways: [], proof: proof(over) }),
      'of an account that is not proven',
    ).toMatchObject({
      public: false,
      wantsPublic: false,
      inReview: false,
    });
  });

  it('says that the last look missed the proof', () =>
    expect(accountProof(verified, { ways: [], proof: proof({ missedAt: seen }) }).words).toBe(
      'Verified since 1 November 2026. The last check didn’t find the proof; we’ll check again',
    ));

  it('says first of one held back that it is paused', () =>
    expect(accountProof(verified, { ways: [], proof: proof({ reviewSince: seen }) }).words).toBe(
      'Paused for review. Verified since 1 November 2026',
    ));

  it.each([
    ['a sign-in that someone else gave, too', 'oauth', 'disputed', '2026-12-01T23:59:59.999Z'],
    ['a code, which is looked for again', 'code', 'disputed', undefined],
    ['a sign-in that looks like another’s', 'oauth', 'looks like another', undefined],
  ] as const)('must be proven again within a week: %s', (_, how, reviewReason, by) => {
    const held = proof({ how, reviewReason, reviewSince: seen });
    const { proveAgainBy, words } = accountProof(verified, { ways: [], proof: held });
    expect(proveAgainBy).toBe(by);
    expect(words.split('. ')[2]).toBe(by && 'Prove it again by 1 December 2026, or the proof ends');
  });

  it('waits for it until the day that was named is over on the whole earth', () => {
    const held = proof({ how: 'oauth', reviewReason: 'disputed', reviewSince: seen });
    const isOver = (at: string) => isProofOverdue(held, Date.parse(at));
    expect(
      isOver('2026-12-02T11:59:59.999Z'),
      'before noon in Greenwich: still the day before, furthest west',
    ).toBe(false);
    expect(isOver('2026-12-02T12:00:00.000Z')).toBe(true);
    expect(isProofOverdue({ ...held, how: 'code' }, Date.parse('2027-01-01'))).toBe(false);
  });

  it('says why a proof broke, and says it of no other state', () => {
    const note = 'The code is gone.';
    expect(accountProof(github, { ways: [], claim: claim('BROKEN', { note }) }).note).toBe(note);
    expect(accountProof(github, { ways: [], claim: claim('PENDING', { note }) }).note).toBe(note);
    expect(accountProof(github, { ways: [], claim: claim('DECLARED', { note }) }).note).toBeUndefined();
  });

  it.each([
    ['Declared since 14 October 2026', 0],
    ['Declared since 14 October 2026. Vouched for by 1 verified connection', 1],
    ['Declared since 14 October 2026. Vouched for by 2 verified connections', 2],
  ])('%s', (words, vouching) =>
    expect(accountProof(facebook, { ways: [], claim: claim('DECLARED') }, vouching).words).toBe(words),
  );

  it('needs no word of others once it is verified', () =>
    expect(accountProof(verified, { ways: [], proof: proof() }, 3).words).toBe(
      'Verified since 1 November 2026',
    ));

  it('is named by its address where that is no profile, and offers no way where none can prove', () => {
    const odd = { platform: 'WHATSAPP', pageUrl: 'https://example.org/maya' } as const;
    expect(accountProof(odd, { ways: ['code'] })).toMatchObject({
      handle: odd.pageUrl,
      proves: 'some account',
    });
  });
});
