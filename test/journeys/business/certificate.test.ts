import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { domainWatchStore } from '../../../lambdas/store/business/domain-watch.ts';
import type { Database } from '../../../lambdas/store/table/table.ts';
import { hardships } from '../../support/axe.ts';
import { patience, type Visit } from '../../support/browser-window.ts';
import { nameServer, type Zone } from '../../../platforms/dns/name-server.ts';
import { PUBLIC, webOf } from '../../support/domains/web-of.ts';
import { stepByStep } from '../../support/keyboard.ts';
import { openOwnPerson, type OwnPerson } from '../../support/own-person.ts';
import { databaseAt } from '../../support/tables.ts';
import { setUpBusiness } from './set-up.ts';

/** From a certificate in a public log to the alert, the mail and the dashboard: a name that no list of look-alikes holds. */
const email = 'ada@ferrowbay.example';
const password = 'Lamp-post-7';
const site = 'my-ferrowbay-parcel-tracking.example';
const alert = `certificate issued for look-alike domain ${site}`;
const there = { NS: ['ns1.host.example'], A: [PUBLIC] };
const zone: Zone = { 'ferrowbay.example': there };
/** Jobs wait for their minute; several of them follow one another. */
const inItsTurn = { timeout: 4 * patience, interval: 500 };

let person: OwnPerson;
let names: Awaited<ReturnType<typeof nameServer>>;
let web: Awaited<ReturnType<typeof webOf>>;
let database: Database;
let visit: Visit;
let page: Page;
let businessId: string;
stepByStep();
beforeAll(async () => {
  names = await nameServer((name) => zone[name]);
  web = await webOf({
    'ferrowbay.example': '<title>Ferrow Bay</title>',
    [site]: '<title>Sign in</title><p>Sign in to Ferrow Bay to see your parcel.</p>',
  });
  person = await openOwnPerson({ email, password }, {}, '--name-server', names.address, '--web', web.address);
  ({ visit, page } = person);
  database = await databaseAt(person.origin);
});
afterAll(async () => {
  expect(visit?.faults()).toEqual([]);
  await person?.close();
  await Promise.all([names?.close(), web?.close()]);
});

const says = (words: string | RegExp) => page.getByText(words).first().waitFor();

test('once a business has a domain the certificate logs are read', async () => {
  businessId = await setUpBusiness(page, { email, password, domain: 'ferrowbay.example' });
  // A log that is new is read from its end: what was issued before this is not seen.
  const logs = async () =>
    (await database.client.send(new ScanCommand({ TableName: database.table('CertificateLog') }))).Count;
  await expect.poll(logs, inItsTurn).toBe(2);
});

test('a certificate for a name like it is told in the open page', async () => {
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  zone[site] = there;
  const issued = await fetch(`${person.origin}/platforms/ct/issue`, {
    method: 'POST',
    body: new URLSearchParams({ name: `*.${site}` }),
  });
  expect(await issued.text()).toContain('is in the logs');
  await page
    .getByText(alert)
    .first()
    .waitFor({ timeout: 4 * patience });
});

test('it is on the list of the business, with how it was found', async () => {
  // First told, then written.
  await expect.poll(() => domainWatchStore(database).get(businessId, site), inItsTurn).toBeDefined();
  await page.goto(`/business-dashboard?businessId=${businessId}`);
  const row = page
    .getByRole('list', { name: 'Look-alike domains that exist', exact: true })
    .getByRole('listitem')
    .filter({ hasText: site });
  await row.waitFor();
  expect(await row.innerText()).toMatch(/Exists, first seen [^]*certificate/i);
  expect(await hardships(page)).toEqual([]);
  await says('Look-alike domains');
});

test('the alert has come by email', async () => {
  const mails = async () => {
    const sent = (await (await fetch(`${person.origin}/local/outbox.json`)).json()) as {
      to: string;
      subject?: string;
      body: string;
    }[];
    return sent.filter(({ to, body }) => to === email && body.includes(alert)).length;
  };
  await expect.poll(mails, inItsTurn).toBe(1);
});
