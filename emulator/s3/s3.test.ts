import { Sha256 } from '@aws-crypto/sha256-js';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  paginateListObjectsV2,
  PutObjectAclCommand,
  PutObjectCommand,
  S3Client,
  type ChecksumAlgorithm,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { SignatureV4 } from '@smithy/signature-v4';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCredentials, type Credentials, type IssuedCredentials } from '../iam/credentials.ts';
import { openDurable } from '../host/durable.ts';
import type { Statement } from '../iam/policy.ts';
import { serve } from '../host/serve.ts';
import { createS3, type S3 } from './s3.ts';

const Bucket = 'user-files';
const ORIGIN = 'http://site.example';
const roles: Record<string, Statement[]> = {
  'arn:own': [
    {
      Effect: 'Allow',
      Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
      Resource: `arn:aws:s3:::${Bucket}/users/\${aws:PrincipalTag/sub}/*`,
    },
  ],
};
const folder = mkdtempSync(join(tmpdir(), 's3-test-'));
let late = 0;
let credentials: Credentials;
let origin: string;
let stop: () => Promise<void>;
let s3: S3;
let all: IssuedCredentials;
let client: S3Client;

const open = async () => {
  s3 = createS3({
    folder,
    find: credentials.find,
    statementsOf: (role) => roles[role],
    now: () => Date.now() + late,
  });
  await s3.ensureBucket({
    BucketName: Bucket,
    CorsConfiguration: {
      CorsRules: [
        {
          AllowedOrigins: [ORIGIN],
          AllowedMethods: ['GET', 'PUT', 'POST'],
          AllowedHeaders: ['*'],
          ExposedHeaders: ['ETag'],
          MaxAge: 60,
        },
      ],
    },
  });
};
const clientOf = (key: IssuedCredentials) =>
  new S3Client({
    endpoint: `${origin}/s3`,
    forcePathStyle: true,
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { ...key, expiration: new Date(key.expiration) },
  });

beforeAll(async () => {
  credentials = await createCredentials(await openDurable(undefined), Date.now);
  all = await credentials.issue({ roleArn: 'arn:all', seconds: 3600 });
  await open();
  const server = await serve((request) => s3.handle(request));
  ({ origin, close: stop } = server);
  client = clientOf(all);
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => void (late = 0));

const put = (Key: string, Body = 'x', more: object = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const read = async (Key: string, more: object = {}, from = client) => {
  const found = await from.send(new GetObjectCommand({ Bucket, Key, ...more }));
  return found.Body!.transformToString();
};
const nameOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return (error as Error | undefined)?.name;
};

describe('objects', () => {
  test.each(['a b+c&d.txt', "users/1/é'(*)!.png", '%2F', 'dir/', '..%/x', '猫/🐈', 'q?x=1#y'])(
    'the key %j keeps content, type and metadata',
    async (Key) => {
      await put(Key, 'héllo', {
        ContentType: 'text/plain',
        CacheControl: 'no-cache',
        Metadata: { note: 'n' },
      });
      const found = await client.send(new GetObjectCommand({ Bucket, Key, ChecksumMode: 'ENABLED' }));
      expect(await found.Body!.transformToString()).toBe('héllo');
      expect(found).toMatchObject({
        ContentType: 'text/plain',
        CacheControl: 'no-cache',
        Metadata: { note: 'n' },
        ContentLength: 6,
        ETag: `"${createHash('md5').update('héllo').digest('hex')}"`,
      });
      expect(found.ChecksumCRC32).toBeDefined();
      const head = await client.send(new HeadObjectCommand({ Bucket, Key }));
      expect([head.ContentLength, head.ETag]).toEqual([6, found.ETag]);
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
      expect(await nameOf(read(Key))).toBe('NoSuchKey');
    },
  );

  test.each(['CRC32', 'SHA1', 'SHA256'] as ChecksumAlgorithm[])(
    'a stream arrives without its chunk framing, checked by %s',
    async (ChecksumAlgorithm) => {
      const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * 31) % 256));
      const Body = Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]);
      await client.send(
        new PutObjectCommand({ Bucket, Key: 'stream', Body, ContentLength: bytes.length, ChecksumAlgorithm }),
      );
      const found = await client.send(
        new GetObjectCommand({ Bucket, Key: 'stream', ChecksumMode: 'ENABLED' }),
      );
      expect(Buffer.from(await found.Body!.transformToByteArray()).equals(bytes)).toBe(true);
      expect(found.ContentEncoding).toBeUndefined();
    },
  );

  test('a wrong checksum is refused and the old content stays', async () => {
    await put('sum', 'old');
    expect(await nameOf(put('sum', 'new', { ChecksumSHA256: 'A'.repeat(43) + '=' }))).toBe('BadDigest');
    expect(await read('sum')).toBe('old');
  });

  test('byte ranges', async () => {
    await put('range', '0123456789');
    expect(
      await Promise.all(
        ['bytes=2-4', 'bytes=7-', 'bytes=-2', 'bytes=8-99'].map((Range) => read('range', { Range })),
      ),
    ).toEqual(['234', '789', '89', '89']);
    expect(await nameOf(read('range', { Range: 'bytes=10-' }))).toBe('InvalidRange');
  });

  test('they survive a restart; a replaced content leaves no file behind', async () => {
    await put('kept', 'one');
    await Promise.all(['two', 'three', 'four'].map((body) => put('kept', body)));
    await open();
    const content = await read('kept');
    expect(['two', 'three', 'four']).toContain(content);
    const files = readdirSync(join(folder, Bucket));
    expect(files.filter((name) => name.endsWith('.json'))).toHaveLength(files.length / 2);
  });

  test('what it does not serve it says', async () => {
    expect(
      await nameOf(client.send(new PutObjectAclCommand({ Bucket, Key: 'kept', ACL: 'public-read' }))),
    ).toBe('NotImplemented');
    expect(await nameOf(client.send(new GetObjectCommand({ Bucket: 'other', Key: 'x' })))).toBe(
      'NoSuchBucket',
    );
    await expect(s3.ensureBucket({ BucketName: Bucket, WebsiteConfiguration: {} })).rejects.toThrow(
      /WebsiteConfiguration/,
    );
    await expect(s3.ensureBucket({ BucketName: '../up' })).rejects.toThrow(/name/);
  });
});

describe('lists', () => {
  const keys = ['l/a', 'l/b/1', 'l/b/2', 'l/c&<', 'l/z', 'l/é', 'l/\u{1F408}', 'l/\uFF5E'];
  beforeAll(async () => void (await Promise.all(keys.map((key) => put(key)))));

  test('by pages, in UTF-8 order', async () => {
    const found: string[] = [];
    for await (const page of paginateListObjectsV2({ client, pageSize: 3 }, { Bucket, Prefix: 'l/' }))
      found.push(...page.Contents!.map((object) => object.Key!));
    expect(found).toEqual(keys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  });

  test('folded at a delimiter, after a key', async () => {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: 'l/', Delimiter: '/', StartAfter: 'l/a', MaxKeys: 2 }),
    );
    expect([
      page.CommonPrefixes,
      page.Contents?.map(({ Key }) => Key),
      page.IsTruncated,
      page.KeyCount,
    ]).toEqual([[{ Prefix: 'l/b/' }], ['l/c&<'], true, 2]);
    const none = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'nothing' }));
    expect([none.Contents, none.KeyCount]).toEqual([undefined, 0]);
  });

  test('many are deleted at once', async () => {
    const Objects = ['l/c&<', 'l/é', 'absent'].map((Key) => ({ Key }));
    const reply = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect(reply.Deleted).toEqual(Objects);
    const left = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'l/' }));
    expect(left.KeyCount).toBe(keys.length - 2);
  });
});

describe('versions', () => {
  test('each object has one, listed by pages, and goes with it', async () => {
    for (const key of ['v/a', 'v/b&', 'v/c']) await put(key, 'x');
    const first = await client.send(new ListObjectVersionsCommand({ Bucket, Prefix: 'v/', MaxKeys: 2 }));
    expect([first.IsTruncated, first.Versions?.map(({ Key, VersionId }) => [Key, VersionId])]).toEqual([
      true,
      [
        ['v/a', 'null'],
        ['v/b&', 'null'],
      ],
    ]);
    const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = first;
    const rest = { Bucket, Prefix: 'v/', KeyMarker, VersionIdMarker };
    const last = await client.send(new ListObjectVersionsCommand(rest));
    expect([last.IsTruncated, last.Versions?.map(({ Key }) => Key)]).toEqual([false, ['v/c']]);
    const Objects = [
      { Key: 'v/a', VersionId: 'null' },
      { Key: 'v/b&', VersionId: 'another' },
    ];
    const reply = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect([reply.Deleted, reply.Errors]).toMatchObject([
      [{ Key: 'v/a', VersionId: 'null' }],
      [{ Key: 'v/b&', Code: 'NoSuchVersion' }],
    ]);
  });
});

describe('a role with statements', () => {
  let mine: S3Client;
  beforeAll(async () => {
    const request = { roleArn: 'arn:own', principalTags: { sub: 'me' }, seconds: 3600 };
    mine = clientOf(await credentials.issue(request));
    await put('users/you/a', 'yours');
  });

  test('reaches its own files only, and is not told what is missing', async () => {
    await mine.send(new PutObjectCommand({ Bucket, Key: 'users/me/a', Body: 'mine' }));
    expect(await read('users/me/a', {}, mine)).toBe('mine');
    const refused = [
      read('users/you/a', {}, mine),
      read('users/me/absent', {}, mine),
      mine.send(new PutObjectCommand({ Bucket, Key: 'users/you/a', Body: 'x' })),
      mine.send(new DeleteObjectCommand({ Bucket, Key: 'users/you/a' })),
      mine.send(new ListObjectsV2Command({ Bucket })),
    ];
    expect(new Set(await Promise.all(refused.map(nameOf)))).toEqual(new Set(['AccessDenied']));
    // A web address folds `..` away before it is read here, so the signature no longer fits.
    expect(await nameOf(read('users/me/../you/a', {}, mine))).toBe('SignatureDoesNotMatch');
    await expect(mine.send(new HeadBucketCommand({ Bucket }))).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    });
    expect(await read('users/you/a')).toBe('yours');
  });

  test('deleting many answers for each', async () => {
    const Objects = ['users/me/a', 'users/you/a'].map((Key) => ({ Key }));
    const reply = await mine.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect([reply.Deleted, reply.Errors]).toMatchObject([
      [{ Key: 'users/me/a' }],
      [{ Key: 'users/you/a', Code: 'AccessDenied' }],
    ]);
    expect(await read('users/you/a')).toBe('yours');
  });

  test('may delete files, and no version of one', async () => {
    await mine.send(new PutObjectCommand({ Bucket, Key: 'users/me/a', Body: 'mine' }));
    const Objects = [{ Key: 'users/me/a', VersionId: 'null' }];
    const reply = await mine.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect(reply.Errors).toMatchObject([{ Key: 'users/me/a', Code: 'AccessDenied' }]);
    const listing = mine.send(new ListObjectVersionsCommand({ Bucket, Prefix: 'users/me/' }));
    expect(await nameOf(listing)).toBe('AccessDenied');
  });
});

const codeOf = async (reply: Response) => {
  const text = await reply.text();
  return [reply.status, /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? text];
};

describe('presigned addresses', () => {
  const presigned = async (method: string, path: string, query: Record<string, string> = {}) => {
    const signer = new SignatureV4({
      credentials: { ...all, expiration: new Date(all.expiration) },
      region: 'us-east-1',
      service: 's3',
      sha256: Sha256,
      uriEscapePath: false,
    });
    const { host } = new URL(origin);
    const request = {
      method,
      protocol: 'http:',
      hostname: host,
      path: `/s3/${Bucket}/${path}`,
      query,
      headers: { host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    };
    const signed = await signer.presign(request as never, { expiresIn: 60 });
    return `${origin}${signed.path}?${new URLSearchParams(signed.query as Record<string, string>)}`.replaceAll(
      '+',
      '%20',
    );
  };

  test('put, get, and a file name of choice', async () => {
    const sent = await fetch(await presigned('PUT', 'p%20q'), { method: 'PUT', body: 'by link' });
    expect(sent.status).toBe(200);
    const disposition = 'attachment; filename="a b.txt"';
    const got = await fetch(await presigned('GET', 'p%20q', { 'response-content-disposition': disposition }));
    expect([got.status, got.headers.get('content-disposition'), await got.text()]).toEqual([
      200,
      disposition,
      'by link',
    ]);
    // A file must not run in the site's origin, which it shares locally.
    expect(got.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('tampered, expired or absent signatures are refused with S3 errors', async () => {
    const link = await presigned('GET', 'p%20q');
    const last = link.at(-1) === '0' ? '1' : '0';
    expect(await codeOf(await fetch(link.replace(/(Signature=\w+)\w/, `$1${last}`)))).toEqual([
      403,
      'SignatureDoesNotMatch',
    ]);
    expect(await codeOf(await fetch(link.replace('p%20q', 'users/you/a')))).toEqual([
      403,
      'SignatureDoesNotMatch',
    ]);
    expect(await codeOf(await fetch(link, { method: 'PUT', body: 'x' }))).toEqual([
      403,
      'SignatureDoesNotMatch',
    ]);
    expect(await codeOf(await fetch(link.split('?')[0]!))).toEqual([403, 'AccessDenied']);
    late = 61_000;
    expect(await codeOf(await fetch(link))).toEqual([403, 'AccessDenied']);
  });
});

describe('presigned forms', () => {
  type Conditions = NonNullable<Parameters<typeof createPresignedPost>[1]['Conditions']>;
  const form = (
    Conditions: Conditions = [],
    Fields: Record<string, string> = {},
    Key = 'users/me/${filename}',
    from = client,
  ) =>
    createPresignedPost(from, {
      Bucket,
      Key,
      Fields,
      Conditions: [
        ['content-length-range', 2, 10],
        ['starts-with', '$Content-Type', 'image/'],
        ...Conditions,
      ],
      Expires: 60,
    });
  const send = async (
    { url, fields }: { url: string; fields: Record<string, string> },
    change: Record<string, string | undefined> = {},
    content = '12345',
  ) => {
    const data = new FormData();
    const whole = { 'Content-Type': 'image/png', ...fields, ...change };
    for (const [name, value] of Object.entries(whole)) if (value !== undefined) data.append(name, value);
    data.append('file', new Blob([content]), 'C:\\me\\photo é.png');
    return fetch(url, { method: 'POST', body: data, headers: { origin: ORIGIN } });
  };

  test('a form within its conditions is stored', async () => {
    const reply = await send(await form([], { 'x-amz-meta-note': 'n', success_action_status: '201' }));
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([201, ORIGIN]);
    expect(await reply.text()).toContain('<Key>users/me/photo é.png</Key>');
    const found = await client.send(new GetObjectCommand({ Bucket, Key: 'users/me/photo é.png' }));
    expect([await found.Body!.transformToString(), found.ContentType, found.Metadata]).toEqual([
      '12345',
      'image/png',
      { note: 'n' },
    ]);
    expect((await send(await form())).status).toBe(204);
  });

  test.each([
    ['another prefix', { key: 'users/you/a' }, '12345', [403, 'AccessDenied']],
    ['another type', { 'Content-Type': 'text/html' }, '12345', [403, 'AccessDenied']],
    ['no type', { 'Content-Type': undefined }, '12345', [403, 'AccessDenied']],
    ['a field nobody signed', { 'x-amz-meta-extra': '1' }, '12345', [403, 'AccessDenied']],
    ['too much', {}, '12345678901', [400, 'EntityTooLarge']],
    ['too little', {}, '1', [400, 'EntityTooSmall']],
    ['no policy', { Policy: undefined }, '12345', [403, 'AccessDenied']],
    [
      'another policy',
      { Policy: Buffer.from('{}').toString('base64') },
      '12345',
      [403, 'SignatureDoesNotMatch'],
    ],
    ['a wrong signature', { 'X-Amz-Signature': '0'.repeat(64) }, '12345', [403, 'SignatureDoesNotMatch']],
    ['no signature', { 'X-Amz-Signature': undefined }, '12345', [403, 'SignatureDoesNotMatch']],
    [
      'an unknown key',
      { 'X-Amz-Credential': 'A/20260101/us-east-1/s3/aws4_request' },
      '12345',
      [403, 'InvalidAccessKeyId'],
    ],
    ['no session token', { 'X-Amz-Security-Token': undefined }, '12345', [400, 'InvalidToken']],
    ['no key', { key: undefined }, '12345', [400, 'InvalidArgument']],
  ])('%s is refused', async (_, change, content, expected) => {
    expect(await codeOf(await send(await form(), change, content))).toEqual(expected);
  });

  test('after its time, for another bucket, by a role that may not, or not a form: refused', async () => {
    const mine = clientOf(
      await credentials.issue({ roleArn: 'arn:own', principalTags: { sub: 'me' }, seconds: 60 }),
    );
    expect((await send(await form([], {}, 'users/me/a', mine))).status).toBe(204);
    expect(await codeOf(await send(await form([], {}, 'users/you/a', mine)))).toEqual([403, 'AccessDenied']);
    const good = await form();
    await s3.ensureBucket({ BucketName: 'other-files' });
    const elsewhere = { ...good, url: good.url.replace(Bucket, 'other-files') };
    expect(await codeOf(await send(elsewhere))).toEqual([403, 'AccessDenied']);
    expect(await codeOf(await fetch(good.url, { method: 'POST', body: '{}' }))).toEqual([
      400,
      'MalformedPOSTRequest',
    ]);
    late = 61_000;
    expect(await codeOf(await send(good))).toEqual([403, 'AccessDenied']);
  });
});

describe('cross-origin requests', () => {
  const preflight = (from: string, method: string) =>
    fetch(`${origin}/s3/${Bucket}/a`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': method,
        'access-control-request-headers': 'X-A, content-type',
      },
    });

  test('a preflight by the bucket rules', async () => {
    const reply = await preflight(ORIGIN, 'PUT');
    const header = (name: string) => reply.headers.get(`access-control-${name}`);
    expect([
      reply.status,
      header('allow-origin'),
      header('allow-headers'),
      header('max-age'),
      header('expose-headers'),
    ]).toEqual([200, ORIGIN, 'x-a, content-type', '60', 'ETag']);
    expect((await preflight('http://evil.example', 'PUT')).status).toBe(403);
    expect((await preflight(ORIGIN, 'DELETE')).status).toBe(403);
  });

  test('an error can be read by the page that caused it', async () => {
    const reply = await fetch(`${origin}/s3/${Bucket}/a`, { headers: { origin: ORIGIN } });
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([403, ORIGIN]);
  });
});
