import * as z from 'zod';
import { Moment } from '../text.ts';

/** What the user pool told of one person, on its way to whoever mails them. */
export const SignInSeen = z.object({
  userId: z.string().min(1),
  /** Their name in the identity service. */
  username: z.string().min(1),
  what: z.enum(['signed in', 'password set anew']),
  at: Moment,
});
export type SignInSeen = z.infer<typeof SignInSeen>;
