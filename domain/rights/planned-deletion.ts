import * as z from 'zod';
import { Moment } from '../text.ts';

/** The end of an account that somebody with access to its mailbox asked for, as its owner reads it. */
export const PlannedDeletion = z.object({ askedAt: Moment, closesAt: Moment });
export type PlannedDeletion = z.infer<typeof PlannedDeletion>;
