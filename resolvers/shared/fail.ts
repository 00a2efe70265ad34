import { util } from '@aws-appsync/utils';

/** Ends a field whose table did not answer. The database's own words are in the logs, and for nobody else. */
export function fail(): never {
  return util.error('Something went wrong on our side. Please try again.', 'INTERNAL');
}
