import * as z from 'zod';
import { platformTable } from '../platform/platform-table.ts';
import { Moment } from '../text.ts';
import { SourceId } from './scan-job.ts';

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
});
export type SourceState = z.infer<typeof SourceState>;

/** A source as people read it. */
export const sourceName = (source: SourceId): string =>
  source === 'WEB' ? 'Web search' : platformTable[source].name;
