import { restEntry } from './rest/rest-entry.ts';
import { businessBrand } from './routes/business-brand/index.ts';

/** Copies of a business's accounts: what was found, a search, decisions. It alone of the group may start searches. */
export const handler = restEntry(businessBrand);
