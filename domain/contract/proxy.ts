import * as z from 'zod';
import { Decided, DecisionReason } from '../proof/decision.ts';
import { Platform } from '../platform/platform.ts';
import { SeenProfile } from '../scan/finding.ts';
import { AccountProof } from '../proof/proof.ts';
import { ImitationReport, Review, SupportMessage } from '../proof/review.ts';
import { Id, Moment, line } from '../text.ts';
import { User } from '../account/user.ts';
import { endpoint, everyone, operatorsOnly, ownOnly } from './endpoint.ts';

/** One of the caller's own accounts; it must stand on their list (updateUser, socialMediaAccounts). */
const OwnAccount = z.object({ platform: Platform, handle: line(200).min(1) });

export const proxyContract = {
  /** A picture of one of the caller's own findings, fetched for them so that the platform does not learn who looks. */
  'profile-image': endpoint({
    method: 'GET',
    path: '/proxy/profile-image',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ findingId: Id, side: z.enum(['yours', 'theirs']) }),
    response: z.object({ contentType: z.string(), base64: z.string() }),
  }),
  /** How each account on the caller's list stands, and by which ways it can be proven here. */
  'get-proofs': endpoint({
    method: 'GET',
    path: '/proxy/get-proofs',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    response: z.object({ accounts: z.array(AccountProof) }),
  }),
  /** Makes the code to put on the profile; the same again while the account waits. */
  'start-proof': endpoint({
    method: 'POST',
    path: '/proxy/start-proof',
    auth: 'USER',
    row: ownOnly,
    request: OwnAccount,
    response: z.object({ account: AccountProof, code: z.string(), where: z.string() }),
    idempotent: true,
  }),
  /** Reads the profile and looks for the code. Refuses, and says what it saw, when the code is not there. */
  'check-proof': endpoint({
    method: 'POST',
    path: '/proxy/check-proof',
    auth: 'USER',
    row: ownOnly,
    request: OwnAccount,
    response: z.object({ account: AccountProof, user: User }),
  }),
  /** Shows a proven account on its check page, or no longer. */
  'set-public': endpoint({
    method: 'POST',
    path: '/proxy/set-public',
    auth: 'USER',
    row: ownOnly,
    request: OwnAccount.extend({ public: z.boolean() }),
    response: z.object({ account: AccountProof }),
    idempotent: true,
  }),
  /**
   * Begins a sign-in at the platform. Open `url` in a window and keep `state`: the callback page may store a code under the
   * platform's name only when the state it was given is exactly this one.
   */
  'start-link': endpoint({
    method: 'POST',
    path: '/proxy/start-link',
    auth: 'USER',
    row: ownOnly,
    request: OwnAccount,
    response: z.object({ url: z.string(), state: z.string(), expiresAt: Moment }),
  }),
  /** Ends it with what the callback page received. A state counts once, for who began it, for ten minutes. */
  'finish-link': endpoint({
    method: 'POST',
    path: '/proxy/finish-link',
    auth: 'USER',
    row: ownOnly,
    request: z.object({
      platform: Platform,
      code: z.string().min(1).max(2048),
      state: z.string().min(1).max(100),
    }),
    response: z.object({ account: AccountProof, user: User }),
  }),
  /** Anyone, without an account: a confirmed account imitates me. It pauses nothing by itself; operators look at both. */
  'report-imitation': endpoint({
    method: 'POST',
    path: '/proxy/report-imitation',
    auth: 'NONE',
    row: everyone,
    request: ImitationReport,
    /** False: the account is not shown as confirmed, so that there is nothing to take back. */
    response: z.object({ received: z.boolean() }),
  }),
  /** Operators: proofs that are held back or reported, with whom they look like, and messages; the longest waiting first. */
  'get-reviews': endpoint({
    method: 'GET',
    path: '/proxy/get-reviews',
    auth: 'USER',
    row: operatorsOnly,
    request: z.object({}),
    response: z.object({ reviews: z.array(Review), messages: z.array(SupportMessage) }),
  }),
  /** Operators: what the profile of one of those proofs shows now. `note`: why it could not be looked at. */
  'review-profile': endpoint({
    method: 'GET',
    path: '/proxy/review-profile',
    auth: 'USER',
    row: operatorsOnly,
    request: OwnAccount,
    response: z.object({
      profile: SeenProfile.nullable(),
      note: z.string().nullable(),
      picture: z.object({ contentType: z.string(), base64: z.string() }).nullable(),
    }),
  }),
  /**
   * Operators: `keep` shows it again, as its holder wanted, and closes the reports about it; `pause` holds it back;
   * `end` takes the proof away.
   */
  'decide-review': endpoint({
    method: 'POST',
    path: '/proxy/decide-review',
    auth: 'USER',
    row: operatorsOnly,
    request: OwnAccount.extend({ decision: z.enum(['keep', 'pause', 'end']), reason: DecisionReason }),
    response: z.object({ decided: z.literal(true) }),
    idempotent: true,
  }),
  /** Operators: what was decided, newest first; `before` is the `next` of the page read last. */
  'get-decisions': endpoint({
    method: 'GET',
    path: '/proxy/get-decisions',
    auth: 'USER',
    row: operatorsOnly,
    request: z.object({ before: Id.optional() }),
    response: z.object({ decisions: z.array(Decided), next: Id.nullable() }),
  }),
  /** Operators: a message is answered, or is open again. */
  'close-message': endpoint({
    method: 'POST',
    path: '/proxy/close-message',
    auth: 'USER',
    row: operatorsOnly,
    request: z.object({ id: Id, open: z.boolean() }),
    response: z.object({ id: Id, open: z.boolean() }),
    idempotent: true,
  }),
};
