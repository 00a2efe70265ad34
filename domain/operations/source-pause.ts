import * as z from 'zod';
import { Moment, line } from '../text.ts';

/** Why, in the operator's own words; other operators read it, people do not. */
export const PauseReason = line(300).min(1, 'This field is required');

/** A source that an operator has switched off. */
export const SourcePause = z.object({
  reason: PauseReason,
  /** User id of the operator. */
  by: z.string(),
  at: Moment,
});
export type SourcePause = z.infer<typeof SourcePause>;
