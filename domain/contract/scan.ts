import { PictureEdit, PicturePrint } from '../scan/picture-print.ts';
import * as z from 'zod';
import { AuthenticationScore } from '../account/authentication-score.ts';
import { Finding, FindingStatus } from '../scan/finding.ts';
import { Platform } from '../platform/platform.ts';
import { AccountName } from '../platform/social-account.ts';
import { ScorePoint } from '../account/score-history.ts';
import { NextLook, Scan } from '../scan/scan.ts';
import { Id, Moment, line } from '../text.ts';
import { endpoint, ownOnly } from './endpoint.ts';

/** Everything the dashboard opens with. */
export const Report = z.object({
  score: AuthenticationScore,
  /** The score on the days on which it changed, oldest first. */
  scoreHistory: z.array(ScorePoint).optional(),
  /** Verified people connected with the caller. */
  vouching: z.number().int().optional(),
  findings: z.array(Finding),
  /** The newest scan, running or done; null before the first. */
  scan: Scan.nullable(),
  /** The newest scan that finished. */
  lastLookedAt: Moment.nullable(),
  /** When we look again by ourselves; null before the first scan was asked for. */
  nextLookAt: Moment.nullish(),
  /** Which platforms are asked next, and when, by the accounts and proofs as they are now; absent while nothing is planned. */
  nextLooks: z.array(NextLook).optional(),
  /** Platforms on which an account was added since the newest scan began. */
  added: z.array(Platform).optional(),
  /** Platforms of accounts that the newest scan knew, and that were proven since it began. */
  proved: z.array(Platform).optional(),
  /** The platforms that can be searched here, whatever accounts the caller has. */
  searched: z.array(Platform).optional(),
});
export type Report = z.infer<typeof Report>;

/** An account that somebody saw, as they give it to us. */
export const GivenAccount = z.object({
  platform: Platform,
  /** A link to a profile there, or a handle. */
  account: line(2048).min(1),
  name: line(200).optional(),
  bio: z.string().trim().max(2000).optional(),
  /** The pictures that the person compared, as hashes: the pictures stay in their browser. */
  picture: PicturePrint.optional(),
  ownPicture: PicturePrint.optional(),
  /** One picture is the other, and how it was edited: seen where both were, and two hashes don't tell. */
  samePicture: z.array(PictureEdit).max(4).optional(),
  /** The copy of theirs that its picture derives from, as read-copies told them; of what it didn't tell them nothing is kept. */
  mark: line(300).optional(),
  /** The account on their list that they compared it with, and the name that it shows, as they say. */
  ownAccount: AccountName.optional(),
  ownName: line(200).optional(),
});

/** Looking for copies, and what was found. */
export const scanContract = {
  'start-scan': endpoint({
    about:
      "Starts a scan of the caller's accounts. Returns the one already running, or, where every source was asked " +
      'too lately to be asked again, the last. Compares anew what the caller gave us before their name was known, or an account of theirs was proven.',
    method: 'POST',
    path: '/app/start-scan',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    /** `compared`: how many accounts that were given. */
    response: z.object({ scan: Scan, compared: z.number().int().min(0).optional() }),
    idempotent: true,
  }),
  'submit-profile': endpoint({
    about:
      'Adds an account that the caller saw, also on a platform that we cannot search; thirty a day. With businessId it is compared ' +
      'with what is that business’s, by those who see its findings. It becomes a finding a moment later.',
    method: 'POST',
    path: '/app/submit-profile',
    auth: 'USER',
    row: ownOnly,
    request: GivenAccount.extend({ businessId: Id.optional() }),
    response: z.object({ platform: Platform, handle: z.string() }),
    idempotent: true,
  }),
  'get-report': endpoint({
    about: 'Everything the dashboard opens with.',
    method: 'GET',
    path: '/app/get-report',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    response: Report,
  }),
  'decide-finding': endpoint({
    about:
      'Records what the caller decided about a finding. MINE also puts the account on their list of accounts (`lists` in ' +
      'the timeline then), and a later decision takes off again what that put there, with what people vouched for it; ' +
      'CONFLICT where it has been proven since.',
    method: 'POST',
    path: '/app/decide-finding',
    auth: 'USER',
    row: ownOnly,
    request: z.object({
      findingId: Id,
      decision: z.enum(['OPEN', 'MINE', 'IGNORED', 'REPORTED']),
      /** What the page said of it; refused where somebody decided otherwise since. */
      seenAs: FindingStatus.optional(),
    }),
    response: z.object({ finding: Finding }),
    idempotent: true,
  }),
  'decide-findings': endpoint({
    about:
      'Records one decision about several findings. Gives the ids of those that were decided; what is gone, ' +
      'changes at the same moment or, where OPEN would take it off the list, has been proven since is left out.',
    method: 'POST',
    path: '/app/decide-findings',
    auth: 'USER',
    row: ownOnly,
    request: z.object({
      findingIds: z.array(Id).min(1).max(100),
      decision: z.enum(['OPEN', 'MINE', 'IGNORED']),
    }),
    response: z.object({ decided: z.array(Id) }),
    idempotent: true,
  }),
  'share-finding': endpoint({
    about:
      'Lets a business in which the caller has a seat see one finding of theirs, or no longer. get-shared-findings says ' +
      'what it sees.',
    method: 'POST',
    path: '/app/share-finding',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ findingId: Id, businessId: Id, shared: z.boolean() }),
    response: z.object({ finding: Finding }),
    idempotent: true,
  }),
  'profile-image': endpoint({
    about:
      "A picture from one of the caller's own findings, or of those of a business whose findings their role sees, fetched on" +
      ' their behalf so that the platform does not learn who is looking.',
    method: 'GET',
    path: '/proxy/profile-image',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ findingId: Id, side: z.enum(['yours', 'theirs']), businessId: Id.optional() }),
    response: z.object({ contentType: z.string(), base64: z.string() }),
  }),
};
