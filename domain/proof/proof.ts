import * as z from 'zod';
import { day, hour } from '../durations.ts';
import type { Platform } from '../platform/platform.ts';
import { Platform as PlatformName } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';
import { type SocialAccount, accountHandle } from '../platform/social-account.ts';
import { Id, Moment, WebAddress } from '../text.ts';
import { utcDay } from '../utc.ts';

/** `code`: a code on the public profile. `oauth`: a sign-in at the platform. */
export const ProofWay = z.enum(['code', 'oauth']);
export type ProofWay = z.infer<typeof ProofWay>;

/** Why a proof is held back: somebody else proved it too; another holder shows the same; an operator has a question. */
export const ReviewReason = z.enum(['disputed', 'looks like another', 'reported']);
export type ReviewReason = z.infer<typeof ReviewReason>;

/**
 * A proof that holds. One handle has one; its id is `GITHUB#maya-hollimund`. `public` is what others may see now;
 * `wantsPublic` what its holder chose: a proof in review is not shown.
 */
export const SocialProof = z.object({
  id: Id.max(200),
  owner: Id,
  how: ProofWay.default('oauth'),
  proves: z.enum(['this URL', 'some account']),
  since: Moment,
  lastCheckedAt: Moment,
  public: z.boolean().default(false),
  wantsPublic: z.boolean().default(false),
  /** Since when it waits for a review, and why. */
  reviewSince: Moment.nullish(),
  reviewReason: ReviewReason.nullish(),
  /** What it was held back for when it was disputed as well: that goes on when the dispute is over. */
  reviewBefore: ReviewReason.nullish(),
  /** Proofs that look like it and are other people's, as a review found. */
  clearedWith: z.array(Id).max(50).nullish(),
  /** The code that the profile must go on showing. */
  code: z.string().nullish(),
  /** The account's number at the platform, and its birth: whoever takes the handle later has others. */
  accountId: z.string().nullish(),
  accountCreatedAt: z.string().nullish(),
  /** What the profile showed, folded, to tell two holders that look alike. */
  nameKey: z.string().nullish(),
  photoHash: z.string().nullish(),
  /** A look that did not find the proof; the next one that does not either breaks it. */
  missedAt: Moment.nullish(),
  shard: z.number().int().nullish(),
  nextCheckAt: Moment.nullish(),
  /** How often it was written. */
  version: z.number().int().nullish(),
});
export type SocialProof = z.infer<typeof SocialProof>;

/** So long the holder of a sign-in proof has to give it again, once somebody else has proven the account. */
const disputeLasts = 7 * day;

/**
 * By when a proof must be given again, or it ends: a day, of which people are told (`isProofOverdue` knows when it is over). Undefined: it need not
 * be. Of a code, a look at the profile says whether it still holds; a sign-in says nothing until it is done again.
 */
export function proveAgainBy({
  how,
  reviewReason,
  reviewSince,
}: Pick<SocialProof, 'how' | 'reviewReason' | 'reviewSince'>): string | undefined {
  if (reviewReason !== 'disputed' || how !== 'oauth' || !reviewSince) return undefined;
  return `${new Date(Date.parse(reviewSince) + disputeLasts).toISOString().slice(0, 10)}T23:59:59.999Z`;
}

/** So long after it has ended in Greenwich a day goes on, furthest west. */
const westernmost = 12 * hour;

/** Whether the day by which a proof must be given again is over wherever its holder may be: no time zone is told with it. */
export function isProofOverdue(
  proof: Pick<SocialProof, 'how' | 'reviewReason' | 'reviewSince'>,
  now: number,
): boolean {
  const by = proveAgainBy(proof);
  return by !== undefined && now > Date.parse(by) + westernmost;
}

/** Who has shown a proof of an account that somebody else had proven before. */
export const Rival = z.object({ owner: Id, how: ProofWay, at: Moment });
export type Rival = z.infer<typeof Rival>;

/** What one person has said and begun to show of one account; stays after a proof broke. */
export const ProofClaim = z.object({
  id: Id.max(400),
  owner: Id,
  status: z.enum(['PENDING', 'PROVEN', 'DECLARED', 'BROKEN']),
  at: Moment,
  code: z.string().nullish(),
  /** Why it broke, or what it waits for, in words. */
  note: z.string().max(300).nullish(),
  /** Its holder showed it when the proof ended: proven again, it is shown as before. */
  wasPublic: z.literal(true).nullish(),
  /** How often it was written. */
  version: z.number().int().nullish(),
});
export type ProofClaim = z.infer<typeof ProofClaim>;

export const proofId = (platform: Platform, handle: string): string => `${platform}#${handle.toLowerCase()}`;
export const claimId = (sub: string, platform: Platform, handle: string): string =>
  `claim#${sub}#${proofId(platform, handle)}`;

/** `GITHUB#maya` -> platform and handle. Throws on anything else. */
export function accountOfProof(id: string): { platform: Platform; handle: string } {
  const at = id.indexOf('#');
  return { platform: PlatformName.parse(id.slice(0, at)), handle: id.slice(at + 1) };
}

const AccountStatus = z.enum(['Verified', 'Declared', 'Pending', 'Broken', 'Unverified']);

/** One of a person's accounts and how far it is shown to be theirs. */
export const AccountProof = z.object({
  platform: PlatformName,
  handle: z.string(),
  pageUrl: WebAddress,
  status: AccountStatus,
  /** The status as people read it: "Verified since 20 November 2026"; while it is held back, that comes first. */
  words: z.string(),
  proves: z.enum(['this URL', 'some account', 'nothing']),
  /** Ways open in this stage; empty: none here. */
  ways: z.array(ProofWay),
  how: ProofWay.nullish(),
  since: Moment.nullish(),
  lastCheckedAt: Moment.nullish(),
  /** The code to put on the profile, once asked for. */
  code: z.string().nullish(),
  /** Shown on its check page now, unless its holder asked to be left out of checks. */
  public: z.boolean(),
  /** What its holder chose; a fresh proof waits for its first look, one in review until that is over. */
  wantsPublic: z.boolean(),
  inReview: z.boolean(),
  /** By when it must be proven again, or the proof ends: somebody else has proven it, too. */
  proveAgainBy: Moment.nullish(),
  note: z.string().nullish(),
});
export type AccountProof = z.infer<typeof AccountProof>;

/**
 * How an account stands. Only a platform that proves exactly this page may say Verified; where it proves no more than
 * "some account" the word is Declared. Beside whatever is not Verified stands how many verified people gave their word for this
 * very account.
 */
export function accountProof(
  account: SocialAccount,
  known: { proof?: SocialProof | undefined; claim?: ProofClaim | undefined; ways: readonly ProofWay[] },
  vouching = 0,
): AccountProof {
  const { platform, pageUrl } = account;
  const handle = accountHandle(account) ?? pageUrl;
  const { proves } = platformTable[platform];
  const { proof, claim } = known;
  const since = account.verifiedAt ? (proof?.since ?? account.verifiedAt) : undefined;
  const status = statusOf(since, claim);
  const inReview = !!since && !!proof?.reviewSince;
  const againBy = since && proof && proveAgainBy(proof);
  return {
    platform,
    handle,
    pageUrl,
    status,
    words: wordsOf(status, {
      ...{ since, declaredAt: claim?.at, vouching, inReview, againBy, missed: !!proof?.missedAt },
    }),
    proves,
    ways: proves === 'nothing' ? [] : [...known.ways],
    how: since ? proof?.how : undefined,
    since: since ?? (status === 'Declared' ? claim?.at : undefined),
    lastCheckedAt: since ? proof?.lastCheckedAt : undefined,
    code: claim?.code,
    public: !!since && !!proof?.public,
    wantsPublic: !!since && !!(proof?.wantsPublic || proof?.public),
    inReview,
    proveAgainBy: againBy,
    note: status === 'Broken' || status === 'Pending' ? claim?.note : undefined,
  };
}

function statusOf(since: string | undefined, claim: ProofClaim | undefined): AccountProof['status'] {
  if (since) return 'Verified';
  const words = { PENDING: 'Pending', PROVEN: 'Unverified', DECLARED: 'Declared', BROKEN: 'Broken' } as const;
  return claim ? words[claim.status] : 'Unverified';
}

function wordsOf(
  status: AccountProof['status'],
  {
    since,
    declaredAt,
    vouching,
    inReview,
    againBy,
    missed,
  }: {
    since: string | undefined;
    declaredAt: string | undefined;
    vouching: number;
    inReview: boolean;
    againBy: string | undefined;
    missed: boolean;
  },
): string {
  const on = (moment: string | undefined) => (moment ? ` since ${utcDay(moment)}` : '');
  if (status === 'Verified')
    return [
      ...(inReview ? ['Paused for review'] : []),
      `Verified${on(since)}`,
      ...(againBy ? [`Prove it again by ${utcDay(againBy)}, or the proof ends`] : []),
      ...(missed ? ['The last check didn’t find the proof; we’ll check again'] : []),
    ].join('. ');
  const said = status === 'Declared' ? `Declared${on(declaredAt)}` : status;
  const friends = vouching === 1 ? '1 verified connection' : `${vouching} verified connections`;
  return `${said}${vouching > 0 ? `. Vouched for by ${friends}` : ''}`;
}
