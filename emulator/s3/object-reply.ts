import type { LocalRequest, LocalResponse } from '../host/http.ts';
import type { ObjectRecord } from './object-files.ts';
import { S3Error } from './errors.ts';

const KEPT = ['content-type', 'cache-control', 'content-disposition', 'content-language', 'expires'];

/** The headers of an upload that come back with the object. */
export function keptHeaders(headers: Record<string, string>): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([name]) => KEPT.includes(name) || name.startsWith('x-amz-meta-'),
  );
  const encodings = (headers['content-encoding'] ?? '')
    .split(/\s*,\s*/)
    .filter((e) => e && e !== 'aws-chunked');
  if (encodings.length) kept.push(['content-encoding', encodings.join(', ')]);
  return { 'content-type': 'binary/octet-stream', ...Object.fromEntries(kept) };
}

/** GET and HEAD of an object, with one byte range, ETag revalidation and the `response-…` parameters of a presigned address. */
export function objectReply(request: LocalRequest, record: ObjectRecord, content: Buffer): LocalResponse {
  const { method, headers: asked, url } = request;
  const headers: Record<string, string> = {
    ...record.headers,
    etag: record.etag,
    'last-modified': new Date(record.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    // In the cloud files have an origin of their own. Here they share the site's, so they must not run in it.
    'content-security-policy': "sandbox; default-src 'none'",
  };
  for (const name of [...KEPT, 'content-encoding']) {
    const wanted = url.searchParams.get(`response-${name}`);
    if (wanted !== null) headers[name] = wanted;
  }
  if (asked['if-none-match'] === record.etag) return { status: 304, headers };
  const range = rangeOf(asked.range, content.length);
  const part = range ? content.subarray(range.from, range.to + 1) : content;
  if (range) headers['content-range'] = `bytes ${range.from}-${range.to}/${content.length}`;
  else if (asked['x-amz-checksum-mode'] === 'ENABLED') Object.assign(headers, record.checksums);
  headers['content-length'] = String(part.length);
  return { status: range ? 206 : 200, headers, ...(method !== 'HEAD' && { body: part }) };
}

/** `bytes=2-5`, `bytes=2-`, `bytes=-3`; anything else is ignored, as HTTP says. */
function rangeOf(header: string | undefined, size: number) {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return undefined;
  const from = found[1] === '' ? Math.max(0, size - Number(found[2])) : Number(found[1]);
  const to = found[1] === '' || found[2] === '' ? size - 1 : Math.min(Number(found[2]), size - 1);
  if (from >= size || from > to) throw new S3Error('InvalidRange', 'The requested range is not satisfiable');
  return { from, to };
}
