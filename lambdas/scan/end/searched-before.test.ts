import { expect, it } from 'vitest';
import { looksFor, plannedSources } from '#domain/scan/scan-plan';
import { copy, maya, world } from '../../../test/support/sources/scan-world.ts';
import { newScan } from '../begin/new-scan.ts';
import { runSource } from '../run.ts';
import { giveUp } from './give-up.ts';

/** Searches of one person, each planned from the one before. */
function searches() {
  const { services, scans, user, silentAfter } = world([maya, copy]);
  let day = 0;
  const job = { userId: 'u1', source: 'GITHUB' as const };
  const plan = () => {
    const now = services.now() + (day += 1) * 86_400_000;
    const sources = plannedSources(looksFor(user(), ['GITHUB']), ['GITHUB'], {
      now,
      last: [...scans.values()].at(-1)?.sources,
    });
    const scan = newScan('U#u1', { now: () => now, random: () => 0.5 }, sources);
    scans.set(scan.id, scan);
    return { ...job, scanId: scan.id };
  };
  const ended = (scanId: string) => scans.get(scanId)!.sources.find(({ platform }) => platform === 'GITHUB')!;
  const search = async () => {
    const planned = plan();
    await runSource(planned, services);
    return ended(planned.scanId);
  };
  const takeOff = () => services.users.change('u1', { set: { socialMediaAccounts: [] } });
  return { services, plan, search, ended, takeOff, silentAfter };
}

it('a platform that gave no answer when it was asked again was searched before, once its account is off the list', async () => {
  const { services, plan, search, ended, takeOff, silentAfter } = searches();
  const { status, at } = await search();
  expect([status, at]).toEqual(['looked', expect.any(String)]);
  silentAfter(0);
  expect(await search()).toMatchObject({ status: 'could not look' });
  expect(await search()).toMatchObject({ status: 'could not look' });
  const failed = plan();
  await giveUp(failed, services);
  expect(ended(failed.scanId)).toMatchObject({ status: 'could not look' });
  await takeOff();
  expect(ended(plan().scanId)).toMatchObject({ status: 'not asked', at });
});

it('so was one whose account is taken off the list while it waits to be asked again', async () => {
  const { services, plan, search, ended, takeOff } = searches();
  const { at } = await search();
  const planned = plan();
  await takeOff();
  await runSource(planned, services);
  expect(ended(planned.scanId)).toMatchObject({ status: 'not asked', at });
});

it('one that never answered was not', async () => {
  const { plan, search, ended, takeOff, silentAfter } = searches();
  silentAfter(0);
  await search();
  await takeOff();
  expect(ended(plan().scanId).at ?? null).toBe(null);
  expect(ended(plan().scanId)).toMatchObject({ status: 'not asked' });
});
