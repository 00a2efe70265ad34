import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDurable } from '../host/durable.ts';
import { clientId, poolForTest, poolId } from './in-test/serve.ts';

interface Acknowledged {
  Username: string;
  UserSub: string;
  code: string;
  confirmed: boolean;
}

test('whatever was answered before a kill -9 is there afterwards, codes used up included', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cognito-kill-'));
  const script = join(import.meta.dirname, 'in-test/sign-up-forever.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.split('\n').length > 60) child.kill('SIGKILL');
  });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');

  const people = printed
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Acknowledged);
  const durable = await openDurable(folder);
  const { call } = await poolForTest({ durable });
  expect(people.length).toBeGreaterThan(50);
  for (const { Username, UserSub, code, confirmed } of people) {
    expect(await call('AdminGetUser', { UserPoolId: poolId, Username })).toMatchObject({ Username: UserSub });
    const confirm = call('ConfirmSignUp', { ClientId: clientId, Username, ConfirmationCode: code });
    if (confirmed) await expect(confirm).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    else await confirm;
  }
  await durable.close();
  await rm(folder, { recursive: true });
});
