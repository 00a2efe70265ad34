import * as z from 'zod';
import { Id, Moment } from '../text.ts';
import { SeenProfile } from './finding.ts';

/**
 * Profiles that one person's search met, on the queue of those who look whether they imitate somebody else. Whose search it
 * was is there so that they are left out, and is told to nobody.
 */
export const SeenJob = z.object({ seenFor: Id, at: Moment, profiles: z.array(SeenProfile) });
export type SeenJob = z.infer<typeof SeenJob>;
