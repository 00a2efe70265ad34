import type { LocalRequest, LocalResponse } from '../host/http.ts';
import { CognitoError } from './errors.ts';
import { reportFailure } from '../host/report-failure.ts';

/** The AWS JSON 1.1 protocol: the operation in X-Amz-Target, refusals by name in `__type`; open to any origin. */
const open = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'x-amzn-errortype' };

export const reply = (
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): LocalResponse => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1', ...open, ...headers },
  body: JSON.stringify(value),
});

/** A CognitoError as itself; anything else is logged here and answered without detail. */
export function refusal(error: unknown): LocalResponse {
  const known =
    error instanceof CognitoError
      ? error
      : new CognitoError('InternalErrorException', 'Something went wrong', 500);
  if (known !== error) reportFailure('Cognito', error);
  return reply(
    known.status,
    { __type: known.name, message: known.message },
    { 'x-amzn-errortype': known.name },
  );
}

export const preflight: LocalResponse = {
  status: 204,
  headers: { ...open, 'access-control-allow-headers': '*', 'access-control-allow-methods': 'GET, POST' },
};

/** The named operation of a service's table. */
export function operationOf<T>(
  request: LocalRequest,
  service: string,
  operations: Record<string, T>,
): [string, T] {
  const target = request.headers['x-amz-target'] ?? '';
  const [asked, name = ''] = target.split('.');
  const operation = asked === service && Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (operation !== undefined) return [name, operation];
  throw new CognitoError(
    'UnknownOperationException',
    `The emulated ${service} does not have the operation "${target}".`,
  );
}

export function bodyOf(request: LocalRequest): unknown {
  try {
    return JSON.parse(request.body.toString('utf8'));
  } catch {
    throw new CognitoError('SerializationException', 'The body is not JSON.');
  }
}
