import type { LocalRequest, LocalResponse } from '../host/http.ts';
import { demand, holderOf, may, type Access } from './access.ts';
import type { CorsRule } from './cors.ts';
import { S3Error } from './errors.ts';
import { listObjects } from './list-objects.ts';
import { listVersions, onlyVersion } from './list-versions.ts';
import type { ObjectFiles } from './object-files.ts';
import { keptHeaders } from './object-reply.ts';
import { readPostForm } from './post-form.ts';
import { readUpload } from './upload.ts';
import { contents, document, element, unescape } from './xml.ts';

export interface Bucket {
  name: string;
  files: ObjectFiles;
  cors: CorsRule[];
}

const xml = (body: string): LocalResponse => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body,
});

export function listBucket(access: Access, request: LocalRequest, { name, files }: Bucket): LocalResponse {
  const query = request.url.searchParams;
  const context = Object.fromEntries(
    ['prefix', 'delimiter', 'max-keys'].map((key) => [`s3:${key}`, query.get(key) ?? undefined]),
  );
  const versions = query.has('versions');
  demand(access, holderOf(access, request), versions ? 'ListBucketVersions' : 'ListBucket', name, context);
  return xml((versions ? listVersions : listObjects)(name, files.all(), query));
}

export function headBucket(access: Access, request: LocalRequest, { name }: Bucket): LocalResponse {
  demand(access, holderOf(access, request), 'ListBucket', name);
  return { status: 200 };
}

/** A browser's upload by a presigned form. */
export async function postForm(
  access: Access,
  request: LocalRequest,
  { name, files }: Bucket,
): Promise<LocalResponse> {
  const { key, content, credentials, fields } = await readPostForm(request, name, access.find, access.now());
  demand(access, credentials, 'PutObject', `${name}/${key}`);
  const record = { key, lastModified: access.now(), headers: keptHeaders(fields), checksums: {} };
  const { etag } = await files.put(record, content);
  const location = `${request.url.origin}${request.url.pathname.replace(/\/?$/, '/')}${encodeURIComponent(key)}`;
  const headers = { etag, location, 'content-type': 'application/xml' };
  const wanted = fields['success_action_status'];
  if (wanted !== '201') return { status: wanted === '200' ? 200 : 204, headers };
  const told =
    element('Location', location) + element('Bucket', name) + element('Key', key) + element('ETag', etag);
  return { status: 201, headers, body: document('PostResponse', told) };
}

/** DeleteObjects: each key is allowed or refused on its own. Who names a version must also be allowed to delete versions. */
export async function deleteObjects(
  access: Access,
  request: LocalRequest,
  { name, files }: Bucket,
): Promise<LocalResponse> {
  const holder = holderOf(access, request);
  const asked = readUpload(request).content.toString('utf8');
  const objects = contents(asked, 'Object').flatMap((object) =>
    contents(object, 'Key').map((key) => ({
      key: unescape(key),
      version: contents(object, 'VersionId').map(unescape)[0],
    })),
  );
  if (!objects.length || objects.length > 1000)
    throw new S3Error('MalformedXML', 'The XML you provided does not name 1 to 1000 objects.');
  const quiet = contents(asked, 'Quiet')[0] === 'true';
  const results: string[] = [];
  for (const { key, version } of objects) {
    const told = element('Key', key) + (version === undefined ? '' : element('VersionId', version));
    const actions = ['DeleteObject', ...(version === undefined ? [] : ['DeleteObjectVersion'])];
    const failed = (code: string, message: string) =>
      results.push(`<Error>${told}${element('Code', code)}${element('Message', message)}</Error>`);
    if (!actions.every((action) => may(access, holder, action, `${name}/${key}`)))
      failed('AccessDenied', 'Access Denied');
    else if (version !== undefined && version !== onlyVersion)
      failed('NoSuchVersion', 'The specified version does not exist.');
    else {
      await files.delete(key);
      if (!quiet) results.push(`<Deleted>${told}</Deleted>`);
    }
  }
  return xml(document('DeleteResult', results.join(''), 'http://s3.amazonaws.com/doc/2006-03-01/'));
}
