import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { bundleOptions } from '../build.ts';
import { spellKeys } from './lean-clients.ts';

it('spells keys that are constants of the file, and leaves every other', () => {
  const source = [
    'const _h = "http";',
    'const _q = "say \\"hi\\"";',
    'export const A$ = [9, n0, _A, { [_h]: ["GET"], [_q]: 1, [other]: 2, [_elsewhere]: 3 }];',
  ].join('\n');
  expect(spellKeys(source).split('\n').at(-1)).toBe(
    'export const A$ = [9, n0, _A, { "http": ["GET"], "say \\"hi\\"": 1, [other]: 2, [_elsewhere]: 3 }];',
  );
});

it('bundles of a client what is asked of it, and no schema of another call', async () => {
  const contents = `import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
    export const handler = () => new S3Client({}).send(new GetObjectCommand({ Bucket: 'b', Key: 'k' }));`;
  const { outputFiles } = await build({
    ...{ ...bundleOptions, outExtension: {}, outdir: undefined, outfile: 'out.cjs' },
    stdin: { contents, resolveDir: import.meta.dirname },
  });
  const text = outputFiles[0]!.text;
  expect(text).toContain('"GetObject"');
  expect(text).not.toContain('"CreateBucketMetadataTableConfiguration"');
});
