import { restEntry } from './rest/rest-entry.ts';
import { businessAccount } from './routes/business-account/index.ts';

/** Calls of the group `business` that would be too heavy for its function, or may do what it may not. */
export const handler = restEntry(businessAccount);
