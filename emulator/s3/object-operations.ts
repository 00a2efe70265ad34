import type { LocalRequest, LocalResponse } from '../host/http.ts';
import { demand, holderOf, may, type Access } from './access.ts';
import type { Bucket } from './bucket-operations.ts';
import { denied, notServed, S3Error } from './errors.ts';
import { keptHeaders, objectReply } from './object-reply.ts';
import { readUpload } from './upload.ts';

export async function putObject(
  access: Access,
  request: LocalRequest,
  { name, files }: Bucket,
  key: string,
): Promise<LocalResponse> {
  demand(access, holderOf(access, request), 'PutObject', `${name}/${key}`);
  const unserved = ['x-amz-copy-source', 'if-match', 'if-none-match', 'x-amz-tagging'];
  const refused = unserved.find((header) => request.headers[header]);
  if (refused) throw notServed(refused);
  const { content, checksums } = readUpload(request);
  const headers = keptHeaders(request.headers);
  const { etag } = await files.put({ key, lastModified: access.now(), headers, checksums }, content);
  return { status: 200, headers: { etag, ...checksums } };
}

export async function getObject(
  access: Access,
  request: LocalRequest,
  { name, files }: Bucket,
  key: string,
): Promise<LocalResponse> {
  const holder = holderOf(access, request);
  demand(access, holder, 'GetObject', `${name}/${key}`);
  const found = await files.read(key);
  if (found) return objectReply(request, found.record, found.content);
  // Who may not list is not told what is missing.
  if (!may(access, holder, 'ListBucket', name)) throw denied();
  throw new S3Error('NoSuchKey', 'The specified key does not exist.');
}

export async function deleteObject(
  access: Access,
  request: LocalRequest,
  { name, files }: Bucket,
  key: string,
): Promise<LocalResponse> {
  demand(access, holderOf(access, request), 'DeleteObject', `${name}/${key}`);
  await files.delete(key);
  return { status: 204 };
}
