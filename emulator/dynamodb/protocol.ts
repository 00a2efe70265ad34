import { randomUUID } from 'node:crypto';
import { json, type Handle, type LocalRequest } from '../host/http.ts';
import { NoAnswer } from '../host/no-answer.ts';
import { readSignature } from '../iam/claimed-signature.ts';
import { accessesOf, type DynamoAccess } from './access.ts';
import type { Input, Output } from './engine.ts';
import { DynamoError, dynamoError } from './errors.ts';
import { reportFailure } from '../host/report-failure.ts';

export type Authorize = (accessKeyId: string, access: DynamoAccess) => boolean;

const TARGET = 'DynamoDB_20120810.';

/** AWS JSON 1.0 over HTTP. Like DynamoDB Local it takes any credentials but wants a readable signature. */
export function protocol(
  call: (operation: string, input: Input) => Promise<Output>,
  authorize?: Authorize,
): Handle {
  return async (request) => {
    try {
      const operation = operationOf(request);
      const accessKeyId = holderOf(request);
      const input = parse(request.body);
      if (authorize) refuseUnlessAllowed(authorize, accessKeyId, operation, input);
      return reply(200, await call(operation, input));
    } catch (error) {
      if (error instanceof DynamoError) return reply(error.statusCode, error.body);
      if (error instanceof NoAnswer) throw error;
      reportFailure('DynamoDB', error);
      return reply(500, {
        __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError',
        message: 'Internal error',
      });
    }
  };
}

const reply = (status: number, body: object) =>
  json(status, body, { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() });

function operationOf({ method, headers }: LocalRequest): string {
  const target = headers['x-amz-target'] ?? '';
  if (method !== 'POST' || !target.startsWith(TARGET))
    throw dynamoError(
      'UnknownOperationException',
      'Expected POST with x-amz-target DynamoDB_20120810.<operation>',
    );
  return target.slice(TARGET.length);
}

function holderOf(request: LocalRequest): string {
  const signature = readSignature(request);
  if ('accessKeyId' in signature) return signature.accessKeyId;
  throw dynamoError(`${signature.code}Exception`, signature.message);
}

function parse(body: Buffer): Input {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    value = undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw dynamoError('SerializationException', 'The body is not a JSON object');
  return value as Input;
}

function refuseUnlessAllowed(
  authorize: Authorize,
  accessKeyId: string,
  operation: string,
  input: Input,
): void {
  for (const access of accessesOf(operation, input))
    if (!authorize(accessKeyId, access))
      throw dynamoError(
        'AccessDeniedException',
        `The role of ${accessKeyId} is not authorized to perform: ${access.action} on resource: ${access.resource}`,
      );
}
