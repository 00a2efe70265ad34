import { join } from 'node:path';
import type { Handle, LocalRequest, LocalResponse } from '../host/http.ts';
import type { Access } from './access.ts';
import { deleteObjects, headBucket, listBucket, postForm, type Bucket } from './bucket-operations.ts';
import { corsHeaders, preflight, type CorsRule } from './cors.ts';
import { errorReply, notServed, S3Error } from './errors.ts';
import { ObjectFiles } from './object-files.ts';
import { deleteObject, getObject, putObject } from './object-operations.ts';
import { reportFailure } from '../host/report-failure.ts';

export interface S3Options extends Access {
  /** Buckets live here as folders. One process at a time. */
  folder: string;
  /** Where the service is mounted. */
  base?: string;
}

/** The properties of AWS::S3::Bucket that are read here, references already resolved. */
export interface BucketProperties {
  BucketName: string;
  CorsConfiguration?: { CorsRules: CorsRule[] };
  [inert: string]: unknown;
}

export interface S3 {
  /** Path style: `/s3/<bucket>/<key>`. */
  handle: Handle;
  /** Makes a bucket what its template says, keeping its objects. Throws for properties it does not know. */
  ensureBucket(properties: BucketProperties): Promise<{ name: string; arn: string }>;
}

/** Served, or without effect on one machine. */
const KNOWN = new Set([
  ...['BucketName', 'CorsConfiguration', 'BucketEncryption', 'PublicAccessBlockConfiguration'],
  ...['OwnershipControls', 'VersioningConfiguration', 'LifecycleConfiguration', 'LoggingConfiguration'],
  ...['Tags', 'AccessControl'],
]);

/** S3 on one machine: objects are files; signatures and policies are checked as in the cloud. */
export function createS3({ folder, base = '/s3', ...access }: S3Options): S3 {
  const buckets = new Map<string, Bucket>();

  const handle: Handle = async (request) => {
    let bucket: Bucket | undefined;
    const shared = () => (bucket ? corsHeaders(bucket.cors, request) : {});
    try {
      const { name, key } = targetOf(request.url, base);
      bucket = buckets.get(name);
      if (!bucket) throw new S3Error('NoSuchBucket', 'The specified bucket does not exist');
      if (request.method === 'OPTIONS') return preflight(bucket.cors, request);
      const reply = await answer(access, request, bucket, key);
      return { ...reply, headers: { ...reply.headers, ...shared() } };
    } catch (error) {
      if (!(error instanceof S3Error)) reportFailure('S3', error);
      const told =
        error instanceof S3Error ? error : new S3Error('InternalError', 'We encountered an internal error.');
      const reply = errorReply(told, request);
      return { ...reply, headers: { ...reply.headers, ...shared() } };
    }
  };

  return {
    handle,
    async ensureBucket(properties) {
      const { BucketName: name, CorsConfiguration } = properties;
      const unknown = Object.keys(properties).filter((key) => !KNOWN.has(key));
      if (unknown.length) throw new Error(`Emulated buckets do not know ${unknown.join(', ')} (${name})`);
      if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) || name.includes('..'))
        throw new Error(`${name} is not a bucket's name`);
      const files = buckets.get(name)?.files ?? (await ObjectFiles.open(join(folder, name)));
      buckets.set(name, { name, files, cors: CorsConfiguration?.CorsRules ?? [] });
      return { name, arn: `arn:aws:s3:::${name}` };
    },
  };
}

/** Query parameters that are served or harmless; another one (`?acl`, `?uploads`) would change what is asked. */
const PARAMETERS =
  /^(x-amz-.*|x-id|response-[a-z-]+|list-type|prefix|delimiter|max-keys|start-after|continuation-token|encoding-type|fetch-owner|delete|versions|key-marker|version-id-marker)$/i;

async function answer(
  access: Access,
  request: LocalRequest,
  bucket: Bucket,
  key: string,
): Promise<LocalResponse> {
  const query = request.url.searchParams;
  const other = [...query.keys()].find((name) => !PARAMETERS.test(name));
  if (other !== undefined) throw notServed(`?${other}`);
  if (key === '') {
    const list =
      query.get('list-type') === '2' || query.has('versions') ? 'list' : query.has('delete') ? 'delete' : '';
    switch (`${request.method} ${list}`) {
      case 'GET list':
        return listBucket(access, request, bucket);
      case 'POST delete':
        return deleteObjects(access, request, bucket);
      case 'POST ':
        return postForm(access, request, bucket);
      case 'HEAD ':
        return headBucket(access, request, bucket);
      default:
        throw notServed(`${request.method} of a bucket`);
    }
  }
  switch (request.method) {
    case 'PUT':
      return putObject(access, request, bucket, key);
    case 'GET':
    case 'HEAD':
      return getObject(access, request, bucket, key);
    case 'DELETE':
      return deleteObject(access, request, bucket, key);
    default:
      throw notServed(`${request.method} of an object`);
  }
}

function targetOf(url: URL, base: string): { name: string; key: string } {
  const path = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length + 1) : '';
  const [, name = '', key = ''] = /^([^/]*)\/?(.*)$/s.exec(path) ?? [];
  try {
    return { name, key: decodeURIComponent(key) };
  } catch {
    throw new S3Error('InvalidURI', "Couldn't parse the specified URI.");
  }
}
