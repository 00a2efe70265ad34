import * as z from 'zod';
import { VERDICTS } from '../engine/judge/judgement.ts';
import { Platform } from '../platform/platform.ts';
import { Id, Moment } from '../text.ts';
import { KeptPicture } from './kept-picture.ts';

const Verdict = z.enum(VERDICTS);

/** What the person decided, or what became of the account. CASE: what is done about it stands in a case. */
export const FindingStatus = z.enum(['OPEN', 'CASE', 'MINE', 'IGNORED', 'REPORTED', 'RESOLVED']);
export type FindingStatus = z.infer<typeof FindingStatus>;

/** A profile as one side of the comparison showed it. */
export const SeenProfile = z.object({
  platform: Platform,
  /** The platform's own number of the account: a rename keeps it. */
  accountId: z.string().max(200).nullish(),
  /** How it was seen where that was not the platform's own answer: in a search engine's results, or by the person who told us. */
  seenIn: z.enum(['web search', 'report']).nullish(),
  /** Not an account: what a business's proven domain says that a handle of its own would be. */
  ofDomain: z.literal(true).nullish(),
  handle: z.string().max(200),
  url: z.string().max(2048).nullish(),
  name: z.string().max(500).nullish(),
  /** Of one's own: what its platform shows, where `name` is another one that its owner gives, under which it was compared. */
  shownName: z.string().max(500).nullish(),
  /** Of one's own: the person set the other account beside it themselves. */
  chosen: z.literal(true).nullish(),
  bio: z.string().max(5000).nullish(),
  location: z.string().max(500).nullish(),
  links: z.array(z.string().max(2048)).max(20).nullish(),
  imageUrl: z.string().max(2048).nullish(),
  /** 64 hex digits of PDQ. */
  photoHash: z.string().max(64).nullish(),
  /** The picture itself, kept among the person's files; only of what may be a copy. */
  picture: KeptPicture.nullish(),
  createdAt: z.string().max(40).nullish(),
  followers: z.number().min(0).nullish(),
  following: z.number().min(0).nullish(),
});
export type SeenProfile = z.infer<typeof SeenProfile>;

/** Whether there is an account: a name that a domain says may be nobody's, or another's. */
export const isAccount = ({ ofDomain }: Pick<SeenProfile, 'ofDomain'>): boolean => !ofDomain;

/**
 * Whether its platform showed it to a scan. An account that its owner only lists has a link and the name that they give, and may have the
 * picture that they uploaded.
 */
export const isRead = ({
  seenIn,
  accountId,
  bio,
  location,
  links,
  imageUrl,
  createdAt,
  followers,
}: Partial<Omit<SeenProfile, 'platform'>>): boolean =>
  !seenIn && !!(accountId || bio || location || links?.length || imageUrl || createdAt || followers != null);

/** One reason: which part was compared, how alike it is (0..1), and the words for it. */
export const Reason = z.object({
  signal: z.string().max(40),
  value: z.number().min(0).max(1),
  words: z.string().max(300),
  /** `for` speaks for a copy, `against` against one, `context` is worth knowing. */
  side: z.enum(['for', 'against', 'context']),
  /** Whole points that it adds to the score; together they are the whole points of it. Rows of earlier searches lack it. */
  adds: z.number().int().min(-100).max(100).nullish(),
});
export type Reason = z.infer<typeof Reason>;

/** A text before and after; null: there was none. */
const Texts = z.object({ before: z.string().max(500).nullish(), after: z.string().max(500).nullish() });

/** What an account shows of itself that is not what it showed before. `picture` without a side: that one was not kept. */
export const Changes = z.object({
  handle: Texts.nullish(),
  name: Texts.nullish(),
  bio: Texts.nullish(),
  picture: z.object({ before: KeptPicture.nullish(), after: KeptPicture.nullish() }).nullish(),
});
export type Changes = z.infer<typeof Changes>;

/** Something that happened to a finding, for its timeline. */
const FindingEvent = z.object({
  at: Moment,
  what: z.enum([
    'first seen',
    'seen again',
    'changed',
    'renamed',
    'decided',
    'kept as a case',
    'reported',
    'no longer there',
    'no account',
    'back again',
  ]),
  note: z.string().max(200).nullish(),
  /** Of what was seen again: how, where that was not the platform's own answer. */
  seenIn: SeenProfile.shape.seenIn,
  /** What was seen to be other than before. */
  changed: Changes.nullish(),
  /** The person hears of it. */
  tells: z.boolean().nullish(),
  /** What they had decided when the account went: it counts again when it is back. */
  was: FindingStatus.nullish(),
  /** Calling it theirs put it on their list of accounts, which deciding again takes back. */
  lists: z.literal(true).nullish(),
});
export type FindingEvent = z.infer<typeof FindingEvent>;

/** An account that looks like a protected one, both sides as they were seen, with the reasons. */
export const Finding = z.object({
  subjectId: Id,
  id: Id,
  platform: Platform,
  verdict: Verdict,
  /** Likeness 0-100; people are shown its whole points (`wholePoints`). */
  score: z.number().min(0).max(100),
  reasons: z.array(Reason).max(30),
  yours: SeenProfile,
  theirs: SeenProfile,
  status: FindingStatus,
  firstSeen: Moment,
  lastSeen: Moment,
  /** When it was compared last, where that was later: with an account that was seen before, after another was taken off the list. */
  comparedAt: Moment.nullish(),
  history: z.array(FindingEvent).max(50),
  expiresAt: z.number().int().nullish(),
  /** Since when the oldest of their proven accounts is there, as far as scans have seen. Not stored. */
  ownSince: z.string().max(40).nullish(),
  /** An account on their list that isn't proven and has a handle like its: the two weren't compared. Not stored. */
  likeUnproven: z.object({ platform: Platform, handle: z.string().max(200) }).nullish(),
  /** Its case was closed then, since the account was said to be gone: a scan that sees it later tells of it, once. */
  saidGoneAt: Moment.nullish(),
  /** Its case was closed then as no copy: should the account imitate them in another way since, they are asked anew. */
  saidNoCopyAt: Moment.nullish(),
  /** Businesses that the person lets see it; it counts while they have a seat there. See domain/business/shared-finding.ts. */
  sharedWithBusinessIds: z.array(Id).max(20).nullish(),
});
export type Finding = z.infer<typeof Finding>;

/** When both were compared: when it was seen, or again since. */
export const comparedAt = ({
  comparedAt: again,
  lastSeen,
}: Pick<Finding, 'comparedAt' | 'lastSeen'>): string => (again && again > lastSeen ? again : lastSeen);

/** A finding that asks something of the person: open, and more than a shared name. */
export const needsDecision = (finding: Pick<Finding, 'status' | 'verdict'>): boolean =>
  finding.status === 'OPEN' && isClone(finding);

/** What the person had decided of it, also of an account that went afterwards. */
export const decisionOn = ({
  status,
  history,
}: Pick<Finding, 'status' | 'history'>): FindingStatus | null | undefined =>
  status === 'RESOLVED' ? history.at(-1)?.was : status;

/** What its timeline says where there was a case about the account before it was found: the case holds nothing of the comparison. */
export const hadCase = 'You have a case about it';

/** Whether it waits in a case that knows nothing of what was compared. */
export const isBesideCase = ({ status, history }: Pick<Finding, 'status' | 'history'>): boolean =>
  status === 'CASE' && history.findLast(({ what }) => what === 'kept as a case')?.note === hadCase;

/** What its timeline says of when its case was closed as no copy, once that counts no more. */
export const closedAsNoCopy = 'Its case was closed as not a copy';

/** Its case is closed as no copy, also where the account went afterwards: it is as one that was dismissed. */
export const isSaidNoCopy = (finding: Pick<Finding, 'status' | 'history' | 'saidNoCopyAt'>): boolean => {
  const decided = decisionOn(finding);
  return (decided === 'CASE' || decided === 'REPORTED') && !!finding.saidNoCopyAt;
};

/** One that has gone, with what counts of it by now, should it be back. OPEN: it waits for a decision then. */
export const goneAs = <Gone extends Pick<Finding, 'history'>>(finding: Gone, was: 'OPEN' | 'CASE'): Gone => ({
  ...finding,
  history: finding.history.with(-1, { ...finding.history.at(-1)!, was }),
});

/** What was done about an account when it went that is back with this event; undefined where nothing was, or it is another event. */
export const pursuedBefore = (event: FindingEvent | undefined): 'CASE' | 'REPORTED' | undefined =>
  event?.what === 'back again' && (event.was === 'CASE' || event.was === 'REPORTED') ? event.was : undefined;

/** Whether all that is known of an account is its link, which somebody gave: nobody can say then what else it shows. */
export const isLinkAlone = ({
  seenIn,
  name,
  bio,
  photoHash,
}: Pick<SeenProfile, 'seenIn' | 'name' | 'bio' | 'photoHash'>): boolean =>
  seenIn === 'report' && !name && !bio && !photoHash;

/**
 * When a platform told a scan that it has no account by this name, of one that is only known from whoever gave it: nobody can say
 * then that it went, as its link may be mistyped. Null where a scan, or a search engine, has seen it.
 */
export const noAccountAt = ({ theirs, history }: Pick<Finding, 'theirs' | 'history'>): string | null =>
  (theirs.seenIn === 'report' && history.findLast(({ what }) => what === 'no account')?.at) || null;

/** More than a shared name. */
export const isClone = ({ verdict }: Pick<Finding, 'verdict'>): boolean =>
  verdict === 'possible clone' || verdict === 'likely clone';
