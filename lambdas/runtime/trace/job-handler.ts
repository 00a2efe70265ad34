import type { Context } from 'aws-lambda';
import { correlated } from './correlation.ts';

/** A function that runs on the schedule: what one run sets off carries the run's own id. */
export const jobHandler =
  <T>(work: () => Promise<T>) =>
  (_event: unknown, { awsRequestId }: Pick<Context, 'awsRequestId'>): Promise<T> =>
    correlated(awsRequestId, work);
