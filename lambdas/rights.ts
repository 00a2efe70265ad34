import { restEntry } from './rest/rest-entry.ts';
import { rights } from './routes/rights/index.ts';

/** Calls of the group `app` about people's rights: no other function of that group copies or ends a whole account. */
export const handler = restEntry(rights);
