import type { PlatformRequest, PlatformResponse } from './http.ts';

/**
 * How a platform can fail us. `silent` answers only after `afterMs`; `busy` is its rate, `spent` its quota of a day or a
 * month; `refused`: it does not accept who asks; `page` is a web page where JSON belongs; `everyone exists` answers any look-up
 * with an account, as a site does that shows a page for names nobody has.
 */
export type Fault =
  | { kind: 'silent'; afterMs: number }
  | { kind: 'busy'; retryAfterSeconds: number }
  | { kind: 'broken' | 'spent' | 'refused' | 'page' | 'empty' | 'garbled' | 'everyone exists' };

/** Which fault meets a request, if any. */
export type Faults = (request: PlatformRequest) => Fault | undefined;

/** How a platform words its failures, in its own format. */
export interface FaultAnswers {
  broken: PlatformResponse;
  busy: (seconds: number) => PlatformResponse;
  spent: PlatformResponse;
  refused: PlatformResponse;
}

/** The reply of a fault; undefined where the twin goes on with its own answer. */
export async function failWith(fault: Fault, answers: FaultAnswers): Promise<PlatformResponse | undefined> {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  switch (fault.kind) {
    case 'silent':
      await new Promise((resolve) => setTimeout(resolve, fault.afterMs).unref());
      return { status: 504, headers: { 'content-type': 'text/html' }, body: '<h1>Gateway time-out</h1>' };
    case 'busy':
      return answers.busy(fault.retryAfterSeconds);
    case 'broken':
    case 'spent':
    case 'refused':
      return answers[fault.kind];
    case 'page':
      return {
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: '<!doctype html><title>Sign in</title><h1>Sign in to go on</h1>',
      };
    case 'empty':
      return { status: 200, headers: type, body: '' };
    case 'garbled':
      return { status: 200, headers: type, body: '{"data": [{"id": "4' };
    case 'everyone exists':
      return undefined;
  }
}
