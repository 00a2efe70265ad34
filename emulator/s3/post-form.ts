import * as z from 'zod';
import type { KnownCredentials } from '../iam/credentials.ts';
import type { LocalRequest } from '../host/http.ts';
import { checkSession, same, sign, type FindCredentials } from '../iam/sigv4.ts';
import { denied, notServed, S3Error, signatureError } from './errors.ts';

export interface PostedForm {
  key: string;
  content: Buffer;
  credentials: KnownCredentials;
  /** Lower-case names: content-type, x-amz-meta-… */
  fields: Record<string, string>;
}

const Policy = z.object({
  expiration: z.iso.datetime({ offset: true }),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});
type Condition = z.infer<typeof Policy>['conditions'][number];

/** Fields that no condition needs to name. */
const FREE = new Set(['x-amz-signature', 'policy', 'file', 'bucket']);

/**
 * A presigned POST: a form whose base64 policy is signed and names what may be uploaded where (algorithm: AWS "Browser-based
 * uploads using POST"). Throws S3Error: AccessDenied when a condition fails or time is over, EntityTooLarge, EntityTooSmall.
 */
export async function readPostForm(
  request: LocalRequest,
  bucket: string,
  find: FindCredentials,
  now: number,
): Promise<PostedForm> {
  const { fields, file } = await formOf(request);
  const credentials = verify(fields, find, now);
  const key = (fields.key ?? '').replaceAll('${filename}', file.name.replace(/^.*[\\/]/, ''));
  if (key === '') throw new S3Error('InvalidArgument', "Bucket POST must contain a field named 'key'.");
  if (fields['success_action_redirect'] ?? fields['redirect']) throw notServed('success_action_redirect');
  const content = Buffer.from(await file.arrayBuffer());
  checkPolicy(policyOf(fields), { ...fields, key, bucket }, content.length, now);
  return { key, content, credentials, fields };
}

async function formOf({ headers, body }: LocalRequest) {
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
  } catch {
    throw new S3Error(
      'MalformedPOSTRequest',
      'The body of your POST request is not well-formed multipart/form-data.',
    );
  }
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name.toLowerCase()] = value;
  const file = form.get('file');
  if (file === null || typeof file === 'string')
    throw new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.');
  return { fields, file };
}

function verify(fields: Record<string, string>, find: FindCredentials, now: number): KnownCredentials {
  if (fields.policy === undefined) throw denied();
  const [accessKeyId, ...scope] = (fields['x-amz-credential'] ?? '').split('/');
  if (fields['x-amz-algorithm'] !== 'AWS4-HMAC-SHA256' || scope.length !== 4)
    throw new S3Error('InvalidArgument', 'The form is not signed with AWS4-HMAC-SHA256');
  const credentials = find(accessKeyId ?? '');
  if (!credentials)
    throw new S3Error(
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  const invalid = checkSession(credentials, fields['x-amz-security-token'], now);
  if (invalid && !invalid.ok) throw signatureError(invalid.code, invalid.message);
  if (
    !same(sign(credentials.secretAccessKey, scope.join('/'), fields.policy), fields['x-amz-signature'] ?? '')
  )
    throw new S3Error(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  return credentials;
}

function policyOf(fields: Record<string, string>) {
  try {
    return Policy.parse(JSON.parse(Buffer.from(fields.policy!, 'base64').toString('utf8')));
  } catch {
    throw new S3Error(
      'InvalidPolicyDocument',
      'The content of the form does not meet the conditions of a policy document',
    );
  }
}

function checkPolicy(
  { expiration, conditions }: z.infer<typeof Policy>,
  fields: Record<string, string>,
  size: number,
  now: number,
): void {
  if (Date.parse(expiration) < now) throw invalid('Policy expired.');
  const named = new Set(FREE);
  for (const condition of conditions) {
    if (Array.isArray(condition) && condition[0] === 'content-length-range') {
      checkSize(size, condition[1], condition[2]);
      continue;
    }
    for (const [field, holds] of testsOf(condition)) {
      named.add(field);
      if (!holds(fields[field] ?? '')) throw invalid(`Policy Condition failed: ${JSON.stringify(condition)}`);
    }
  }
  const extra = Object.keys(fields).filter((field) => !named.has(field) && !field.startsWith('x-ignore-'));
  if (extra.length) throw invalid(`Extra input fields: ${extra.join(', ')}`);
}

function testsOf(condition: Condition): [string, (value: string) => boolean][] {
  if (!Array.isArray(condition))
    return Object.entries(condition).map(([field, wanted]) => [
      field.toLowerCase(),
      (value) => value === wanted,
    ]);
  const [operator, name, wanted] = condition as [string, string, string];
  const holds = (value: string) => (operator === 'eq' ? value === wanted : value.startsWith(wanted));
  return [[name.slice(1).toLowerCase(), holds]];
}

function checkSize(size: number, least: number, most: number): void {
  if (size < least)
    throw new S3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
  if (size > most)
    throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
}

const invalid = (why: string) => new S3Error('AccessDenied', `Invalid according to Policy: ${why}`);
