import * as z from 'zod';
import { Moment } from '../text.ts';

/** Somebody with access to the mailbox asked for it; or a date of birth below the age was entered. */
const Because = z.enum(['MAILBOX', 'DATE_OF_BIRTH']);

/** The end of an account that waits for its day, as its owner reads it. */
export const PlannedDeletion = z.object({ because: Because, askedAt: Moment, closesAt: Moment });
export type PlannedDeletion = z.infer<typeof PlannedDeletion>;
