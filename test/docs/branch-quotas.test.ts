import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { synthesized } from '../template/synthesized.ts';

const branch = synthesized({ branch: 'main' }, false);
afterAll(() => rmSync(branch.folder, { recursive: true }));

/** The table of docs/deploy.md: what a quota counts -> how many of it a branch takes, and how many branches fit. */
const rows = new Map(
  readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 6 && /^\d/.test(cells[3]!))
    .map(([, quota, of, takes, fit]) => [
      quota!,
      [of, takes, fit].map((cell) => parseInt(cell!.replace(',', ''), 10)),
    ]),
);

test.each([
  ['AppSync APIs per region', 'AWS::AppSync::GraphQLApi'],
  ['IAM roles', 'AWS::IAM::Role'],
  ['CloudFront functions', 'AWS::CloudFront::Function'],
  ['regional REST APIs', 'AWS::ApiGateway::RestApi'],
])('what a branch takes of an account stands in docs/deploy.md: %s', (quota, type) => {
  const [of, takes, fit] = rows.get(quota)!;
  expect(takes).toBe(branch.of(type).length);
  expect(fit).toBe(Math.floor(of! / takes!));
});

test('and what it keeps of Lambda’s room, of which a hundred are nobody’s', () => {
  const kept = branch
    .of('AWS::Lambda::Function')
    .reduce((sum, [, { Properties }]) => sum + Number(Properties.ReservedConcurrentExecutions ?? 0), 0);
  const [, [of, takes, fit]] = [...rows].find(([quota]) => quota.startsWith('Lambda concurrency'))!;
  expect([takes, fit]).toEqual([kept, (of! - 100) / kept]);
});
