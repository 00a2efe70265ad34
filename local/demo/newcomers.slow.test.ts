import { expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import { createPlatforms } from '../../platforms/twins.ts';
import { protectNewcomers } from './newcomers.ts';
import { openTables } from '../../test/support/tables-in-memory.ts';
import { openStores } from '../../demo/story/stores.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const at = new Date(now).toISOString();
const github = (handle: string) => [{ platform: 'GITHUB' as const, pageUrl: `https://github.com/${handle}` }];

it('who adds a GitHub account finds it on the twin, with copies beside it, also after a restart', async () => {
  const stage = await openTables(() => now);
  const { users } = openStores(stage.database);
  const first = createPlatforms({ seed: 'test', now: () => now, size: 300 });
  const options = { database: stage.database, onChange: stage.dynamo.onChange };
  const stop = await protectNewcomers({ ...options, platforms: first });

  await users.create({
    ...newUser({ sub: 'u1', email: 'ada@example.org' }, at),
    firstName: 'Ada',
    lastName: 'Byron',
  });
  expect(first.population.get('ada-lovelace42')).toBeUndefined();
  await users.change('u1', { set: { socialMediaAccounts: github('ada-lovelace42') } });
  expect(first.population.get('ada-lovelace42')?.name).toBe('Ada Byron');
  expect(first.population.get('ada-lovelace42-official')?.name).toMatch(/^Ada Byron/);

  const second = createPlatforms({ seed: 'test', now: () => now, size: 300 });
  const stopAgain = await protectNewcomers({ ...options, platforms: second });
  expect(second.population.get('ada-lovelace42-official')).toEqual(
    first.population.get('ada-lovelace42-official'),
  );

  stop();
  stopAgain();
  await users.change('u1', { set: { socialMediaAccounts: github('someone-else') } });
  expect(first.population.get('someone-else')).toBeUndefined();
  await stage.close();
});
