import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authenticationScore } from './authentication-score.ts';
import { platformTable } from '../platform/platform-table.ts';
import { Platform } from '../platform/platform.ts';
import type { SocialAccount } from '../platform/social-account.ts';

const at = '2026-11-20T07:40:00.000Z';
const github = { platform: 'GITHUB', pageUrl: 'https://github.com/maya' } as const;

describe('authenticationScore', () => {
  it('counts what is verified and says what to do next', () => {
    const fresh = authenticationScore({
      emails: [{ emailAddress: 'maya@example.com', verifiedAt: at }],
      socialMediaAccounts: [github],
    });
    expect(fresh.score).toBe(15);
    expect(fresh.next[0]).toEqual({
      what: 'Prove your GitHub account',
      points: 25,
      link: '/connections/social',
    });
    expect(authenticationScore({ socialMediaAccounts: [{ ...github, verifiedAt: at }] }).score).toBe(25);
  });

  it('leaves to the account that was proven first what it was worth, wherever it is listed', () => {
    const later = '2026-11-20T07:42:00.000Z';
    const x = { platform: 'X', pageUrl: 'https://x.com/maya', verifiedAt: later } as const;
    expect(authenticationScore({ socialMediaAccounts: [x, { ...github, verifiedAt: at }] }).have).toEqual([
      { what: 'GitHub proven', points: 25 },
      { what: 'X proven', points: 15 },
    ]);
  });

  it('promises points only where a proof can say Verified', () => {
    const linkedin = { platform: 'LINKEDIN', pageUrl: 'https://www.linkedin.com/in/maya' } as const;
    const first = (accounts: SocialAccount[]) =>
      authenticationScore({ socialMediaAccounts: accounts }).next.find(
        ({ link }) => link === '/connections/social',
      );
    expect(first([linkedin])?.what).toBe(
      'Add and prove an account on X, Instagram, YouTube or one of 6 more platforms',
    );
    expect(first([linkedin, github])?.what).toBe('Prove your GitHub account');
  });

  it.each([
    [[], undefined],
    [['LINKEDIN'], undefined],
    [['GITHUB'], 'Prove your GitHub account'],
    [['X'], 'Add and prove an account on X'],
    [['REDDIT', 'X'], 'Add and prove an account on X or Reddit'],
    [['REDDIT', 'X', 'TWITCH', 'IMGUR'], 'Add and prove an account on X, Reddit, Twitch or Imgur'],
    [
      ['REDDIT', 'X', 'TWITCH', 'IMGUR', 'SPOTIFY'],
      'Add and prove an account on X, Reddit, Spotify or one of 2 more platforms',
    ],
  ] as [Platform[], string | undefined][])('where a stage can prove %j it suggests: %s', (provable, what) => {
    const { score, next } = authenticationScore({ socialMediaAccounts: [github] }, 0, provable);
    expect(next.find(({ link }) => link === '/connections/social')?.what).toBe(what);
    expect(score).toBe(0);
  });

  it('names platforms on which nothing is proven yet, while there are any', () => {
    const next = (provable: Platform[]) =>
      authenticationScore({ socialMediaAccounts: [{ ...github, verifiedAt: at }] }, 0, provable).next.find(
        ({ link }) => link === '/connections/social',
      )?.what;
    expect(next(['GITHUB', 'X'])).toBe('Add and prove an account on X');
    expect(next(['GITHUB'])).toBe('Add and prove an account on GitHub');
  });

  it('never suggests what cannot be proven, and what it suggests is worth what it says', () => {
    const platform = fc.constantFrom(...Platform.options);
    fc.assert(
      fc.property(fc.array(fc.tuple(platform, fc.boolean())), fc.array(platform), (accounts, provable) => {
        const list: SocialAccount[] = accounts.map(([on, verified], n) => ({
          platform: on,
          pageUrl: `https://example.com/${n}`,
          verifiedAt: verified ? at : null,
        }));
        const { score, next } = authenticationScore({ socialMediaAccounts: list }, 0, provable);
        const step = next.find(({ link }) => link === '/connections/social');
        const name = /^Prove your (.*) account$/.exec(step?.what ?? '')?.[1];
        const entry = list.find((one) => platformTable[one.platform].name === name && !one.verifiedAt);
        if (name) {
          expect(provable).toContain(entry?.platform);
          expect(platformTable[entry!.platform].proves).toBe('this URL');
          const after = list.map((one) => (one === entry ? { ...one, verifiedAt: at } : one));
          expect(authenticationScore({ socialMediaAccounts: after }).score).toBe(score + step!.points);
        }
      }),
      { seed: 11 },
    );
  });

  it('reaches 80 without connections, 100 with four', () => {
    const all = {
      emails: [{ emailAddress: 'maya@example.com', verifiedAt: at }],
      phones: [{ phoneNumber: '+18605550100', verifiedAt: at }],
      socialMediaAccounts: [1, 2, 3, 4].map((n) => ({
        platform: 'X' as const,
        pageUrl: `https://x.com/m${n}`,
        verifiedAt: at,
      })),
    };
    expect(authenticationScore(all).score).toBe(80);
    expect(authenticationScore(all, 1).score).toBe(85);
    expect(authenticationScore(all, 400).score).toBe(100);
  });

  const account = fc.record({ verified: fc.boolean(), n: fc.integer({ min: 0, max: 9 }) });
  it('never falls when an account is proven, never rises when a proof breaks, stays in 0..100', () => {
    fc.assert(
      fc.property(fc.array(account, { maxLength: 8 }), fc.nat(30), fc.nat(7), (accounts, peers, which) => {
        const list: SocialAccount[] = accounts.map(({ verified, n }) => ({
          platform: 'X',
          pageUrl: `https://x.com/m${n}`,
          verifiedAt: verified ? at : null,
        }));
        const before = authenticationScore({ socialMediaAccounts: list }, peers).score;
        const proven = list.map((entry, i) => (i === which ? { ...entry, verifiedAt: at } : entry));
        const broken = list.map((entry, i) => (i === which ? { ...entry, verifiedAt: null } : entry));
        expect(authenticationScore({ socialMediaAccounts: proven }, peers).score).toBeGreaterThanOrEqual(
          before,
        );
        expect(authenticationScore({ socialMediaAccounts: broken }, peers).score).toBeLessThanOrEqual(before);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(before).toBeLessThanOrEqual(100);
      }),
      { seed: 20261120 },
    );
  });
});

describe('each line of the score', () => {
  const email = { emailAddress: 'maya@example.com' };
  const phone = { phoneNumber: '+18605550100' };
  const verified = { verifiedAt: at };
  const noAccount = (user: Parameters<typeof authenticationScore>[0], peers = 0) => {
    const { have, next } = authenticationScore(user, peers, []);
    return [
      have.map(({ what, points }) => `${what} ${points}`),
      next.map((step) => Object.values(step).join(' ')),
    ];
  };
  const [confirmEmail, confirmPhone, connect] = [
    'Confirm your email 15 /settings/emails',
    'Confirm your phone 15 /settings/phones',
    'Connect with someone verified 5 /connections/people',
  ];

  it.each([
    ['nothing', {}, 0, [], [confirmEmail, confirmPhone, connect]],
    [
      'an address to confirm',
      { emails: [email], phones: [phone] },
      0,
      [],
      [confirmEmail, confirmPhone, connect],
    ],
    [
      'one of two confirmed',
      { emails: [email, { ...email, ...verified }], phones: [phone, { ...phone, ...verified }] },
      0,
      ['Email confirmed 15', 'Phone confirmed 15'],
      [connect],
    ],
    ['one connection', {}, 1, ['One verified connection 5'], [confirmEmail, confirmPhone, connect]],
    ['three connections', {}, 3, ['3 verified connections 15'], [confirmEmail, confirmPhone, connect]],
    ['as many connections as count', {}, 4, ['4 verified connections 20'], [confirmEmail, confirmPhone]],
    ['more connections than count', {}, 9, ['9 verified connections 20'], [confirmEmail, confirmPhone]],
  ])('%s', (_, user, peers, have, next) => expect(noAccount(user, peers)).toEqual([have, next]));

  it('counts three accounts, the first the most, and names no fourth', () => {
    const accounts = (['GITHUB', 'X', 'REDDIT', 'TWITCH'] as const).map((platform) => ({
      ...{ platform, pageUrl: `https://example.com/${platform}` },
      ...verified,
    }));
    const { have, next } = authenticationScore({ socialMediaAccounts: accounts });
    expect(have).toEqual([
      { what: 'GitHub proven', points: 25 },
      { what: 'X proven', points: 15 },
      { what: 'Reddit proven', points: 10 },
    ]);
    expect(next.map(({ link }) => link)).not.toContain('/connections/social');
  });

  it('suggests a platform to whoever has no account yet', () =>
    expect(authenticationScore({}, 0, ['GITHUB']).next).toContainEqual({
      ...{ what: 'Add and prove an account on GitHub', points: 25, link: '/connections/social' },
    }));
});
