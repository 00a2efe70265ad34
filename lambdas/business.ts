import { businessContract } from '#domain/contract/business';
import { getBusiness } from './routes/business/get-business.ts';
import { getBusinessList } from './routes/business/get-business-list.ts';
import { restEntry } from './rest/rest-entry.ts';
import { businessStore } from './store/business.ts';
import type { Database } from './store/table/table.ts';

export const handler = restEntry(
  businessContract,
  (database: Database) => ({ businesses: businessStore(database) }),
  {
    'get-business': getBusiness,
    'get-business-list': getBusinessList,
  },
);
