import * as z from 'zod';
import { Moment, line } from '../text.ts';

/** As many as a business may have at once. */
export const mostTokens = 5;

/** A key by which a program of the business reads what its managers see. The token itself is shown once and not kept. */
export const ApiToken = z.object({
  /** Half the token's hash. */
  id: z.string().length(32),
  /** What people call it, such as the program that has it. */
  name: line(60).refine((name) => name !== '', { error: 'Please give the token a name.' }),
  madeAt: Moment,
  /** Of the business and who made it: found again among those who have a seat, and says nothing of who has left. */
  madeBy: z.string().length(32).nullish(),
  /** Its first use on the last day that it was used. */
  usedAt: Moment.nullish(),
});
export type ApiToken = z.infer<typeof ApiToken>;

/** A token as its business sees it. */
export const ShownToken = ApiToken.omit({ madeBy: true }).extend({
  /** The name or address of who made it, as long as they have a seat. */
  by: z.string().optional(),
});
export type ShownToken = z.infer<typeof ShownToken>;
