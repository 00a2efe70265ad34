import type { contract } from '#domain/contract/groups';
import * as businesses from './routes/business/index.ts';
import { restEntry } from './rest/rest-entry.ts';

export const handler = restEntry<(typeof contract)['business']>((database) => ({
  ...businesses.business(database),
}));
