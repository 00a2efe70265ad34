import { get, post } from 'aws-amplify/api';
import { fetchAuthSession } from 'aws-amplify/auth';
import type * as z from 'zod';
import { correlationHeader, newCorrelationId } from '#domain/contract/correlation';
import { apiNames, type Endpoint, type Group } from '#domain/contract/endpoint';
import { CallFailed } from './call-failed.ts';

/**
 * Calls an endpoint of the contract and parses its answer. Amplify repeats on network errors, 429 and 5xx.
 * `key`: the Idempotency-Key of a POST; give the same one to repeat the same act.
 * Throws CallFailed with a sentence that may be shown.
 */
export async function call<Request extends z.ZodType, Response extends z.ZodType>(
  group: Group,
  endpoint: Endpoint<Request, Response>,
  request: z.input<Request>,
  key: string = crypto.randomUUID(),
): Promise<z.output<Response>> {
  const reference = newCorrelationId(crypto.randomUUID());
  try {
    // A token that has run out is renewed first, and that needs the network as well.
    const { tokens } = await fetchAuthSession();
    if (!tokens) throw new CallFailed('You are signed out. Sign in again.', 'UNAUTHENTICATED');
    const headers = {
      [correlationHeader]: reference,
      Authorization: tokens.accessToken.toString(),
      ...(endpoint.idempotent && { 'Idempotency-Key': key }),
    };
    const input = { apiName: apiNames[group], path: endpoint.path };
    const operation =
      endpoint.method === 'GET'
        ? get({ ...input, options: { headers, queryParams: textValues(request) } })
        : post({ ...input, options: { headers, body: request as Record<string, never> } });
    const { body } = await operation.response;
    return endpoint.response.parse(await body.json());
  } catch (error) {
    throw CallFailed.from(error, reference);
  }
}

/** A request as the query of an address: what is not given has no place in it, and is not the word "undefined". */
export const textValues = (request: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request as object)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
