import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface Compressed {
  body: Buffer;
  encoding?: 'br' | 'gzip';
}

/** What CloudFront compresses of what this site has; fonts and pictures are compressed already. */
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.wasm']);
/** Bytes; smaller and larger objects travel as they are, as from CloudFront. */
const smallest = 1_000;
const largest = 10_000_000;

/**
 * A file as CloudFront hands it to a browser that accepts these encodings (Accept-Encoding): Brotli before gzip, each file
 * compressed once.
 */
export function compression(): (
  path: string,
  type: string,
  body: Buffer,
  accepts: string,
) => Promise<Compressed> {
  const kept = new Map<string, Promise<Buffer>>();
  return async (path, type, body, accepts) => {
    const encoding = encodingFor(accepts);
    if (!encoding || !compressible.has(type) || body.length < smallest || body.length > largest)
      return { body };
    const key = `${encoding} ${path}`;
    const small = kept.get(key) ?? compress[encoding](body);
    kept.set(key, small);
    return { body: await small, encoding };
  };
}

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) as Promise<Buffer>,
  gzip: (body: Buffer) => promisify(gzip)(body) as Promise<Buffer>,
};

const encodingFor = (accepts: string) =>
  (['br', 'gzip'] as const).find((name) =>
    accepts.split(',').some((part) => new RegExp(`^\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$)|$)`).test(part)),
  );
