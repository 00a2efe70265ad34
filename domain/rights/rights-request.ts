import * as z from 'zod';
import { EmailAddress, Moment } from '../text.ts';
import { CaseNumber } from './case-number.ts';
import { Deadline } from './deadlines.ts';

/** What somebody asks of us about data on them. The first five come from the data request, the last has a page of its own. */
export const RightsAsk = z.enum([
  'ACCESS',
  'EXPORT',
  'CORRECT',
  'DELETE',
  'OPT_OUT_OF_SALE',
  'VERIFICATION_OPT_OUT',
]);
export type RightsAsk = z.infer<typeof RightsAsk>;
/** What the data request offers. */
const DataAsk = RightsAsk.exclude(['VERIFICATION_OPT_OUT']);

/**
 * UNCONFIRMED: the code is on its way. WAITING: a person decides. READY: the copy can be downloaded. PLANNED: the account
 * closes on a day. DONE and WITHDRAWN are ends.
 */
export const RightsStatus = z.enum(['UNCONFIRMED', 'WAITING', 'READY', 'PLANNED', 'DONE', 'WITHDRAWN']);
export type RightsStatus = z.infer<typeof RightsStatus>;

/** Why a person has to decide. It is told to whoever has proven that the address is theirs, and to operators. */
export const WaitsBecause = z.enum([
  // What is asked takes judgement.
  'person',
  'no account',
  // The address belongs to an account that is signed in to with another.
  'other address',
  // And that other one alone would not open it either.
  'other address, second step',
  // A mailbox alone does not open the account, so it does not end or copy it either.
  'second step',
  // Members would be left in a business without an admin.
  'business',
  // The account is already being closed.
  'closing',
]);
export type WaitsBecause = z.infer<typeof WaitsBecause>;

/** Free text of somebody whom we do not know, over several lines. */
const Details = z
  .string()
  .trim()
  .max(2000)
  .regex(/^[^\u0000-\u0008\u000b-\u001f\u007f]*$/, 'Please leave out control characters.');

export const DataRequest = z.object({ asks: DataAsk, email: EmailAddress, details: Details });
/** An address alone: nobody could do anything about accounts that it names, and anybody could name any. */
export const OptOutRequest = z.object({ email: EmailAddress });

/** A request as the person who made it reads it. */
export const RightsState = z.object({
  caseNumber: CaseNumber,
  asks: RightsAsk,
  status: RightsStatus.exclude(['UNCONFIRMED']),
  /** Masked. */
  address: z.string(),
  receivedAt: Moment,
  deadlines: z.array(Deadline),
  because: WaitsBecause.nullable(),
  /** The moment at which the account closes, or until which the copy can be downloaded, or could be. */
  until: Moment.nullable(),
  /** What a person answered. */
  answer: z.string().nullable(),
  closedAt: Moment.nullable(),
});
export type RightsState = z.infer<typeof RightsState>;

/** Opens a request to whoever holds it: the case number, and a secret of which only a hash is kept. */
export const RightsToken = z
  .string()
  .regex(/^DR-[\dA-Z]{4}-[\dA-Z]{4}\.[\w-]{43}$/, 'This link is incomplete. Please open it from the email.');

/** A request as operators read it. */
export const WaitingRequest = z.object({
  caseNumber: CaseNumber,
  asks: RightsAsk,
  email: z.string(),
  details: z.string(),
  receivedAt: Moment,
  deadlines: z.array(Deadline),
  because: WaitsBecause,
  /** Whether an account is signed in to with this address. */
  hasAccount: z.boolean(),
});
export type WaitingRequest = z.infer<typeof WaitingRequest>;

/** How an operator ends a request. */
export const RightsOutcome = z.enum(['done', 'refused']);
/** What the person reads of it. */
export const RightsAnswer = Details.min(1, 'This field is required');

/** What may be asked, since each request sends a code to an address that anybody can type. */
export const rightsBudgets = { perSenderAndHour: 20, perAddressAndHour: 4, perAddressAndDay: 8 };
/** How long an account waits for its owner to call a deletion off, in days. */
export const graceDays = 7;
/** How long a copy can be downloaded, in hours. */
export const copyHours = 24;
/** How long a request that nobody confirmed is kept, in days; and how long one that was (11 CCR § 7101(a): 24 months). */
export const keptDays = { unconfirmed: 1, confirmed: 731 };
