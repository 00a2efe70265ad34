import type { ObjectRecord } from './object-files.ts';
import { S3Error } from './errors.ts';
import { document, element } from './xml.ts';

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';
const PAGE = 1000;

/** ListObjectsV2 of a bucket: keys in UTF-8 order, prefixes up to the delimiter folded into one. */
export function listObjects(bucket: string, records: ObjectRecord[], query: URLSearchParams): string {
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
  const most = Math.min(Number(query.get('max-keys') ?? PAGE), PAGE);
  if (!Number.isInteger(most) || most < 0)
    throw new S3Error('InvalidArgument', 'Argument max-keys must be an integer');
  const after = startOf(query);
  const encode = query.get('encoding-type') === 'url' ? encodeURIComponent : (text: string) => text;

  const rows = folded(records, prefix, delimiter).filter(({ name }) => !after || order(name, after) > 0);
  const page = rows.slice(0, most);
  const more = rows.length > page.length && most > 0;
  const last = page.at(-1)?.name ?? '';
  return document(
    'ListBucketResult',
    [
      element('Name', bucket),
      element('Prefix', encode(prefix)),
      delimiter && element('Delimiter', encode(delimiter)),
      element('MaxKeys', most),
      element('KeyCount', page.length),
      element('IsTruncated', more),
      more && element('NextContinuationToken', Buffer.from(last).toString('base64url')),
      ...page.map(({ name, record }) =>
        record
          ? `<Contents>${element('Key', encode(name))}${element('LastModified', new Date(record.lastModified).toISOString())}${element('ETag', record.etag)}${element('Size', record.size)}${element('StorageClass', 'STANDARD')}</Contents>`
          : `<CommonPrefixes>${element('Prefix', encode(name))}</CommonPrefixes>`,
      ),
    ]
      .filter(Boolean)
      .join(''),
    NAMESPACE,
  );
}

const order = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

function startOf(query: URLSearchParams): string {
  const token = query.get('continuation-token');
  return token === null ? (query.get('start-after') ?? '') : Buffer.from(token, 'base64url').toString('utf8');
}

function folded(records: ObjectRecord[], prefix: string, delimiter: string) {
  const rows = new Map<string, ObjectRecord | undefined>();
  for (const record of records) {
    if (!record.key.startsWith(prefix)) continue;
    const at = delimiter ? record.key.indexOf(delimiter, prefix.length) : -1;
    if (at < 0) rows.set(record.key, record);
    else rows.set(record.key.slice(0, at + delimiter.length), undefined);
  }
  return [...rows].map(([name, record]) => ({ name, record })).sort((a, b) => order(a.name, b.name));
}
