import { businessContract } from '#domain/contract/business';
import { getBusiness } from './routes/business/get-business.ts';
import { getBusinessList } from './routes/business/get-business-list.ts';
import { restEntry } from './runtime/rest-entry.ts';
import { businessStore } from './store/business.ts';

export const handler = restEntry(
  businessContract,
  { 'get-business': getBusiness, 'get-business-list': getBusinessList },
  (database) => ({ businesses: businessStore(database) }),
);
