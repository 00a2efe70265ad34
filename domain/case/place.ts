import * as z from 'zod';
import { platformTable } from '../platform/platform-table.ts';
import { Platform } from '../platform/platform.ts';

/** Where a copy is met: on a platform, or under a domain that looks like one's own. */
export const CasePlace = z.enum([...Platform.options, 'DOMAIN']);
export type CasePlace = z.infer<typeof CasePlace>;

/** What stands after "on": "Instagram", "the web". */
export const placeName = (place: CasePlace): string =>
  place === 'DOMAIN' ? 'the web' : platformTable[place].name;

/** Who takes a report about it, in the middle of a sentence. */
export const reportedTo = (place: CasePlace): string =>
  place === 'DOMAIN' ? 'its registrar and host' : platformTable[place].name;

/** What it is called in a sentence: an account is run by somebody, a domain is held. */
export const nounOfPlace = (place: CasePlace): 'account' | 'domain' =>
  place === 'DOMAIN' ? 'domain' : 'account';
