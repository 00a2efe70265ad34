import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hardships } from '../../support/axe.ts';
import { patience, type Visit } from '../../support/browser-window.ts';
import { nameServer } from '../../../platforms/dns/name-server.ts';
import { PUBLIC, webOf } from '../../support/domains/web-of.ts';
import { openOwnPerson, type OwnPerson } from '../../support/own-person.ts';
import { signIn } from '../../support/registered.ts';

/** What programs of a business are given, from its settings to a receiver on loopback that stands for the customer's. */
const email = 'ada@ferrowbay.example';
const password = 'Lamp-post-7';
const got: { headers: Record<string, unknown>; body: string }[] = [];
let status = 200;

let person: OwnPerson;
let names: Awaited<ReturnType<typeof nameServer>>;
let web: Awaited<ReturnType<typeof webOf>>;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  names = await nameServer({ 'hooks.ferrowbay.example': { A: [PUBLIC] } });
  web = await webOf({
    'hooks.ferrowbay.example': async (question, reply) => {
      got.push({ headers: question.headers, body: await text(question) });
      reply.writeHead(status).end();
    },
  });
  person = await openOwnPerson({ email, password }, {}, '--name-server', names.address, '--web', web.address);
  ({ visit, page } = person);
});
afterAll(async () => {
  expect(visit?.faults()).toEqual([]);
  await person?.close();
  await Promise.all([names?.close(), web?.close()]);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const says = (words: string | RegExp) => page.getByText(words).first().waitFor();
/** A secret is shown in a part of its own. */
const shownOnce = (title: string) => page.getByRole('status', { name: title }).locator('.handle').first();

test('a webhook is saved, and its secret shown this once', async () => {
  await page.goto('/business-onboarding');
  await signIn(page, email, password);
  await page.getByLabel('Company', { exact: true }).fill('Ferrow Bay Ceramics');
  await page.getByLabel('Domain (optional)', { exact: true }).fill('ferrowbay.example');
  await button('Create the business').click();
  await page.waitForURL(/business-dashboard/);
  await page.goto(`${page.url().replace('/business-dashboard', '/business-settings')}#alerts`);
  await says('No webhook yet');
  await page.getByLabel('Address', { exact: true }).last().fill('http://hooks.ferrowbay.example/in');
  await button('Save webhook').click();
  await says('Please enter an address that starts with https://, without a port or a password.');
  await page.getByLabel('Address', { exact: true }).last().fill('https://hooks.ferrowbay.example/in');
  await button('Save webhook').click();
  await expect.poll(() => shownOnce('Signing secret').innerText(), { timeout: patience }).toMatch(/^whsec_/);
  await says('Set up, nothing posted yet');
  expect(await hardships(page)).toEqual([]);
  await button('I have copied it').click();
});

test('a test message arrives, signed; what the receiver refuses is said', async () => {
  await button('Send a test message').click();
  await says('The test message was accepted.');
  await says(/^Last message accepted/);
  expect(got).toHaveLength(1);
  expect(JSON.parse(got[0]!.body)).toMatchObject({
    text: expect.stringContaining('News about Ferrow Bay Ceramics will arrive here.'),
  });
  expect(got[0]!.headers).toMatchObject({ 'webhook-signature': expect.stringMatching(/^v1,/) });
  status = 404;
  await button('Send a test message').click();
  await says('The test message wasn’t accepted. It answered with status 404.');
  await says(/^Messages aren’t being accepted, first noticed .* It answered with status 404\.$/);
  expect(await hardships(page)).toEqual([]);
  await button('Remove').last().click();
  await says('No webhook yet');
});

test('a token reads until it is revoked', async () => {
  await page.getByLabel('Name', { exact: true }).fill('Monthly report');
  await button('Create a token').click();
  const token = await shownOnce('Your new token').innerText();
  const config = (await (await fetch(`${person.origin}/config.json`)).json()) as {
    API: { REST: { businessAPI: { endpoint: string } } };
  };
  const read = () =>
    fetch(`${config.API.REST.businessAPI.endpoint}/business/read-domains`, {
      headers: { authorization: `Bearer ${token}` },
    });
  expect(await (await read()).json()).toMatchObject({ domain: 'ferrowbay.example' });
  expect(await hardships(page)).toEqual([]);
  await page.reload();
  await says(/last used/);
  expect(await page.getByText(token).count()).toBe(0);
  await button('Revoke Monthly report').click();
  // Kept, it goes on.
  await button('Keep it').click();
  expect((await read()).status).toBe(200);
  await button('Revoke Monthly report').click();
  await button('Revoke it').click();
  await says('Monthly report is revoked.');
  expect((await read()).status).toBe(401);
});

test('the last one to get alerts stays', async () => {
  const tick = page.getByRole('list', { name: 'Who gets alerts' }).getByRole('checkbox');
  await says('Someone has to get them, so the last person stays on.');
  expect([await tick.isChecked(), await tick.isDisabled()]).toEqual([true, true]);
});
