import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stageOfSite } from '../../bin/site-stage.ts';
import { decisionStore } from '../../lambdas/store/decision.ts';
import type { LocalStack } from '../../local/stack.ts';
import { failedQueueOf } from '../operations/failed-queue.ts';
import { newToken } from '../support/operator.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { startServices } from '../support/services.ts';
import { databaseOf } from '../support/tables.ts';

let stack: LocalStack;
let ada: Person;
beforeAll(async () => {
  stack = await startServices();
  ada = (await signUpPeople(stack, ['ada']))[0]!;
});
afterAll(() => stack?.close());

const root = join(import.meta.dirname, '../..');
const command = (...flags: string[]) => commandWith({}, ...flags);
const commandWith = (env: Record<string, string>, ...flags: string[]) =>
  new Promise<{ status: number; out: string; err: string }>((done) => {
    const args = ['--import', 'tsx', join(root, 'bin/operator.ts'), ...flags];
    const child = execFile(
      process.execPath,
      args,
      { cwd: root, env: { ...process.env, ...env } },
      (_error, out, err) => done({ status: child.exitCode ?? -1, out: out.trim(), err: err.trim() }),
    );
  });
const groups = async () => decodeJwt(await newToken(stack.origin, ada))['cognito:groups'];

test('makes somebody an operator, and takes it back', async () => {
  const who = ['--site', stack.origin, '--email', ada.email];
  expect(await groups()).toBeUndefined();
  expect(await command(...who)).toEqual({
    status: 0,
    out: `${ada.email} is an operator from their next sign-in on.`,
    err: '',
  });
  expect(await groups()).toEqual(['Admin']);
  expect((await command(...who, '--remove')).status).toBe(0);
  expect(await groups()).toBeUndefined();
});

test('says what is missing', async () => {
  const usage = `Usage: npm run -s operator -- --site ADDRESS --email EMAIL [--remove] [--reason TEXT]
       npm run -s operator -- redrive [QUEUE] --stage STAGE [--reason TEXT]`;
  expect(await command('--site', stack.origin)).toMatchObject({ status: 2, err: usage });
  expect(await command('redrive')).toMatchObject({ status: 2, err: usage });
  expect(await command('--site', stack.origin, '--email', 'nobody@example.com')).toMatchObject({
    status: 2,
    err: 'Nobody has an account with nobody@example.com there. They have to sign up first.',
  });
  expect(await command('--site', 'nowhere', '--email', ada.email)).toMatchObject({
    status: 2,
    err: 'There is no Countersign at nowhere: it has no /config.json.',
  });
});

describe('redrive', () => {
  const fail = async (count: number) => {
    const { failed } = failedQueueOf(stack, stack.variables['SCAN_QUEUE_URL']!);
    const job = { userId: 'nobody', scanId: 'none', source: 'X' };
    for (let n = 0; n < count; n += 1) await failed.send({ body: JSON.stringify(job) });
    return failed;
  };

  test('lists the queues, and puts one back on record', async () => {
    const failed = await fail(3);
    const list = await command('redrive', '--site', stack.origin);
    expect(list).toMatchObject({ status: 0, err: '' });
    expect(list.out.split('\n')).toContainEqual(expect.stringMatching(/^Scanning +3 failed$/));
    expect(list.out.split('\n')).toContainEqual(expect.stringMatching(/^AccountDeletion +0 failed$/));
    expect(failed.counts().visible).toBe(3);
    const put = ['redrive', 'Scanning', '--site', stack.origin, '--reason', 'X is back.'];
    expect(await command(...put)).toEqual({ status: 0, out: 'Scanning: 3 to be tried again.', err: '' });
    expect(failed.counts().visible).toBe(0);
    expect((await command(...put)).out).toBe('Scanning: nothing was left.');
    const decisions = decisionStore(await databaseOf(stack));
    expect((await decisions.recent(2)).at(-1)).toMatchObject({
      ...{ kind: 'redrive', by: 'a command on this machine', done: true },
      words: { about: 'Scans', reason: 'X is back.' },
    });
  });

  test('by its stage, where AWS’s own settings say', async () => {
    await fail(2);
    const here = {
      ...{ AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'AKIAOURS', AWS_SECRET_ACCESS_KEY: 'none' },
      AWS_ENDPOINT_URL_SQS: `${stack.origin}/sqs`,
      AWS_ENDPOINT_URL_DYNAMODB: `${stack.origin}/dynamodb`,
    };
    const { stage } = await stageOfSite(stack.origin);
    expect(await commandWith(here, 'redrive', 'Scanning', '--stage', stage)).toEqual({
      ...{ status: 0, out: 'Scanning: 2 to be tried again.', err: '' },
    });
    const [last] = await decisionStore(await databaseOf(stack)).recent(1);
    expect(last).toMatchObject({ by: 'a command with the AWS key AKIAOURS', done: true });
    expect(await commandWith(here, 'redrive', '--stage', 'nowhere')).toMatchObject({
      ...{ status: 2, err: 'No queues of a stage nowhere are visible here.' },
    });
  });

  test('names the queues that there are', async () => {
    const { status, err } = await command('redrive', 'Nothing', '--site', stack.origin);
    expect(status).toBe(2);
    expect(err).toMatch(/^There is no queue Nothing\. The queues are:\n/);
    expect(err).toMatch(/^Scanning +0 failed$/m);
  });
});
