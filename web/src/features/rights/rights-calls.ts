import type * as z from 'zod';
import type { rightsContract } from '#domain/contract/rights';
import { openCall } from '../../lib/api/open-call.ts';

type Contract = typeof rightsContract;
type Open = Exclude<keyof Contract, 'show-in-checks' | 'get-rights-requests' | 'answer-rights-request'>;

/** What somebody asks about their data without signing in. Throws an Error with words for people. */
export async function callRights<Name extends Open>(
  name: Name,
  request: z.input<Contract[Name]['request']>,
): Promise<z.output<Contract[Name]['response']>> {
  return (await openCall(`/app/${name}`, request)) as z.output<Contract[Name]['response']>;
}
