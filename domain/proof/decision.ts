import * as z from 'zod';
import { Id, Moment, line } from '../text.ts';

/** What somebody who runs the product can decide. The last three are done by commands, outside of the application. */
export const DecisionKind = z.enum([
  'keep',
  'pause',
  'end',
  'close message',
  'open message',
  'send announcement',
  'pause source',
  'resume source',
  'redrive',
  'set plan',
  'set price',
  'grant request',
  'refuse request',
  'make operator',
  'remove operator',
  'restore',
]);
export type DecisionKind = z.infer<typeof DecisionKind>;

/** Why, in the operator's own words. */
export const DecisionReason = line(500).min(1, 'This field is required');

/** A decision as operators read it, long after. */
export const Decided = z.object({
  id: Id,
  at: Moment,
  kind: DecisionKind,
  /** Who decided: their address, or how it was done. Null: they have no account any more. */
  by: z.string().nullable(),
  /** The account, message, announcement or person. Null: it was somebody's who has deleted their account. */
  about: z.string().nullable(),
  reason: z.string().nullable(),
  /** Numbers of the reports that it answered. */
  reports: z.array(z.string()),
  /** False: it was begun, and it is not certain that all of it was done. */
  done: z.boolean(),
  /** True: nothing of it was done; something else came first. */
  refused: z.boolean().optional(),
});
export type Decided = z.infer<typeof Decided>;
