import type { businessAccountContract } from '#domain/contract/business-account';
import type { contract } from '#domain/contract/groups';
import * as businesses from './routes/business/index.ts';
import { restEntry } from './rest/rest-entry.ts';

export const handler = restEntry<Omit<(typeof contract)['business'], keyof typeof businessAccountContract>>(
  (database) => ({
    ...businesses.business(database),
  }),
);
