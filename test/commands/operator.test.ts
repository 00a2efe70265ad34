import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalStack } from '../../local/stack.ts';
import { newToken } from '../support/operator.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { startServices } from '../support/services.ts';

let stack: LocalStack;
let ada: Person;
beforeAll(async () => {
  stack = await startServices();
  ada = (await signUpPeople(stack, ['ada']))[0]!;
});
afterAll(() => stack?.close());

const root = join(import.meta.dirname, '../..');
const command = (...flags: string[]) =>
  new Promise<{ status: number; out: string; err: string }>((done) => {
    const args = ['--import', 'tsx', join(root, 'bin/operator.ts'), ...flags];
    const child = execFile(process.execPath, args, { cwd: root }, (_error, out, err) =>
      done({ status: child.exitCode ?? -1, out: out.trim(), err: err.trim() }),
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
  const usage = 'Usage: npm run -s operator -- --site ADDRESS --email E-MAIL [--remove] [--reason TEXT]';
  expect(await command('--site', stack.origin)).toMatchObject({ status: 2, err: usage });
  expect(await command('--site', stack.origin, '--email', 'nobody@example.com')).toMatchObject({
    status: 2,
    err: 'Nobody has an account with nobody@example.com there. They sign up first.',
  });
  expect(await command('--site', 'nowhere', '--email', ada.email)).toMatchObject({
    status: 2,
    err: 'There is no Countersign at nowhere: it has no /config.json.',
  });
});
