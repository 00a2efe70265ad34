import * as z from 'zod';
import { Id, Moment } from '../text.ts';

export const CaseDeed = z.enum([
  ...['opened', 'evidence', 'report', 'facts', 'answer', 'reminder', 'step', 'closed', 'reopened'],
  ...['removed', 'changed', 'moved', 'reported', 'reported again', 'not reported'],
  ...['latest not reported', 'report text'],
] as const);
export type CaseDeed = z.infer<typeof CaseDeed>;

/** Who of a business did what to its case, and when. */
export const CaseAct = z.object({
  at: Moment,
  /** A person; whom it names is looked up when the case is read, and nobody once their account is deleted. */
  by: Id,
  did: CaseDeed,
  /** How they are called now; not kept. */
  name: z.string().nullish(),
  /** They have no seat in the business any more; not kept. */
  left: z.boolean().nullish(),
});
export type CaseAct = z.infer<typeof CaseAct>;

export const mostActs = 200;
