import * as z from 'zod';
import type { SocialAccount } from './social-account.ts';
import type { User } from './user.ts';
import { platformTable } from './platform-table.ts';

export const ScoreLine = z.object({ what: z.string(), points: z.number().int() });
export const ScoreStep = ScoreLine.extend({ link: z.string() });

export const AuthenticationScore = z.object({
  /** 0-100 */
  score: z.number().int().min(0).max(100),
  have: z.array(ScoreLine),
  next: z.array(ScoreStep),
});
export type AuthenticationScore = z.infer<typeof AuthenticationScore>;

/**
 * Weights: 80 without connections. The first proven account says most, because it is what a copy cannot have; later ones add less.
 * See docs/decisions/004-authentication-score.md.
 */
const weight = { email: 15, phone: 15, accounts: [25, 15, 10], connections: 20 } as const;

/** What the account rows add together, at most. */
const accountsMost = weight.accounts.reduce((sum, points) => sum + points, 0);

type Scored = Pick<User, 'emails' | 'phones' | 'socialMediaAccounts'>;

/**
 * How well a person is authenticated, 0-100, from what is verified. Never falls when something is verified, falls when
 * a proof breaks; findings never move it. `verifiedPeers`: accepted connections with verified users (5 points each, 20 at most).
 */
export function authenticationScore(user: Scored, verifiedPeers = 0): AuthenticationScore {
  const proven = (user.socialMediaAccounts ?? []).filter((account) => account.verifiedAt);
  const have = [
    ...(user.emails?.some((email) => email.verifiedAt)
      ? [{ what: 'E-mail confirmed', points: weight.email }]
      : []),
    ...(user.phones?.some((phone) => phone.verifiedAt)
      ? [{ what: 'Phone confirmed', points: weight.phone }]
      : []),
    ...proven
      .slice(0, weight.accounts.length)
      .map((account, nth) => ({ what: `${nameOf(account)} proven`, points: weight.accounts[nth] ?? 0 })),
    ...connectionLine(verifiedPeers),
  ];
  return {
    score: have.reduce((sum, row) => sum + row.points, 0),
    have,
    next: nextSteps(user, proven.length, verifiedPeers),
  };
}

const nameOf = (account: Pick<SocialAccount, 'platform'>) => platformTable[account.platform].name;

const connectionPoints = (peers: number) => Math.min(weight.connections, Math.max(0, Math.floor(peers)) * 5);

const connectionLine = (peers: number) =>
  peers > 0
    ? [
        {
          what: peers === 1 ? 'A verified person vouches for you' : `${peers} verified people vouch for you`,
          points: connectionPoints(peers),
        },
      ]
    : [];

function nextSteps(user: Scored, proven: number, peers: number) {
  const steps = [];
  if (!user.emails?.some((email) => email.verifiedAt))
    steps.push({ what: 'Confirm your e-mail', points: weight.email, link: '/settings/emails' });
  const account = weight.accounts[proven];
  if (account !== undefined) {
    // Where a platform does not tell which page signed in, there is nothing to gain.
    const pending = user.socialMediaAccounts?.find(
      (entry) => !entry.verifiedAt && platformTable[entry.platform].proves === 'this URL',
    );
    steps.push({
      what: pending ? `Prove your ${nameOf(pending)} account` : 'Add and prove an account',
      points: account,
      link: '/connections/social',
    });
  }
  if (!user.phones?.some((phone) => phone.verifiedAt))
    steps.push({ what: 'Confirm your phone', points: weight.phone, link: '/settings/phones' });
  if (connectionPoints(peers) < weight.connections)
    steps.push({ what: 'Connect with someone verified', points: 5, link: '/connections/people' });
  return steps;
}

/** The most that can be had without connections. */
export const scoreWithoutConnections = weight.email + weight.phone + accountsMost;
