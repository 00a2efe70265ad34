import type { PlatformRequest, PlatformResponse } from '../http.ts';

/**
 * How a platform can fail us. `silent` answers only after `afterMs`; `everyone exists` answers any look-up with an account,
 * as a site does that shows a page for names nobody has.
 */
export type Fault =
  | { kind: 'silent'; afterMs: number }
  | { kind: 'broken' }
  | { kind: 'busy'; retryAfterSeconds: number }
  | { kind: 'garbled' }
  | { kind: 'everyone exists' };

/** Which fault meets a request, if any. */
export type Faults = (request: PlatformRequest) => Fault | undefined;

/** The reply of a fault; undefined where the twin goes on (after a wait, or with its own answer). */
export async function failWith(fault: Fault): Promise<PlatformResponse | undefined> {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  switch (fault.kind) {
    case 'silent':
      await new Promise((resolve) => setTimeout(resolve, fault.afterMs).unref());
      return {
        status: 504,
        headers: type,
        body: '{"message":"We couldn\'t respond to your request in time."}',
      };
    case 'broken':
      return { status: 500, headers: type, body: '{"message":"Server Error"}' };
    case 'busy':
      return {
        status: 429,
        headers: { ...type, 'retry-after': String(fault.retryAfterSeconds) },
        body: '{"message":"You have exceeded a secondary rate limit. Please wait a few minutes before you try again."}',
      };
    case 'garbled':
      return { status: 200, headers: type, body: '{"login": "may' };
    case 'everyone exists':
      return undefined;
  }
}
