import type { FaultAnswers } from '../faults.ts';
import type { PlatformResponse } from '../http.ts';
import { jsonReply } from '../json-reply.ts';

const problems = 'https://api.twitter.com/2/problems/';

/** A failure as X words most: RFC 7807, without a type of its own. */
export const plain = (
  status: number,
  title: string,
  headers: Record<string, string> = {},
): PlatformResponse => jsonReply(status, { title, detail: title, type: 'about:blank', status }, headers);

export const invalid = (parameter: string, values: string[], message: string): PlatformResponse =>
  jsonReply(400, {
    errors: [{ parameters: { [parameter]: values }, message }],
    title: 'Invalid Request',
    detail: 'One or more parameters to your request was invalid.',
    type: `${problems}invalid-request`,
  });

export const noSuchUser = (value: string) => ({
  ...{ value, detail: `Could not find user with usernames: [${value}].` },
  ...{ title: 'Not Found Error', resource_type: 'user', parameter: 'usernames', resource_id: value },
  type: `${problems}resource-not-found`,
});

export const suspendedUser = (value: string) => ({
  ...{ value, detail: `User has been suspended: [${value}].` },
  ...{ title: 'Forbidden', resource_type: 'user', parameter: 'usernames', resource_id: value },
  type: `${problems}resource-not-found`,
});

/** The month's cap is a 429 whose rate headers speak of plenty; a plan without the question is a 403 without `status`. */
export const faultAnswers = (nowSeconds: number): FaultAnswers => ({
  broken: plain(503, 'Service Unavailable'),
  busy: (seconds) =>
    plain(429, 'Too Many Requests', {
      'x-rate-limit-limit': '300',
      'x-rate-limit-remaining': '0',
      'x-rate-limit-reset': String(nowSeconds + seconds),
    }),
  spent: jsonReply(
    429,
    {
      account_id: '1',
      product_name: 'standard-basic',
      title: 'UsageCapExceeded',
      period: 'Monthly',
      scope: 'Product',
      detail: 'Usage cap exceeded: Monthly product cap',
      type: `${problems}usage-capped`,
    },
    {
      'x-rate-limit-limit': '300',
      'x-rate-limit-remaining': '299',
      'x-rate-limit-reset': String(nowSeconds + 900),
    },
  ),
  refused: jsonReply(403, {
    client_id: '1',
    detail:
      'When authenticating requests to the Twitter API v2 endpoints, you must use keys and tokens from a developer App that is attached to a Project.',
    registration_url: 'https://developer.twitter.com/en/docs/projects/overview',
    title: 'Client Forbidden',
    required_enrollment: 'Appropriate Level of API Access',
    reason: 'client-not-enrolled',
    type: `${problems}client-forbidden`,
  }),
});
