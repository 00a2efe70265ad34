import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageBusiness } from '#domain/business/page-business';
import { pageAccounts } from '#domain/proof/accounts-page';
import { seatState } from '#domain/business/seat';
import { sharedFindings } from '../../lambdas/business/shared-findings.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { domainWatchStore } from '../../lambdas/store/business/domain-watch.ts';
import { accountsPageStore } from '../../lambdas/store/proof/accounts-page.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { businessSubject } from '#domain/keys';
import { accessToTwins } from '../../bin/sources.ts';
import { hashTwinPicture } from './hash-picture.ts';
import { createPlatforms } from '../../platforms/twins.ts';
import { filesInMemory } from '../../test/support/files-in-memory.ts';
import { openTables } from '../../test/support/tables-in-memory.ts';
import { ferrowBay } from '../../demo/story/ferrow-bay.ts';
import { openStores } from '../../demo/story/stores.ts';
import { tellBrand } from '../../demo/story/tell-brand.ts';
import { tellBusiness } from '../../demo/story/tell-business.ts';
import { tellStory } from '../../demo/story/tell.ts';

/** The month of Ferrow Bay Ceramics, told after Maya's six weeks. */
const asking = { access: accessToTwins('http://localhost:4910'), hashImage: hashTwinPicture };
const since = Date.parse('2026-11-20T09:00:00Z');
const maya = { sub: '11111111-2222-4333-8444-555555555555', email: 'maya@hollimund.example' };
const owner = { sub: '11111111-2222-4333-8444-666666666666', email: 'rosalind@ferrowbay.example' };
let stage: Awaited<ReturnType<typeof openTables>>;

beforeAll(async () => {
  stage = await openTables(() => since);
  const { database } = stage;
  const platforms = createPlatforms({ seed: 'countersign', now: () => since, since });
  await tellStory({ database, ...filesInMemory(), platforms, ...asking, maya });
  await tellBusiness(database, { owner, maya, since });
  const files = filesInMemory();
  const brand = () => tellBrand({ database, ...files, platforms, ...asking });
  await brand();
  // A start after a kill tells it once more.
  await tellBusiness(database, { owner, maya, since });
  await brand();
});
afterAll(() => stage.close());

it('nine people and one open invitation hold ten seats', async () => {
  const seats = await seatStore(stage.database).seatsIn(ferrowBay.id);
  const states = seats.map((seat) => seatState(seat, since));
  expect(states.filter((state) => state === 'JOINED')).toHaveLength(9);
  expect(states.filter((state) => state === 'INVITED')).toHaveLength(1);
  expect((await businessStore(stage.database).get(ferrowBay.id))?.usedSeats).toBe(10);
});

it('it is searched for again a day after the last time, as its page says', async () => {
  const watch = await openStores(stage.database).watches.get(businessSubject(ferrowBay.id));
  expect(watch?.nextScanAt).toBe(new Date(since + 0.8 * 86_400_000).toISOString());
});

it('three look-alikes exist: a copied shop, a name for mail, one for sale; each seen when it came', async () => {
  const domains = await domainWatchStore(stage.database, () => since).list(ferrowBay.id);
  const told = domains.map(({ domain, existence, page, records, firstSeen = '' }) => [
    ...[domain, existence, page?.kind === 'page' ? (page.parked ?? page.likeness) : undefined],
    ...[Boolean(records.MX?.length), Math.round((since - Date.parse(firstSeen)) / 86_400_000)],
  ]);
  expect(told.sort()).toEqual([
    ['ferowbay.example', 'exists', '“this domain is parked”', false, 28],
    ['ferr0wbay.example', 'exists', 0.86, true, 10],
    ['ferrowbay-login.example', 'exists', undefined, true, 3],
  ]);
});

it('Maya shares one finding, and the owner is told of what came', async () => {
  const { findings, users, notifications } = openStores(stage.database);
  const shared = await sharedFindings(ferrowBay.id, {
    ...{ findings, users, seats: seatStore(stage.database) },
  });
  expect(shared).toMatchObject([{ handle: 'maya-hollimund-official', sharedBy: 'Maya Hollimund' }]);
  const titles = (await notifications.recent(owner.sub, 20)).map(({ title }) => title);
  expect(titles.some((title) => title.includes('ferr0wbay.example'))).toBe(true);
});

it('the product’s own search finds the one who copies the shop, and says so when it came', async () => {
  const { findings, scans, notifications } = openStores(stage.database);
  const found = await findings.list(businessSubject(ferrowBay.id));
  expect(found).toMatchObject([
    {
      ...{ platform: 'INSTAGRAM', verdict: 'likely clone', status: 'OPEN' },
      ...{ yours: { handle: 'ferrowbay.ceramics' }, theirs: { handle: 'ferr0wbay.ceramics' } },
    },
  ]);
  const recent = await scans.recent(businessSubject(ferrowBay.id), 5);
  expect(recent.map(({ status }) => status)).toEqual(['DONE', 'DONE']);
  const titles = (await notifications.recent(owner.sub, 20)).map(({ title }) => title);
  expect(titles).toContain('Ferrow Bay Ceramics: likely clone on Instagram: ferr0wbay.ceramics');
});

it('with its domain proven, it is searched for wherever we can look', async () => {
  const recent = await openStores(stage.database).scans.recent(businessSubject(ferrowBay.id), 5);
  expect(recent).toHaveLength(2);
  for (const { sources } of recent)
    expect(
      sources.flatMap(({ platform, status }) => (status === 'looked' ? [] : [[platform, status]])),
    ).toEqual([
      ['ZOOM', 'closed'],
      ['WHATSAPP', 'closed'],
    ]);
});

it('two of its accounts are proven, as is its domain, and stand on one page', async () => {
  const business = await businessStore(stage.database).get(ferrowBay.id);
  const proven = business?.socialMediaAccounts?.filter(({ verifiedAt }) => verifiedAt);
  expect(proven?.map(({ platform }) => platform)).toEqual(['INSTAGRAM', 'X']);
  expect(pageBusiness(business!)).toMatchObject({ domain: 'ferrowbay.example', name: 'Ferrow Bay' });
  const subject = businessSubject(ferrowBay.id);
  expect(await accountsPageStore(stage.database).of(subject)).toMatchObject({ shown: true });
  const shown = pageAccounts(await openStores(stage.database).proofs.provenBy(subject));
  expect(shown.map(({ handle }) => handle)).toEqual(['ferrowbay.ceramics', 'ferrowbay']);
});
