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
  'profile-image': endpoint({
    about:
      "A picture from one of the caller's own findings, fetched on their behalf so that the platform does" +
      ' not learn who is looking.',
    method: 'GET',
    path: '/proxy/profile-image',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ findingId: Id, side: z.enum(['yours', 'theirs']) }),
    response: z.object({ contentType: z.string(), base64: z.string() }),
  }),
  'get-proofs': endpoint({
    about: "The state of each account on the caller's list, and the ways it can be proven here.",
    method: 'GET',
    path: '/proxy/get-proofs',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    response: z.object({ accounts: z.array(AccountProof) }),
  }),
  'start-proof': endpoint({
    about: 'Creates the code to put on the profile, or returns the code of an account already waiting.',
    method: 'POST',
    path: '/proxy/start-proof',
    auth: 'USER',
    row: ownOnly,
    request: OwnAccount,
    response: z.object({ account: AccountProof, code: z.string(), where: z.string() }),
    idempotent: true,
  }),
  'check-proof': endpoint({
    about:
      'Reads the profile and looks for the code. When it is missing, the refusal says what was seen ' +
      'instead.',
    method: 'POST',
    path: '/proxy/check-proof',
    auth: 'USER',
    row: ownOnly,
    request: OwnAccount,
    response: z.object({ account: AccountProof, user: User }),
  }),
  'set-public': endpoint({
    about: 'Shows a proven account on its check page, or hides it.',
    method: 'POST',
    path: '/proxy/set-public',
    auth: 'USER',
    row: ownOnly,
    request: OwnAccount.extend({ public: z.boolean() }),
    response: z.object({ account: AccountProof }),
    idempotent: true,
  }),
  'start-link': endpoint({
    about:
      'Begins a sign-in at the platform. Open `url` in a window and keep `state`: the callback page may ' +
      "store a code under the platform's name only when the state it was given is exactly this one.",
    method: 'POST',
    path: '/proxy/start-link',
    auth: 'USER',
    row: ownOnly,
    request: OwnAccount,
    response: z.object({ url: z.string(), state: z.string(), expiresAt: Moment }),
  }),
  'finish-link': endpoint({
    about:
      'Completes the sign-in with what the callback page received. A state works once, within ten ' +
      'minutes, for the person who started.',
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
  'report-imitation': endpoint({
    about:
      'Reports, without an account, that a confirmed account imitates someone. Nothing is paused ' +
      'automatically; operators look at both.',
    method: 'POST',
    path: '/proxy/report-imitation',
    auth: 'NONE',
    row: everyone,
    request: ImitationReport,
    /** False: the account is not shown as confirmed, so that there is nothing to take back. */
    response: z.object({ received: z.boolean() }),
  }),
  'get-reviews': endpoint({
    about:
      'Operators only: proofs held back or reported, with the accounts they resemble, and messages; the ' +
      'longest waiting first.',
    method: 'GET',
    path: '/proxy/get-reviews',
    auth: 'USER',
    row: operatorsOnly,
    request: z.object({}),
    response: z.object({ reviews: z.array(Review), messages: z.array(SupportMessage) }),
  }),
  'review-profile': endpoint({
    about:
      'Operators only: what the profile of one of those proofs shows now. `note` says why it could not be' +
      ' read.',
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
  'decide-review': endpoint({
    about:
      'Operators only: `keep` shows the account again, as its holder chose, and closes the reports about ' +
      'it; `pause` holds it back; `end` removes the proof.',
    method: 'POST',
    path: '/proxy/decide-review',
    auth: 'USER',
    row: operatorsOnly,
    request: OwnAccount.extend({ decision: z.enum(['keep', 'pause', 'end']), reason: DecisionReason }),
    response: z.object({ decided: z.literal(true) }),
    idempotent: true,
  }),
  'get-decisions': endpoint({
    about: 'Operators only: past decisions, newest first. `before` is the `next` of the previous page.',
    method: 'GET',
    path: '/proxy/get-decisions',
    auth: 'USER',
    row: operatorsOnly,
    request: z.object({ before: Id.optional() }),
    response: z.object({ decisions: z.array(Decided), next: Id.nullable() }),
  }),
  'close-message': endpoint({
    about: 'Operators only: closes a message, or opens it again.',
    method: 'POST',
    path: '/proxy/close-message',
    auth: 'USER',
    row: operatorsOnly,
    request: z.object({ id: Id, open: z.boolean() }),
    response: z.object({ id: Id, open: z.boolean() }),
    idempotent: true,
  }),
};
