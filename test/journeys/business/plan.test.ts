import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hardships } from '../../support/axe.ts';
import { openVisit, patience, type Visit } from '../../support/browser-window.ts';
import { nameServer, type Zone } from '../../../platforms/dns/name-server.ts';
import { openOwnStack, type OwnStack } from '../../support/own-stack.ts';
import { register, signIn } from '../../support/registered.ts';

/** The proof of a domain and the trial of a plan, each step on what the step before left. */
const email = 'ada@ferrowbay.example';
const password = 'Lamp-post-7';
/** Both domains are registered, and have no record of ours yet. */
const zone: Zone = {
  'ferrowbay.example': { A: ['192.0.2.10'] },
  'ferrowbay-shop.example': { A: ['192.0.2.10'] },
};

let dns: Awaited<ReturnType<typeof nameServer>>;
let own: OwnStack;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  dns = await nameServer(zone);
  own = await openOwnStack('--no-demo', '--built', '--name-server', dns.address);
  await register(own.origin, email, password);
  visit = await openVisit(own.browser, { origin: own.origin });
  page = visit.page;
});
afterAll(async () => {
  expect(visit?.faults()).toEqual([]);
  await own?.close();
  await dns?.close();
});

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const says = (words: string | RegExp) => page.getByText(words).first().waitFor();
const part = () => page.getByRole('region', { name: 'Prove that you run this domain', exact: true });
const row = (name: string) => part().getByRole('definition').filter({ hasText: name }).innerText();

test('the domain is proven by the record that the settings show', async () => {
  await page.goto('/business-onboarding');
  await signIn(page, email, password);
  await field('Domain (optional)').fill('ferrowbay.example');
  await field('Company').fill('Ferrow Bay Ceramics');
  await field('Company').press('Enter');
  await says('1 of 15 seats taken');
  const businessId = new URL(page.url()).searchParams.get('businessId')!;
  await page.goto(`/business-settings?businessId=${businessId}#domain`);
  await says('Not proven yet');
  expect(await hardships(page)).toEqual([]);
  await button('Check now').click();
  await says('We don’t see the record yet.');
  zone[await row('_countersign.')] = { TXT: [await row('countersign-domain=')] };
  await button('Check now').click();
  await says('The record is there. The domain is proven.');
  await says(/^Proven since/);
  await page.reload();
  await says(/^Proven since/);
  expect(await hardships(page)).toEqual([]);
});

test('another domain is not proven by it, and takes a question', async () => {
  await field('Domain').fill('ferrowbay-shop.example');
  await button('Save domain').click();
  await button('Change to ferrowbay-shop.example').click();
  await says('Not proven yet');
  await expect
    .poll(() => row('_countersign.'), { timeout: patience })
    .toBe('_countersign.ferrowbay-shop.example');
});

test('Professional is tried, and the page says what happens when the trial ends', async () => {
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await says('Ask us');
  await button('Try Professional for 30 days').click();
  await button('Start the trial').click();
  await says('You are trying Professional until');
  await says('If more than 15 seats are taken by then, everyone keeps theirs.');
  await page.getByRole('link', { name: 'Seats', exact: true }).click();
  await says('1 of 50 seats taken');
  expect(await button('Try Professional for 30 days').count()).toBe(0);
  expect(await hardships(page)).toEqual([]);
});
