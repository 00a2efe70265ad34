import * as z from 'zod';
import { Platform } from '../platform/platform.ts';
import type { SocialAccount } from '../platform/social-account.ts';
import type { User } from './user.ts';
import { platformTable } from '../platform/platform-table.ts';
import { scoreWeights as weight } from '../proof/score-weights.ts';

const ScoreLine = z.object({ what: z.string(), points: z.number().int() });
const ScoreStep = ScoreLine.extend({ link: z.string() });

export const AuthenticationScore = z.object({
  /** 0-100 */
  score: z.number().int().min(0).max(100),
  have: z.array(ScoreLine),
  next: z.array(ScoreStep),
});
export type AuthenticationScore = z.infer<typeof AuthenticationScore>;

type Scored = Pick<User, 'emails' | 'phones' | 'socialMediaAccounts'>;

/** Platforms on which a proof can say Verified at all; a stage that is connected with fewer has fewer. */
const everyProvable = Platform.options.filter((platform) => platformTable[platform].proves === 'this URL');

/**
 * How well a person is authenticated, 0-100, from what is verified. Never falls when something is verified, falls when
 * a proof breaks; findings never move it. `verifiedPeers`: accepted connections with verified users (5 points each, 20 at most).
 * `provable`: where this stage can prove an account, so that nothing is suggested that cannot be done; it moves no points.
 */
export function authenticationScore(
  user: Scored,
  verifiedPeers = 0,
  provable: readonly Platform[] = everyProvable,
): AuthenticationScore {
  // What the first one is worth stays with it, wherever it stands on the list.
  const proven = (user.socialMediaAccounts ?? [])
    .filter((account) => account.verifiedAt)
    .sort((a, b) => Date.parse(a.verifiedAt!) - Date.parse(b.verifiedAt!));
  const have = [
    ...(user.emails?.some((email) => email.verifiedAt)
      ? [{ what: 'Email confirmed', points: weight.email }]
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
    next: nextSteps(
      user,
      proven.length,
      verifiedPeers,
      everyProvable.filter((platform) => provable.includes(platform)),
    ),
  };
}

/**
 * What keeps the account itself: worth no points, as it proves nothing about the person, and named all the same. Only the
 * person's own session knows whether it is on, so the page adds it.
 */
export const twoStepAdvice: AuthenticationScore['next'][number] = {
  what: 'Turn on two-step sign-in',
  points: 0,
  link: '/settings/security',
};

const nameOf = (account: Pick<SocialAccount, 'platform'>) => platformTable[account.platform].name;

const connectionPoints = (peers: number) =>
  Math.min(weight.connections, Math.max(0, Math.floor(peers)) * weight.connection);

const connectionLine = (peers: number) =>
  peers > 0
    ? [
        {
          what: peers === 1 ? 'One verified connection' : `${peers} verified connections`,
          points: connectionPoints(peers),
        },
      ]
    : [];

/** Where the person has proven nothing yet; all, where they have everywhere. */
function elsewhere({ socialMediaAccounts }: Scored, provable: readonly Platform[]): readonly Platform[] {
  const proven = new Set(
    socialMediaAccounts?.filter((one) => one.verifiedAt).map(({ platform }) => platform),
  );
  const left = provable.filter((platform) => !proven.has(platform));
  return left.length > 0 ? left : provable;
}

/** Named in a suggestion, at most; of more, how many there are. */
const mostNamed = 4;

/** GITHUB, X -> "Add and prove an account on GitHub or X" */
function addWords(provable: readonly Platform[]): string {
  const names = provable.map((platform) => platformTable[platform].name);
  if (names.length > mostNamed) {
    const more = names.splice(mostNamed - 1).length;
    names.push(`one of ${more} more platforms`);
  }
  const last = names.pop();
  return `Add and prove an account on ${names.length > 0 ? `${names.join(', ')} or ${last}` : last}`;
}

function nextSteps(user: Scored, proven: number, peers: number, provable: readonly Platform[]) {
  const steps = [];
  if (!user.emails?.some((email) => email.verifiedAt))
    steps.push({ what: 'Confirm your email', points: weight.email, link: '/settings/emails' });
  const account = weight.accounts[proven];
  // Where a platform does not tell which page signed in, or this stage cannot ask it, there is nothing to gain.
  if (account !== undefined && provable.length > 0) {
    const pending = user.socialMediaAccounts?.find(
      (entry) => !entry.verifiedAt && provable.includes(entry.platform),
    );
    steps.push({
      what: pending ? `Prove your ${nameOf(pending)} account` : addWords(elsewhere(user, provable)),
      points: account,
      link: '/connections/social',
    });
  }
  if (!user.phones?.some((phone) => phone.verifiedAt))
    steps.push({ what: 'Confirm your phone', points: weight.phone, link: '/settings/phones' });
  if (connectionPoints(peers) < weight.connections)
    steps.push({
      what: 'Connect with someone verified',
      points: weight.connection,
      link: '/connections/people',
    });
  return steps;
}
