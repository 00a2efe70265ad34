/** An AWS error: `name` is the exception, `body` the reply as the wire has it. */
export class DynamoError extends Error {
  override name: string;
  readonly statusCode: number;
  readonly body: Record<string, unknown>;

  constructor(body: Record<string, unknown>, statusCode = 400) {
    super(String(body.message ?? body.Message ?? ''));
    this.body = body;
    this.statusCode = statusCode;
    this.name = String(body.__type).replace(/^.*#/, '');
    // Where the SDK puts them, so that in-process callers read the same error as callers over HTTP.
    for (const field of ['CancellationReasons', 'Item'])
      if (body[field] !== undefined) Object.assign(this, { [field]: body[field] });
  }
}

const CORAL: Record<string, string> = {
  ValidationException: 'com.amazon.coral.validate#',
  SerializationException: 'com.amazon.coral.service#',
  UnknownOperationException: 'com.amazon.coral.service#',
  AccessDeniedException: 'com.amazon.coral.service#',
  MissingAuthenticationTokenException: 'com.amazon.coral.service#',
  IncompleteSignatureException: 'com.amazon.coral.service#',
};

/** An AWS error by its exception name, e.g. `dynamoError('ValidationException', 'Too many items')`. */
export function dynamoError(
  name: string,
  message: string,
  fields: Record<string, unknown> = {},
  statusCode = 400,
): DynamoError {
  const text = name === 'TransactionCanceledException' ? { Message: message } : { message };
  const __type = `${CORAL[name] ?? 'com.amazonaws.dynamodb.v20120810#'}${name}`;
  return new DynamoError({ __type, ...text, ...fields }, statusCode);
}

/** dynalite's error as ours; its own defects (no reply body) pass through unchanged and answer 500. */
export function fromDynalite(error: unknown): unknown {
  const { body, statusCode } = error as Dynalite.DynaliteError;
  if (body) return new DynamoError(body, statusCode);
  if (error instanceof RangeError)
    return dynamoError('ValidationException', 'Nesting Levels have exceeded supported limits');
  return error;
}
