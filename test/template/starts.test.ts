import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { buildLambdas, lambdasFolder } from '../../bin/build.ts';
import { functionsOf } from '../../emulator/lambda/from-template.ts';
import { loadAssembly } from '../../emulator/template/load-assembly.ts';
import { synthesize } from '../../local/synth.ts';

/** What Lambda gives to every function. */
const givenByLambda = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };

await buildLambdas();
const folder = await synthesize(join(import.meta.dirname, '../..'));
const functions = functionsOf(loadAssembly(folder, 'http://localhost:4910'), lambdasFolder);

/** A store that names a table which its function was not given fails there, before any event, and each time. */
test.each(functions.map((one) => [one.logName, one] as const))(
  '%s starts with the variables that its stack gives it',
  async (_, { folder: bundle, environment }) => {
    const load = `if (typeof require(${JSON.stringify(join(bundle, 'index.cjs'))}).handler !== 'function') process.exit(3)`;
    const env = { ...givenByLambda, ...environment, PATH: process.env['PATH'] };
    await expect(
      promisify(execFile)(process.execPath, ['-e', `${load}; process.exit(0)`], { env }),
    ).resolves.toBeDefined();
  },
);

test('all of ours are among them', () => {
  expect(functions.length).toBeGreaterThan(25);
});
