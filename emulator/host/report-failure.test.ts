import { expect, test } from 'vitest';
import { failureReporter } from './report-failure.ts';

const ofNode = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const ofLevel = new Error('Database failed', {
  cause: new Error('IO error: /data/state/000005.log: No space left on device'),
});

const ofQuota = Object.assign(new Error('EDQUOT: disk quota exceeded, write'), { code: 'EDQUOT' });
const ofLimit = new Error('IO error: /data/state/000005.log: File too large');

test('a full disk is one line that says what to do, however often and wherever it is met', () => {
  const told: unknown[][] = [];
  const report = failureReporter((...words) => void told.push(words));
  for (const error of [ofNode, ofLevel, ofQuota, ofLimit, ofNode]) report('POST /dynamodb', error);
  expect(told).toEqual([[expect.stringMatching(/^The disk is full\..*Make room and start again\.$/)]]);
});

test('a defect is told each time, with its trace', () => {
  const told: unknown[][] = [];
  const report = failureReporter((...words) => void told.push(words));
  const defect = new TypeError('no such thing');
  report('GET /s3/a', defect);
  report('GET /s3/a', defect);
  expect(told).toEqual([
    ['GET /s3/a:', defect],
    ['GET /s3/a:', defect],
  ]);
});
