import type { FaultAnswers } from '../faults.ts';
import type { PlatformResponse } from '../http.ts';
import { jsonReply } from '../json-reply.ts';

/** An error as Google words it today, with `status` and `details`. */
function refusal(
  code: number,
  message: string,
  { reason, domain, status, info }: { reason: string; domain: string; status?: string; info?: string },
): PlatformResponse {
  const details = info && [
    { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: info, domain: 'googleapis.com' },
  ];
  const errors = [{ message, domain, reason }];
  return jsonReply(code, {
    error: { code, message, errors, ...(status && { status }), ...(details && { details }) },
  });
}

export const noKey = refusal(
  403,
  "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
  { reason: 'forbidden', domain: 'global', status: 'PERMISSION_DENIED' },
);

export const missingParameter = (name: string): PlatformResponse =>
  refusal(400, `No filter selected. Expected one of: ${name}`, {
    ...{ reason: 'missingRequiredParameter', domain: 'youtube.parameter' },
  });

export const notFound: PlatformResponse = {
  status: 404,
  headers: { 'content-type': 'text/html; charset=UTF-8' },
  body: '<!DOCTYPE html><title>Error 404 (Not Found)!!1</title>',
};

export const quotaExceeded = refusal(
  403,
  'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.',
  { reason: 'quotaExceeded', domain: 'youtube.quota' },
);

export const faultAnswers: FaultAnswers = {
  broken: refusal(500, 'Internal error encountered.', {
    ...{ reason: 'backendError', domain: 'global', status: 'INTERNAL' },
  }),
  busy: () =>
    refusal(403, 'User Rate Limit Exceeded', { reason: 'userRateLimitExceeded', domain: 'usageLimits' }),
  spent: quotaExceeded,
  refused: refusal(400, 'API key not valid. Please pass a valid API key.', {
    ...{ reason: 'badRequest', domain: 'global', status: 'INVALID_ARGUMENT', info: 'API_KEY_INVALID' },
  }),
};
