import type { FaultAnswers } from '../faults.ts';
import type { PlatformResponse } from '../http.ts';
import { jsonReply } from '../json-reply.ts';

const refusal = (
  status: number,
  code: string,
  detail: string,
  meta: object,
  headers: Record<string, string> = {},
): PlatformResponse =>
  jsonReply(
    status,
    {
      type: 'ErrorResponse',
      error: { id: '00000000-0000-4000-8000-000000000000', status, code, detail, meta },
      time: 1_763_600_000,
    },
    headers,
  );

/** Both a missing key and a wrong parameter are said like this; `loc` names which. */
export const invalid = (type: string, ...loc: string[]): PlatformResponse =>
  refusal(422, 'VALIDATION', 'Unable to validate request parameter(s)', {
    errors: [{ type, loc, msg: type === 'missing' ? 'Field required' : 'Input is not valid', input: null }],
  });

const plan = (over: 'rate' | 'quota') => ({
  ...{ plan: 'Search', rate_limit: 50, rate_current: over === 'rate' ? 50 : 1 },
  ...{ quota_limit: 2000, quota_current: over === 'quota' ? 2000 : 15 },
  ...{ org_rate_limit: null, org_rate_current: 0, component: 'rate_limiter' },
});

/** A used-up month and a used-up second: the same code, told apart by `meta`. */
export const tooMuch = (over: 'rate' | 'quota', headers: Record<string, string> = {}): PlatformResponse =>
  refusal(429, 'RATE_LIMITED', 'Request rate limit exceeded for plan', plan(over), headers);

export const faultAnswers: FaultAnswers = {
  broken: refusal(500, 'INTERNAL', 'Internal server error', {}),
  busy: (seconds) => tooMuch('rate', { 'x-ratelimit-reset': `${seconds}, 1419704` }),
  spent: tooMuch('quota', { 'x-ratelimit-reset': '1, 1419704' }),
  refused: refusal(422, 'SUBSCRIPTION_TOKEN_INVALID', 'The provided subscription token is invalid.', {
    component: 'authentication',
  }),
};
