import * as z from 'zod';
import { Id, Moment } from '../text.ts';

/** A message that a branch kept for its operators, since nothing that it writes leaves. */
export const KeptMessage = z.object({
  id: Id,
  at: Moment,
  channel: z.enum(['EMAIL', 'TEXT']),
  to: z.string().max(320),
  /** Empty for a text. */
  subject: z.string(),
  text: z.string(),
  /** `user pool`: Cognito sent it itself, and only Cognito knows the code that stands in it. */
  by: z.enum(['us', 'user pool']),
});
export type KeptMessage = z.infer<typeof KeptMessage>;
