import { day } from '../durations.ts';
import * as z from 'zod';
import { Id, Moment, WebAddress } from '../text.ts';
import { CaseAct, mostActs } from './act.ts';
import { SeenProfile } from '../scan/finding.ts';
import { DomainSeen } from './domain-seen.ts';
import { CasePlace } from './place.ts';
import { Region } from './region.ts';
import { Behalf, mostAnswers, NotedAnswer, ReportFact } from './report-facts.ts';
import { Snapshot } from './snapshot.ts';
import { CaseStep } from './steps.ts';

/** What became of a copy, as the person says. */
export const CaseOutcome = z.enum(['REMOVED', 'REFUSED', 'NO_ANSWER', 'NOT_A_COPY']);

/** Something seen at a time; the hash tells later that it was not changed. */
export const Evidence = z.object({
  id: Id,
  at: Moment,
  kind: z.enum(['finding', 'comparison', 'picture', 'link', 'note', 'screenshot']),
  /** Whose profile picture it is, where it is one. */
  side: z.enum(['yours', 'theirs']).nullish(),
  /** A picture of what the platform wrote back: it shows nothing of the account. */
  ofAnswer: z.literal(true).nullish(),
  /** In words: what it shows, or what was typed. */
  words: z.string().max(2000),
  /** SHA-256 of what is kept (the picture's bytes, or the text of `kept`), 64 hex digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The text that was hashed; absent for a picture, which is asked for by itself. */
  kept: z.string().max(16_000).nullish(),
  bytes: z.number().int().nullish(),
  contentType: z.string().nullish(),
  /** A search engine showed it, as it had stored it; absent where the platform itself did, or a person. */
  seenIn: z.literal('web search').nullish(),
  /** A picture that its owner uploaded here, and no account was seen to show. */
  uploaded: z.literal(true).nullish(),
  /** It came through the link that the person made for a friend, as whom the copy has blocked may. */
  byHelper: z.boolean(),
  /** SHA-256 of the file that somebody chose, where a smaller picture was made of it to be kept. */
  fileSha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullish(),
});
export type Evidence = z.infer<typeof Evidence>;

/** A picture of one of the two accounts, given with a comparison, doesn't show the page of the account, nor does one of an answer. */
export const showsAccount = ({
  kind,
  side,
  ofAnswer,
}: Pick<Evidence, 'kind' | 'side' | 'ofAnswer'>): boolean => kind === 'screenshot' && !side && !ofAnswer;

export const mostEvidence = 40;
/** Characters of a report. */
export const mostReport = 10_000;
export const mostEndings = 20;
export const mostEarlierReports = 9;

/** That an account was seen, and how, where that was not the platform's own answer to a scan. */
const Sighting = z.object({ at: Moment, seenIn: SeenProfile.shape.seenIn });

/** A report that another one followed: its day as the person named it, and the text with when it was kept. */
const EarlierReport = z.object({
  on: Moment,
  text: z.string().max(mostReport).nullish(),
  textAt: Moment.nullish(),
  notedAt: Moment.nullish(),
  /** The last answer that had been noted when it was followed. */
  answered: NotedAnswer.nullish(),
  /** When “Check again” was ticked, before it was followed. */
  checkedAt: Moment.nullish(),
});

/** A report that was taken back; of the one before it, which stands again, the last answer that had been noted when it was followed. */
const TakenBack = EarlierReport.omit({ answered: true }).extend({
  answeredBefore: EarlierReport.shape.answered,
  doneAt: Moment.nullish(),
  /** The reminder that it had brought, which went with it. */
  reminderAt: Moment.nullish(),
});

/** Someone is pretending to be the person: what was seen, what to do, what was done, how it ended. */
export const Case = z.object({
  /** Whose it is: a person, or `B#` and the id of a business. */
  userId: Id,
  /** A ULID: cases sort by time. */
  caseId: Id,
  title: z.string().max(300),
  /** The account that is imitated, where the person named it. */
  imitates: z
    .object({ platform: CasePlace, handle: z.string().max(200), name: z.string().max(200).nullish() })
    .nullish(),
  platform: CasePlace,
  /** Of a domain its name, which has up to 253 characters. */
  handle: z.string().max(253),
  url: WebAddress.nullish(),
  findingId: Id.nullish(),
  /** Both profiles as they were compared, and the reasons; absent for a case from a link alone. */
  snapshot: Snapshot.nullish(),
  /** What was seen of a look-alike domain; of a business's case about one alone. */
  domain: DomainSeen.nullish(),
  createdAt: Moment,
  updatedAt: Moment,
  evidence: z.array(Evidence).max(mostEvidence),
  /** What was taken out of the evidence, and can be put back until the case is deleted. */
  removed: z
    .array(Evidence.extend({ removedAt: Moment.nullish() }))
    .max(mostEvidence)
    .nullish(),
  steps: z.array(CaseStep),
  /** The day that the person named, as noon in Greenwich: the same day to whoever reads it. */
  reportedOn: Moment.nullish(),
  /** The text for the platform's form as it was when the person marked the case as reported. */
  reportText: z.string().max(mostReport).nullish(),
  /** When that text was kept; the day of the report may lie before. */
  reportTextAt: Moment.nullish(),
  /** When the latest report was marked. */
  reportNotedAt: Moment.nullish(),
  /** The report that was taken back last, until one is marked anew: Undo puts it back as it was. */
  takenBack: TakenBack.nullish(),
  /** Before the latest one, first to last: an account that comes back is reported again. */
  earlierReports: z.array(EarlierReport).max(mostEarlierReports).nullish(),
  /** What else the account does. */
  facts: z.array(ReportFact).max(ReportFact.options.length).nullish(),
  /** For whom it is reported, if not for the person themselves. */
  behalf: Behalf.nullish(),
  /** What the platform answered, first to last. */
  answers: z.array(NotedAnswer).max(mostAnswers).nullish(),
  /** Answers that were taken out, and can be put back until the case is deleted. */
  removedAnswers: z.array(NotedAnswer).max(mostAnswers).nullish(),
  /** Since when the platform has told our scans that the account is not there. */
  goneAt: Moment.nullish(),
  /** When the platform told our scans that it has no account by this name, of one that none of them has ever seen. Not stored. */
  noAccountAt: Moment.nullish(),
  /** The case holds no comparison, and what was found of the account isn't enough to call it a copy; whether it shares the name. Not stored. */
  foundElse: z.object({ sharesName: z.boolean() }).nullish(),
  /** Of a domain: our checks look for it no more. Not stored. */
  unwatched: z.literal(true).nullish(),
  /** Of a domain: people of the business have called it theirs since. Not stored. */
  calledOurs: z.literal(true).nullish(),
  /** When it had been gone before, and since when it was there again; first to last. */
  returns: z
    .array(z.object({ goneAt: Moment, backAt: Moment }))
    .max(mostEndings)
    .nullish(),
  /** When the account was seen after the case was closed, since it was said to be gone. */
  seenAgainAt: Moment.nullish(),
  /** How, where that was not the platform's own answer to a scan. */
  seenAgainIn: SeenProfile.shape.seenIn,
  /** Where the person lives, which decides who looks at a refusal again. */
  region: Region.nullish(),
  /** When the person wants to look again. */
  reminderAt: Moment.nullish(),
  /** When the report was marked that brought this reminder; nothing where the person set it. */
  remindedFor: Moment.nullish(),
  outcome: CaseOutcome.nullish(),
  closedAt: Moment.nullish(),
  /** Each time that it was closed, with how it ended, or opened again (null), first to last. */
  endings: z
    .array(z.object({ at: Moment, outcome: CaseOutcome.nullable() }))
    .max(mostEndings)
    .nullish(),
  /** When an account that was said to be gone was seen again, the first time after each closing; first to last. */
  sightings: z.array(Sighting).max(mostEndings).nullish(),
  /** A link that lets a friend add one screenshot is out, until then. */
  helperUntil: Moment.nullish(),
  /** Who did what, first to last; of a business's case alone. */
  acts: z.array(CaseAct).max(mostActs).nullish(),
});
export type Case = z.infer<typeof Case>;

/** A case as a list shows it: how much is kept, not what. */
export const ListedCase = Case.omit({
  evidence: true,
  removed: true,
  steps: true,
  snapshot: true,
  domain: true,
  reportText: true,
  reportTextAt: true,
  reportNotedAt: true,
  takenBack: true,
  remindedFor: true,
  earlierReports: true,
  endings: true,
  foundElse: true,
  unwatched: true,
  calledOurs: true,
  sightings: true,
  returns: true,
  facts: true,
  behalf: true,
  answers: true,
  removedAnswers: true,
  acts: true,
}).extend({
  pieces: z.number().int(),
  /** What the platform answered last. */
  answered: NotedAnswer.omit({ words: true }).nullish(),
  /** It was closed as not answered, and something had been answered before that. */
  isSilentSince: z.boolean().nullish(),
  /** When it was seen last of all after it was said to be gone. */
  sighted: Sighting.nullish(),
  /** What the comparison said that it began with; absent for a case from a link alone. */
  verdict: Snapshot.shape.verdict.nullish(),
  /** Both were seen under one name then: what is alike in one detail need not be alike in name. */
  sharesName: z.boolean().nullish(),
  /** Of a domain: its name passes for that of the business, and not its page alone. */
  resembles: z.boolean().nullish(),
  /** Who is impersonated, where that is somebody else, and which account of theirs; `imitates` is that one, too. */
  impersonated: z
    .object({ name: z.string(), account: z.object({ platform: CasePlace, handle: z.string() }).nullable() })
    .nullish(),
});
export type ListedCase = z.infer<typeof ListedCase>;

export type CaseStepId = z.infer<typeof CaseStep>['id'];

/** The person's own name as the case holds it; nothing where somebody else is impersonated. */
export const ownNameIn = ({ behalf, snapshot, imitates }: Case): string | undefined =>
  behalf ? undefined : snapshot?.yours.name || imitates?.name || undefined;

/** A helper's link counts once, for seven days. */
export const helperLinkLasts = 7 * day;
