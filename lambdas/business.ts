import type { businessAccountContract } from '#domain/contract/business-account';
import type { businessBrandContract } from '#domain/contract/business-brand';
import type { businessProgramsContract } from '#domain/contract/business-programs';
import type { contract } from '#domain/contract/groups';
import * as businesses from './routes/business/index.ts';
import { restEntry } from './rest/rest-entry.ts';

export const handler = restEntry<
  Omit<
    (typeof contract)['business'],
    | keyof typeof businessAccountContract
    | keyof typeof businessBrandContract
    | keyof typeof businessProgramsContract
  >
>((database) => ({
  ...businesses.business(database),
}));
