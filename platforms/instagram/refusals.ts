import type { FaultAnswers } from '../faults.ts';
import type { PlatformResponse } from '../http.ts';
import { jsonReply } from '../json-reply.ts';

interface Details {
  status?: number;
  headers?: Record<string, string>;
  [member: string]: unknown;
}

/** An error as Meta words it: nearly always a 400, the meaning stands in its code. */
const refusal = (
  code: number,
  message: string,
  { status = 400, headers = {}, ...more }: Details = {},
): PlatformResponse =>
  jsonReply(
    status,
    { error: { message, type: 'OAuthException', code, ...more, fbtrace_id: 'AStandInForATraceId0000' } },
    headers,
  );

export const noToken = refusal(104, 'An access token is required to request this resource.');

export const unknownObject = (id: string): PlatformResponse =>
  refusal(
    100,
    `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
    { error_subcode: 33 },
  );

export const wrongFields = refusal(2500, 'Syntax error "Expected name." at character 0');

/** The same for a name that nobody has and for a personal account. */
export const cannotFind = (username: string): PlatformResponse =>
  refusal(110, 'Invalid user id', {
    ...{ error_subcode: 2207013, is_transient: false, error_user_title: 'Cannot find User' },
    error_user_msg: `The user with username: ${username} cannot be found.`,
  });

/** The hour of an account is used up; Meta says in a header after how many minutes it may ask again. */
export const usedUp = (account: string, minutes: number): PlatformResponse =>
  refusal(4, '(#4) Application request limit reached', {
    ...{ status: 403, is_transient: true },
    headers: {
      'x-business-use-case-usage': JSON.stringify({
        [account]: [
          {
            ...{ type: 'instagram', call_count: 100, total_cputime: 1, total_time: 1 },
            estimated_time_to_regain_access: minutes,
          },
        ],
      }),
    },
  });

export const faultAnswers: FaultAnswers = {
  broken: refusal(1, 'An unknown error occurred', { status: 500 }),
  busy: (seconds) => usedUp('17841400000000001', Math.ceil(seconds / 60)),
  spent: usedUp('17841400000000001', 60),
  refused: refusal(190, 'Error validating access token: Session has expired.', {
    ...{ status: 401, error_subcode: 463 },
  }),
};
