import type { ObjectRecord } from './object-files.ts';
import { S3Error } from './errors.ts';
import { document, element } from './xml.ts';

/** The version of every object in a bucket that keeps no others; here none does, whatever its template says. */
export const onlyVersion = 'null';

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';
const PAGE = 1000;

/** ListObjectVersions of a bucket: each object with its one version, keys in UTF-8 order. */
export function listVersions(bucket: string, records: ObjectRecord[], query: URLSearchParams): string {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('key-marker') ?? ''];
  const most = Math.min(Number(query.get('max-keys') ?? PAGE), PAGE);
  if (!Number.isInteger(most) || most < 1)
    throw new S3Error('InvalidArgument', 'Argument max-keys must be a positive integer');
  const encode = query.get('encoding-type') === 'url' ? encodeURIComponent : (text: string) => text;
  const rows = records
    .filter(({ key }) => key.startsWith(prefix) && (!after || order(key, after) > 0))
    .sort((a, b) => order(a.key, b.key));
  const page = rows.slice(0, most);
  const more = rows.length > page.length;
  return document(
    'ListVersionsResult',
    [
      element('Name', bucket),
      element('Prefix', encode(prefix)),
      element('KeyMarker', encode(after)),
      element('MaxKeys', most),
      element('IsTruncated', more),
      more && element('NextKeyMarker', encode(page.at(-1)!.key)),
      more && element('NextVersionIdMarker', onlyVersion),
      ...page.map(
        ({ key, lastModified, etag, size }) =>
          `<Version>${element('Key', encode(key))}${element('VersionId', onlyVersion)}${element('IsLatest', true)}${element('LastModified', new Date(lastModified).toISOString())}${element('ETag', etag)}${element('Size', size)}${element('StorageClass', 'STANDARD')}</Version>`,
      ),
    ]
      .filter(Boolean)
      .join(''),
    NAMESPACE,
  );
}

const order = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
