import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hardships } from '../../support/axe.ts';
import { patience, type Visit } from '../../support/browser-window.ts';
import { nameServer, type Zone } from '../../../platforms/dns/name-server.ts';
import { PUBLIC, type Site, webOf } from '../../support/domains/web-of.ts';
import { openOwnPerson, type OwnPerson } from '../../support/own-person.ts';
import { signIn } from '../../support/registered.ts';

/** From a domain to the alert about a new look-alike; the name server and the web are real ones on loopback. */
const email = 'ada@ferrowbay.example';
const password = 'Lamp-post-7';
const there = { NS: ['ns1.host.example'], A: [PUBLIC] };
const own =
  '<title>Ferrow Bay</title><p>We throw bowls by hand in a small workshop by the bay, and fire them twice before they leave the house for yours.</p>';
const zone: Zone = {
  'ferrowbay.example': there,
  'data.iana.org': there,
  'rdap.registry.example': there,
  'ferrowday.example': { ...there, MX: [[10, 'mx.host.example']] },
  'ferrowbay.com': there,
};
const sites: Record<string, Site> = {
  'ferrowbay.example': own,
  'ferrowday.example': own,
  'ferrowbay.com': '<title>For sale</title><p>This domain is for sale.</p>',
  'data.iana.org/rdap/dns.json': JSON.stringify({
    services: [[['example', 'com'], ['http://rdap.registry.example/']]],
  }),
  'data.iana.org/rdap/ipv4.json': JSON.stringify({
    services: [[['93.0.0.0/8'], ['http://rdap.registry.example/']]],
  }),
  // Shaped by RFC 9083: no answer about an address was recorded.
  [`rdap.registry.example/ip/${PUBLIC}`]: JSON.stringify({
    ...{ objectClassName: 'ip network', name: 'GULL-4' },
    entities: [
      {
        roles: ['abuse'],
        vcardArray: ['vcard', [['email', {}, 'text', 'abuse@gull-hosting.example']]],
      },
    ],
  }),
  'rdap.registry.example/domain/ferrowday.example': JSON.stringify({
    objectClassName: 'domain',
    ldhName: 'ferrowday.example',
    events: [{ eventAction: 'registration', eventDate: '2026-11-02T09:00:00Z' }],
    entities: [{ roles: ['registrar'], vcardArray: ['vcard', [['fn', {}, 'text', 'Plain Names Ltd']]] }],
  }),
};

let person: OwnPerson;
let names: Awaited<ReturnType<typeof nameServer>>;
let web: Awaited<ReturnType<typeof webOf>>;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  names = await nameServer((name) => zone[name]);
  web = await webOf(sites);
  person = await openOwnPerson({ email, password }, {}, '--name-server', names.address, '--web', web.address);
  ({ visit, page } = person);
});
afterAll(async () => {
  expect(visit?.faults()).toEqual([]);
  await person?.close();
  await Promise.all([names?.close(), web?.close()]);
});

/** A check waits for the minute at which due looks are looked for. */
const checked = { timeout: 4 * patience };
const list = () => page.getByRole('list', { name: 'Look-alike domains that exist', exact: true });
const row = (domain: string) => list().getByRole('listitem').filter({ hasText: domain });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const says = (words: string | RegExp) => page.getByText(words).first().waitFor();

test('the first check says which look-alikes exist and what they do, the likeliest first', async () => {
  await page.goto('/business-onboarding');
  await signIn(page, email, password);
  await page.getByLabel('Domain (optional)', { exact: true }).fill('ferrowbay.example');
  await page.getByLabel('Company', { exact: true }).fill('Ferrow Bay Ceramics');
  await page.getByLabel('Company', { exact: true }).press('Enter');
  await list().waitFor(checked);
  await page.getByText(/^Checked .* 2 exist\.$/).waitFor(checked);
  await expect
    .poll(() => list().getByRole('listitem').allInnerTexts(), { timeout: patience })
    .toEqual([
      expect.stringMatching(
        /^ferrowday\.example[^]*first seen (today|\d)[^]*Page like yours[^]*Receives email/,
      ),
      expect.stringMatching(/^ferrowbay\.com[^]*Parked/),
    ]);
  expect(await hardships(page)).toEqual([]);
});

test('a report text names the registrar, the host and what was seen', async () => {
  await row('ferrowday.example').getByText('Registrar, host and report').click();
  const report = row('ferrowday.example');
  await report.getByText('Registered: 2 November 2026').waitFor();
  expect(await report.innerText()).toMatch(
    /Registrar: Plain Names Ltd[^]*Host: GULL-4[^]*To: abuse@gull-hosting\.example\nSubject: ferrowday\.example resembles ferrowbay\.example\n\nWe are Ferrow Bay Ceramics\.\n[^]*It can receive email: mx\.host\.example\./,
  );
  expect(await hardships(page)).toEqual([]);
});

test('what was seen is kept as a case, with the text for registrar and host', async () => {
  await button('Save as a case ferrowday.example').click();
  await page.getByRole('heading', { level: 1, name: 'ferrowday.example' }).waitFor();
  await says('Its name resembles ferrowbay.example: ');
  await says('Host GULL-4: abuse@gull-hosting.example');
  await page.getByText('I looked at what was seen, and I report for this business.').click();
  expect(await page.getByRole('region', { name: 'Report text' }).innerText()).toMatch(
    /^To: abuse@gull-hosting\.example\n[^]*We are Ferrow Bay Ceramics\.[^]*the record of what was seen: [0-9a-f]{64}$/,
  );
  expect(await hardships(page)).toEqual([]);
  await button('Mark as reported').click();
  await says('Reported on');
  await page.goBack();
  await page.getByRole('link', { name: 'See the case ferrowday.example' }).waitFor();
});

test('once its case is closed the row says how it ended, and another case is a wish', async () => {
  await page.getByRole('link', { name: 'See the case ferrowday.example' }).click();
  await page.getByRole('region', { name: 'How it ended' }).getByLabel('They refused').check();
  await button('Close the case').click();
  await says('Refused');
  await page.goBack();
  await row('ferrowday.example').getByText('Case closed: refused', { exact: true }).waitFor();
  await row('ferrowday.example').getByRole('link', { name: 'See the case ferrowday.example' }).waitFor();
  await button('Save as a new case ferrowday.example').waitFor();
  expect(await button('Save as a case ferrowday.example').count()).toBe(0);
  expect(await hardships(page)).toEqual([]);
});

test('a domain that somebody knows of is given by hand, checked at once, and taken off and put back', async () => {
  zone['bowls-for-less.example'] = there;
  sites['bowls-for-less.example'] = own;
  await page.getByText('Add a domain you know').click();
  const field = page.getByLabel('Domain', { exact: true });
  await field.fill('https://instagram.com/ferrowbay');
  await field.press('Enter');
  await says('This is an account on Instagram.');
  await field.fill('https://linktr.ee/ferrowbay.tickets');
  await field.press('Enter');
  await says('Many people have a page at linktr.ee, so we can’t watch it for you.');
  await field.fill('https://www.bowls-for-less.example/sale?id=1');
  await field.press('Enter');
  await says('bowls-for-less.example is on the list. We’re checking it.');
  await expect
    .poll(() => row('bowls-for-less.example').innerText(), checked)
    .toMatch(/Exists, first seen [^]*added by hand[^]*Page like yours/);
  expect(await hardships(page)).toEqual([]);
  await row('bowls-for-less.example').getByText('Registrar, host and report').click();
  expect(await row('bowls-for-less.example').innerText()).toContain(
    'Subject: bowls-for-less.example, possible imitation of ferrowbay.example',
  );
  await button('Remove bowls-for-less.example').click();
  await says('bowls-for-less.example is off the list. If our own checks find it, it comes back.');
  await row('bowls-for-less.example').waitFor({ state: 'detached' });
  await page.keyboard.press('ControlOrMeta+z');
  await says('bowls-for-less.example is back on the list.');
  // as it was, not as one that nobody has looked at yet
  expect(await row('bowls-for-less.example').innerText()).toMatch(/Exists, first seen [^]*Page like yours/);
  await button('Remove bowls-for-less.example').click();
  await row('bowls-for-less.example').waitFor({ state: 'detached' });
});

test('one that is theirs leaves the list, and comes back', async () => {
  await button('It’s ours ferrowbay.com').click();
  await says('ferrowbay.com and its subdomains count as yours.');
  await page.getByText('Marked as yours or seen (1)').click();
  expect(await row('ferrowbay.com').count()).toBe(0);
  await button('Undo ferrowbay.com').click();
  await row('ferrowbay.com').waitFor();
});

test('a new one is on the list after the next check, with an alert in the app', async () => {
  zone['ferrow-bay.example'] = there;
  zone['ferrowday.example'] = 'SERVFAIL';
  await button('Check now').click();
  await row('ferrow-bay.example').waitFor(checked);
  // a name server that fails takes nothing off the list
  expect(await row('ferrowday.example').innerText()).toMatch(/Exists, first seen/);
  await page.goto('/dashboard');
  await says('new look-alike domain: ferrow-bay.example');
});
