import * as z from 'zod';
import { VERDICTS } from '../engine/judge/judgement.ts';
import { Platform } from '../platform/platform.ts';
import { comparedAt, isAccount, isRead, Reason, SeenProfile, type Finding } from '../scan/finding.ts';
import { Moment } from '../text.ts';

/** One of the two profiles as it was known; of what a person compared, any part may be missing. */
export const KnownProfile = SeenProfile.partial({ handle: true }).extend({
  platform: Platform.nullish(),
  /** The link as a person pasted it, to the letter; `url` is how we write it. */
  pasted: SeenProfile.shape.url,
  bio: z.string().max(2000).nullish(),
  links: z.array(z.string().max(300)).max(5).nullish(),
  /** SHA-256 of the picture file that the person had; what is kept of it may be a smaller copy. */
  fileSha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullish(),
  /** What was compared is a part of it, which the person cut out. */
  fileCut: z.literal(true).nullish(),
});
export type KnownProfile = z.infer<typeof KnownProfile>;

/** Everything that was known of two profiles when they were compared: what a case begins with, and its report rests on. */
export const Snapshot = z.object({
  /** When they were compared. */
  at: Moment,
  /** When the other account was seen, where that was before. */
  seenAt: Moment.nullish(),
  /** Who looked at the other account: our `search`, on the platform itself unless `theirs` says where, or the `person`, who typed and chose it. */
  seenBy: z.enum(['search', 'person']),
  yours: KnownProfile,
  theirs: KnownProfile,
  verdict: z.enum(VERDICTS),
  /** Likeness 0-100. */
  score: z.number().min(0).max(100),
  reasons: z.array(Reason).max(30),
});
export type Snapshot = z.infer<typeof Snapshot>;

/** What was known of an account and of the one it looks like, by a search unless a person gave us all of it by hand. */
export const snapshotOf = ({ yours, theirs, verdict, score, reasons, ...finding }: Finding): Snapshot => ({
  at: comparedAt(finding),
  ...(comparedAt(finding) > finding.lastSeen && { seenAt: finding.lastSeen }),
  seenBy: theirs.seenIn === 'report' ? 'person' : 'search',
  yours: known(yours),
  theirs: known(theirs),
  verdict,
  score,
  reasons,
});

const known = ({ bio, links, chosen: _, ...rest }: SeenProfile): KnownProfile => ({
  ...rest,
  ...(bio && { bio: bio.slice(0, 2000) }),
  ...(links && { links: links.slice(0, 5).map((link) => link.slice(0, 300)) }),
});

/** True where a person entered both accounts and compared them in their browser, whose clock dates it: `at` is not of ours. */
export const isByPerson = ({ seenBy, theirs }: Pick<Snapshot, 'seenBy' | 'theirs'>): boolean =>
  seenBy === 'person' && theirs.seenIn !== 'report';

/** True where a search engine showed the other account: `at` is when it was asked, and what it had stored may be older. */
export const isFromSearchEngine = ({ seenBy, theirs }: Pick<Snapshot, 'seenBy' | 'theirs'>): boolean =>
  seenBy === 'search' && theirs.seenIn === 'web search';

/** True where a scan saw the other account alone, and compared it with one of theirs as they listed it. */
export const isBesideListed = ({ seenBy, yours, theirs }: Pick<Snapshot, 'seenBy' | 'yours' | 'theirs'>) =>
  seenBy === 'search' && !theirs.seenIn && isAccount(yours) && !isRead(yours);

/** True where a scan saw the other account, and theirs is on another platform: that one it may know from an earlier scan. */
export const isOwnElsewhere = ({ seenBy, yours, theirs }: Pick<Snapshot, 'seenBy' | 'yours' | 'theirs'>) =>
  seenBy === 'search' &&
  !theirs.seenIn &&
  isRead(yours) &&
  !!yours.platform &&
  yours.platform !== theirs.platform;

/** How the kept text of a comparison begins whose own account was only listed. */
export const besideListed = 'The account it was compared with as it was listed, and not as a scan saw it';

const besideListedOnce = 'The account it is said to impersonate as it was listed, and not as a scan saw it';

/** Of texts that are kept, the older ones as well. */
export const beginsBesideListed = (kept: string): boolean =>
  kept.startsWith(besideListed) || kept.startsWith(besideListedOnce);

/** How the kept text of a comparison begins whose other account was given by hand; ours may be as a scan saw it. */
export const givenByHand = 'The other account as it was entered by hand';

/** The line over what it was compared with where that is no account. */
export const besideDomain = 'What it was compared with: the name of a proven domain, which is no account';

/** What is known of the other account: its name, what it says of itself, a picture. */
const knows = ({ theirs }: Pick<Snapshot, 'theirs'>): boolean[] =>
  [theirs.name, theirs.bio, theirs.photoHash ?? theirs.picture ?? theirs.imageUrl ?? theirs.fileSha256].map(
    Boolean,
  );

/** Whether somebody gave less of the account than before, as by its link alone: that takes nothing away. */
const isLess = (one: Snapshot, other: Snapshot): boolean => {
  const [less, more] = [knows(one), knows(other)];
  return less.every((has, n) => !has || more[n]) && more.some((has, n) => has && !less[n]);
};

/**
 * The one to go by of two: what our search read counts for more than what was typed, of two that were typed the one that knows more of
 * the account, and else the newer.
 */
export function moreTelling(one: Snapshot | null | undefined, other: Snapshot): Snapshot {
  if (!one) return other;
  if (one.seenBy !== other.seenBy) return one.seenBy === 'search' ? one : other;
  const [older, newer] = one.at > other.at ? [other, one] : [one, other];
  return newer.seenBy === 'person' && isLess(newer, older) ? older : newer;
}
