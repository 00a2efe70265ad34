import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import mono from '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2';
import text from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
import encoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm';
import * as z from 'zod';
import { deployedTable, readEnvironment } from '../lambdas/runtime/environment.ts';
import { databaseOver } from '../lambdas/store/table/table.ts';
import { handOver } from '../platforms/package-file.ts';
import { answering } from './twins/answering.ts';

const font = (name: string) => `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
handOver(font('atkinson-hyperlegible-next'), text);
handOver(font('atkinson-hyperlegible-mono'), mono);
handOver('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm', encoder);

const { TWINS_SINCE } = readEnvironment({ TWINS_SINCE: z.iso.date() });

/** Behind an address of its own: a stage whose platforms are played asks here, and its pages link here. */
export const handler = answering({
  database: databaseOver(new DynamoDBClient({}), deployedTable),
  since: Date.parse(`${TWINS_SINCE}T00:00:00Z`),
  now: Date.now,
});
