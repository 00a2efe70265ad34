import { businessContract } from '#domain/contract/business';
import { serve } from '../../rest/rest.ts';
import { businessStore } from '../../store/business.ts';
import type { Database } from '../../store/table/table.ts';
import { getBusiness } from './get-business.ts';
import { getBusinessList } from './get-business-list.ts';

const services = (database: Database) => ({ businesses: businessStore(database) });

/** Businesses and who has a seat in them. */
export const business = (database: Database) =>
  serve(businessContract, services(database), {
    'get-business': getBusiness,
    'get-business-list': getBusinessList,
  });
