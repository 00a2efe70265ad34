import { expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import { createPlatforms } from '../../platforms/twins.ts';
import { protectNewcomers } from './newcomers.ts';
import { put } from '../../test/support/seed/seed.ts';
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

it('the accounts of a business are there, too; those of the story’s own stay as they are told', async () => {
  const stage = await openTables(() => now);
  const platforms = createPlatforms({ seed: 'test', now: () => now, size: 300 });
  const business = (id: string, name: string, handle: string) => ({
    ...{ id, name, adminId: 'u1', createdAt: at, updatedAt: at },
    socialMediaAccounts: [{ platform: 'X' as const, pageUrl: `https://x.com/${handle}` }],
  });
  await put(stage.database, [['Business', business('b1', 'Willowmere Nursery', 'willowmere_shop')]]);
  const { database } = stage;
  const stop = await protectNewcomers({ database, platforms, onChange: stage.dynamo.onChange });
  await put(stage.database, [['Business', business('b2', 'Ferrow Bay Ceramics', 'ferrowbay')]]);
  const named = (name: string) => [...platforms.population.all()].filter((one) => one.name?.startsWith(name));
  expect(platforms.population.get('willowmere_shop', 'X')?.name).toBe('Willowmere Nursery');
  expect(named('Willowmere').length).toBeGreaterThan(1);
  expect(named('Ferrow')).toEqual([]);
  stop();
  await stage.close();
});
