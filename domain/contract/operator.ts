import * as z from 'zod';
import { Decided, DecisionReason } from '../proof/decision.ts';
import { FailedQueue, SourceState } from '../operations/operations.ts';
import { KeptMessage } from '../operations/kept-message.ts';
import { ContactMessage, MessageNumber } from '../operations/contact-message.ts';
import { SourceId } from '../scan/scan-job.ts';
import { ScanTally } from '../operations/scan-tally.ts';
import { PauseReason } from '../operations/source-pause.ts';
import { AccountName } from '../platform/social-account.ts';
import { SeenProfile } from '../scan/finding.ts';
import { ImitationReport, KeptReview, Review, SupportMessage } from '../proof/review.ts';
import { Id, Moment, line } from '../text.ts';
import { endpoint, everyone, operatorsOnly, ownOnly } from './endpoint.ts';

/** Those who run the product: what people send them, and what they decide. */
export const operatorContract = {
  support: endpoint({
    about: 'Sends a message to the people who run the product.',
    method: 'POST',
    path: '/app/support',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ subject: line(200).min(1), message: z.string().trim().max(4000).min(1) }),
    response: z.object({ number: MessageNumber, answerBy: Moment }),
    idempotent: true,
  }),
  contact: endpoint({
    about:
      'Sends a message, without an account, to the people who run the product. The answer is the same whether or not the ' +
      'address has an account.',
    method: 'POST',
    path: '/app/contact',
    auth: 'NONE',
    row: everyone,
    idempotent: true,
    request: ContactMessage,
    response: z.object({ number: MessageNumber, answerBy: Moment }),
  }),
  'report-imitation': endpoint({
    about:
      'Reports, without an account, that a confirmed account imitates someone. Nothing is paused ' +
      'automatically; operators look at both.',
    method: 'POST',
    path: '/proxy/report-imitation',
    auth: 'NONE',
    row: everyone,
    idempotent: true,
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
    request: AccountName,
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
    request: AccountName.extend({
      decision: z.enum(['keep', 'pause', 'end']),
      reason: DecisionReason,
      /** The proof's version on the page; refused where it was written since and is no longer in review. */
      seenVersion: z.number().int().optional(),
      /** Of `pause`: the answer to the `keep` that it undoes. The review and its reports are as they were before that. */
      undo: KeptReview.optional(),
    }),
    /** `undo`: of a `keep` that ended a review. */
    response: z.object({ decided: z.literal(true), undo: KeptReview.optional() }),
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
  'get-operations': endpoint({
    about:
      'Operators only: how many scans were begun and how they ended, today (UTC) and in seven days; how each ' +
      'source does (whether it is on, how much of its budget is used, how it answered in ' +
      'the last hour); how many messages were given up, by queue.',
    method: 'GET',
    path: '/proxy/get-operations',
    auth: 'USER',
    row: operatorsOnly,
    request: z.object({}),
    response: z.object({
      scans: z.object({ today: ScanTally, week: ScanTally }),
      sources: z.array(SourceState),
      queues: z.array(FailedQueue),
    }),
  }),
  'get-outbox': endpoint({
    about:
      'Operators only: what a branch, from which nothing leaves, would have sent, newest first. `hours`: how long it is kept; null ' +
      'where messages leave and none is kept. `before` is the `next` of the previous page.',
    method: 'GET',
    path: '/proxy/get-outbox',
    auth: 'USER',
    row: operatorsOnly,
    request: z.object({ before: Id.optional() }),
    response: z.object({
      hours: z.number().int().positive().nullable(),
      messages: z.array(KeptMessage),
      next: Id.nullable(),
    }),
  }),
  redrive: endpoint({
    about:
      'Operators only: puts the messages that were given up back on their queue, to be tried again. `messages`: ' +
      'how many there were.',
    method: 'POST',
    path: '/proxy/redrive',
    auth: 'USER',
    row: operatorsOnly,
    request: z.object({ queue: FailedQueue.shape.name }),
    response: z.object({ messages: FailedQueue.shape.waiting }),
    idempotent: true,
    answeredBy: 'redrive',
  }),
  'pause-source': endpoint({
    about:
      'Operators only: switches a source off for everybody, or on again; workers obey within a minute. Both ' +
      'are kept among the decisions.',
    method: 'POST',
    path: '/proxy/pause-source',
    auth: 'USER',
    row: operatorsOnly,
    request: z.object({ source: SourceId, paused: z.boolean(), reason: PauseReason }),
    response: z.object({ source: SourceId, paused: z.boolean() }),
    idempotent: true,
  }),
};
