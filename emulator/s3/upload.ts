import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { LocalRequest } from '../host/http.ts';
import { notServed, S3Error } from './errors.ts';

export interface Upload {
  content: Buffer;
  /** The checksums that came with it, verified. */
  checksums: Record<string, string>;
}

const digest = (algorithm: string) => (content: Buffer) =>
  createHash(algorithm).update(content).digest('base64');

const CHECKSUMS: Record<string, (content: Buffer) => string> = {
  'x-amz-checksum-crc32': (content) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(crc32(content));
    return bytes.toString('base64');
  },
  'x-amz-checksum-sha1': digest('sha1'),
  'x-amz-checksum-sha256': digest('sha256'),
};

/** The content of an upload: chunk framing taken off, every checksum verified. Throws S3Error. */
export function readUpload({ headers, body }: LocalRequest): Upload {
  const streamed = headers['x-amz-content-sha256']?.startsWith('STREAMING-') ?? false;
  const { content, trailers } = streamed ? dechunked(headers, body) : { content: body, trailers: {} };
  if (headers['content-md5'] && headers['content-md5'] !== digest('md5')(content))
    throw new S3Error('BadDigest', 'The Content-MD5 you specified did not match what we received.');
  const checksums: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...headers, ...trailers })) {
    if (
      !name.startsWith('x-amz-checksum-') ||
      name === 'x-amz-checksum-type' ||
      name === 'x-amz-checksum-mode'
    )
      continue;
    const compute = CHECKSUMS[name];
    if (!compute) throw notServed(name);
    if (compute(content) !== value)
      throw new S3Error(
        'BadDigest',
        `The ${name.slice(15).toUpperCase()} you specified did not match the calculated checksum.`,
      );
    checksums[name] = value;
  }
  return { content, checksums };
}

/**
 * Takes `aws-chunked` framing off:
 *
 *     5;extension \r\n hello \r\n  0 \r\n x-amz-checksum-crc32:NhCmhg== \r\n\r\n
 */
function dechunked(headers: Record<string, string>, body: Buffer) {
  if (headers['x-amz-content-sha256'] !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER')
    throw notServed(`signed chunks (${headers['x-amz-content-sha256']})`);
  const parts: Buffer[] = [];
  let at = 0;
  const line = () => {
    const end = body.indexOf('\r\n', at);
    if (end < 0) throw incomplete();
    const text = body.toString('latin1', at, end);
    at = end + 2;
    return text;
  };
  for (;;) {
    const size = /^[0-9a-f]{1,8}(?=$|;)/i.exec(line())?.[0];
    if (size === undefined) throw incomplete();
    const length = parseInt(size, 16);
    if (length === 0) break;
    if (at + length + 2 > body.length) throw incomplete();
    parts.push(body.subarray(at, at + length));
    at += length + 2;
  }
  const content = Buffer.concat(parts);
  const said = headers['x-amz-decoded-content-length'];
  if (said === undefined)
    throw new S3Error('MissingContentLength', 'You must provide the Content-Length HTTP header.');
  if (Number(said) !== content.length) throw incomplete();
  return { content, trailers: trailersOf(body.toString('latin1', at)) };
}

const trailersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\r\n')
      .map((line) => /^([^:]+):(.*)$/.exec(line))
      .filter((found) => found !== null)
      .map(([, name, value]) => [name!.trim().toLowerCase(), value!.trim()]),
  );

const incomplete = () =>
  new S3Error('IncompleteBody', 'The request body terminated unexpectedly or its chunks are malformed');
