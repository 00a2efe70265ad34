import * as z from 'zod';
import { platformTable } from '../platform/platform-table.ts';
import { Moment } from '../text.ts';
import { SourceId } from '../scan/scan-job.ts';
import { SourceAnswers } from './source-answers.ts';

const Count = z.number().int().min(0);

/** Questions to a source in the window that is under way. */
const BudgetUse = z.object({
  used: Count,
  most: Count,
  /** How long the window is, ms. */
  per: z.number().int().positive(),
});

/** A source as those who run the product see it. */
export const SourceState = z.object({
  source: SourceId,
  /** Has this stage been given access to it? */
  connected: z.boolean(),
  /** It has not been answering, and rests for some minutes. */
  resting: z.boolean(),
  /** An operator switched it off: why, when and who (null: they have no account any more). */
  paused: z.object({ reason: z.string(), at: Moment, by: z.string().nullable() }).nullable(),
  /** Each way to ask it that it offers. */
  budgets: z.object({ lookUp: BudgetUse.nullable(), search: BudgetUse.nullable() }),
  /** How it answered in the last hour. */
  lastHour: SourceAnswers,
});
export type SourceState = z.infer<typeof SourceState>;

/** Where the messages lie that were given up after all their tries. */
export const FailedQueue = z.object({
  /** The part of the product whose they are, e.g. Scanning. */
  name: z.string().max(100),
  /** How many there are, as far as the queue service knows. */
  waiting: Count,
  /** Whether they can be put back to be tried again. */
  canRedrive: z.boolean(),
});
export type FailedQueue = z.infer<typeof FailedQueue>;

/** A source as people read it. */
export const sourceName = (source: SourceId): string =>
  source === 'WEB' ? 'Web search' : platformTable[source].name;

const queueNames: Record<string, string> = {
  Scanning: 'Scans',
  CrossMatch: 'Cross-match',
  DomainLooks: 'Look-alike domains',
  Changes: 'Changes of identities',
  Notifications: 'Notifications',
  AccountDeletion: 'Account deletion',
  Announcements: 'Announcements',
  Returned: 'Returned emails',
  SignInWatch: 'Sign-in notices',
};
/** The part of the product that a longer name ends with; any other name as it is. */
export const partIn = (name: string): string =>
  Object.keys(queueNames).find((part) => name.endsWith(part)) ?? name;
/** The queue of a part of the product, as operators read it; a new part goes by its own name. */
export const queueName = (part: string): string =>
  // Any text may be sent as a name, "constructor" too.
  Object.hasOwn(queueNames, part) ? queueNames[part]! : part;
