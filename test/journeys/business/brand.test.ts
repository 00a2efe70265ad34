import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { png } from '../../../platforms/portraits/encode.ts';
import { pixels } from '../../../platforms/portraits/portrait.ts';
import { hardships } from '../../support/axe.ts';
import { patience, type Visit } from '../../support/browser-window.ts';
import { openOwnPerson, type OwnPerson } from '../../support/own-person.ts';
import { signIn } from '../../support/registered.ts';
import { textOfPdf } from '../../support/text-of-pdf.ts';

/** A business lists its account, has its copies searched for, and decides; the search is the product's own, over the twins. */
const email = 'ada@hollimund.example';
const password = 'Lamp-post-7';
/** Three sources of the twins are asked, and the machine may be busy. */
const searched = { timeout: 4 * patience };

let person: OwnPerson;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  person = await openOwnPerson({ email, password });
  ({ visit, page } = person);
});
afterAll(async () => {
  expect(visit?.faults()).toEqual([]);
  await person?.close();
});

const brand = () => page.getByRole('region', { name: 'Copies of your accounts' });
const list = () => page.getByRole('list', { name: 'Accounts that look like yours', exact: true });
const row = (handle: string) => list().getByRole('listitem').filter({ hasText: handle });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const says = (words: string | RegExp) => page.getByText(words).first().waitFor();

test('before an account is listed the page says what a search needs', async () => {
  await page.goto('/business-onboarding');
  await signIn(page, email, password);
  await page.getByLabel('Domain (optional)', { exact: true }).fill('hollimund.example');
  await page.getByLabel('Company', { exact: true }).fill('Hollimund Clay');
  await page.getByLabel('Company', { exact: true }).press('Enter');
  await page.waitForURL(/\/business-dashboard\?businessId=/, { timeout: patience });
  await says('We can’t scan yet.');
  expect(await button('Scan now').count()).toBe(0);
  await page.getByRole('link', { name: 'Open the settings' }).click();
  await page.getByLabel('Link to a profile', { exact: true }).fill('https://github.com/maya-hollimund');
  await button('Add account').click();
  await page
    .getByRole('table', { name: 'Accounts of this business' })
    .getByText('maya-hollimund')
    .first()
    .waitFor();
});

test('a search finds who copies the account, and shows the evidence', async () => {
  await page.goto('/business-dashboard');
  await button('Scan now').click();
  await says('The scan has started.');
  await row('maya-holllmund').waitFor(searched);
  await brand().getByText('Where, and how').click(searched);
  await brand()
    .getByText(/^Searched directly: .*GitHub/)
    .waitFor(searched);
  await says('Not searched, because they offer no search we may use: Zoom, WhatsApp.');
  await row('maya-holllmund').getByText('The reasons').first().click();
  await row('maya-holllmund').getByText('Same name').first().waitFor();
  await row('maya-holllmund').getByText('Prepare the report').first().click();
  await row('maya-holllmund').getByLabel('I compared both accounts, and I report for this business.').check();
  await row('maya-holllmund')
    .getByRole('region', { name: 'Report text' })
    .getByText(/is impersonating our business, Hollimund Clay/)
    .waitFor();
  expect(await hardships(page)).toEqual([]);
});

test('one that is no copy leaves the list, and comes back', async () => {
  await button('Not a copy maya-holllmund on GitHub').click();
  await says('maya-holllmund on GitHub is off the list.');
  await expect.poll(() => row('maya-holllmund').count(), { timeout: patience }).toBe(0);
  await page.getByText('Decided or gone (1)').click();
  await button('Undo maya-holllmund on GitHub').click();
  await row('maya-holllmund').waitFor();
});

test('a case keeps the evidence, belongs to the business, and the copy waits for no decision', async () => {
  await button('Save as a case maya-holllmund on GitHub').click();
  await page.waitForURL(/\/business-dashboard\/cases\/\w+\?businessId=/, searched);
  await page.getByRole('heading', { name: 'maya-holllmund on GitHub', level: 1 }).waitFor();
  const evidence = page.getByRole('list', { name: 'Evidence', exact: true });
  await evidence.getByRole('heading', { name: 'What our scan saw' }).waitFor();
  await page.getByLabel('It writes to our customers').click();
  await page.getByLabel('I compared both accounts, and I report for this business.').check();
  const report = page.getByRole('region', { name: 'Report text' });
  await report.getByText(/is impersonating our business, Hollimund Clay/).waitFor();
  await report.getByText(/It writes to our customers\./).waitFor();
  await button('Mark as reported').click();
  await says(/^Reported on /);
  await page.getByText('Who did what').click();
  await page
    .getByRole('list', { name: 'Who did what' })
    .getByText(/opened the case/)
    .waitFor();
  expect(await hardships(page)).toEqual([]);
});

test('its evidence pack names the company', async () => {
  const started = page.waitForEvent('download', searched);
  await button('Download the PDF').click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^countersign-case-\w+\.pdf$/);
  const text = (await textOfPdf(Uint8Array.from(await readFile(await download.path())))).join('\n');
  expect(text).toContain('Kept by');
  expect(text).toContain('Hollimund Clay');
});

test('the dashboard lists the open case; once it is deleted the copy waits for a decision again', async () => {
  await page.goto('/business-dashboard');
  const open = page.getByRole('region', { name: 'Open cases' });
  await open.getByText(/^Reported on /).waitFor();
  await page.getByText('Decided or gone (1)').click();
  await page.getByRole('link', { name: 'See the case maya-holllmund' }).waitFor();
  expect(await row('maya-holllmund').count()).toBe(0);
  expect(await hardships(page)).toEqual([]);
  await open.getByRole('link', { name: 'All cases' }).click();
  await page.getByRole('link', { name: 'maya-holllmund on GitHub', exact: true }).click();
  await button('Delete this case').click();
  await button('Delete it').click();
  await says('Case deleted.');
  await says('No cases');
  await page.getByRole('link', { name: 'See what was found' }).click();
  await row('maya-holllmund').waitFor();
});

test('a copy that the business knows of is given by its link from the empty page of cases, and is on the list', async () => {
  await page.goto('/business-dashboard/cases');
  await says('No cases');
  await page.getByRole('link', { name: 'Give it to us' }).click();
  const form = page.getByRole('form', { name: 'A copy you know of' });
  await form.getByLabel('Link to the account, or its handle').fill('www.snapchat.com/add/maya-hol1imund?x=1');
  await form.getByLabel(/The name it shows/).fill('Hollimund Clay');
  expect(await hardships(page)).toEqual([]);
  await form.getByRole('button', { name: 'Compare it with ours' }).click();
  await says(/^We’re comparing maya-hol1imund with your accounts/);
  await row('maya-hol1imund').waitFor(searched);
  await button('Save as a case maya-hol1imund on Snapchat').waitFor();
});

test('one that was reported says so, and the admin has an alert', async () => {
  await button('I’ve reported it maya-holllmund on GitHub').click();
  await says('maya-holllmund on GitHub is marked as a copy that you reported.');
  await page.getByText('Decided or gone (1)').click();
  await says('A copy, reported');
  expect(await hardships(page)).toEqual([]);
  await page.goto('/dashboard');
  await says('Hollimund Clay: likely clone on GitHub: maya-holllmund');
});

test('the account is proven by a code on its profile, and stands there as proven', async () => {
  await page.goto('/business-settings#accounts');
  await button('Prove it GitHub maya-hollimund').click();
  const way = page.getByRole('region', { name: 'With a code on your profile' });
  await way.getByRole('button', { name: 'Get the code' }).click();
  const code = await way.getByText(/^countersign:maya-hollimund:/).innerText();
  await fetch(`${person.origin}/platforms/github/edit/maya-hollimund`, {
    ...{ method: 'POST', body: new URLSearchParams({ bio: code }), redirect: 'manual' },
  });
  await way.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('Confirmed.', { exact: true }).waitFor(searched);
  // Nothing can head its page yet.
  await says('The page is headed by your domain. Prove the domain first.');
  expect(await hardships(page)).toEqual([]);
  await page.goto('/business-dashboard');
  await page
    .getByRole('list', { name: 'Accounts of this business' })
    .getByText(/^Verified since /)
    .waitFor();
});

test('a logo is chosen, cropped and kept, and removed again', async () => {
  await page.goto('/business-settings#logo');
  const logo = page.getByRole('region', { name: 'Logo', exact: true });
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
  await logo.getByLabel('Choose a logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page
    .getByRole('dialog', { name: 'Crop the logo' })
    .getByRole('button', { name: 'Use this part', exact: true })
    .click();
  await says('Logo saved.');
  await page.reload();
  const shown = page.getByAltText('Logo of Hollimund Clay');
  await expect
    .poll(() => shown.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth), { timeout: patience })
    .toBe(300);
  expect(await hardships(page)).toEqual([]);
  await button('Remove the logo').click();
  await says('Logo removed.');
  await shown.waitFor({ state: 'detached' });
});

/** The page goes to the part that its address names a moment after it has come: a click just then would meet another place. */
const atItsPart = (id: string) =>
  expect
    .poll(() => page.locator(`#${id}`).evaluate((part) => Math.abs(part.getBoundingClientRect().top)), {
      timeout: patience,
    })
    .toBeLessThan(200);

test('what was compared for a business before it was set up is offered to it, and leads on to the copy', async () => {
  await page.goto('/compare');
  const [you, other] = ['You', 'The other account'].map((name) => page.getByRole('group', { name }));
  await you!.getByLabel('Link to your profile').fill('https://github.com/tidewell-pottery');
  await you!.getByLabel('Name shown there').fill('Tidewell Pottery');
  const buffer = png(pixels({ seed: 'a kiln', edits: [] }));
  await you!.locator('input[type=file]').setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer });
  await you!.getByRole('img', { name: 'the picture you gave' }).waitFor();
  await other!.getByLabel('Link to it').fill('https://github.com/tidewe11-pottery');
  await other!.getByLabel('Name shown there').fill('Tidewell Pottery');
  const forBusiness = page.getByRole('radio', { name: 'My business or brand' });
  await forBusiness.click();
  await expect.poll(() => forBusiness.isChecked(), { timeout: patience }).toBe(true);

  await page.goto('/business-onboarding');
  expect(await page.getByLabel('Company', { exact: true }).inputValue()).toBe('Tidewell Pottery');
  await button('Create the business').click();
  const offer = page.getByRole('region', { name: 'From your comparison' });
  await offer.getByAltText('The picture you chose for the comparison').waitFor(searched);
  expect(await hardships(page)).toEqual([]);
  await button('Use what’s selected').click();
  await says('Saved for Tidewell Pottery.');
  await page.getByRole('list', { name: 'Accounts of this business' }).getByText('tidewell-pottery').waitFor();

  await offer.getByRole('link', { name: 'Give it to us as a copy you know of' }).click();
  const form = page.getByRole('form', { name: 'A copy you know of' });
  await expect
    .poll(() => form.getByLabel(/The name it shows/).inputValue(), { timeout: patience })
    .toBe('Tidewell Pottery');
  expect(await offer.count()).toBe(0);
  await atItsPart('brand');
  await form.getByRole('button', { name: 'Compare it with ours' }).click();
  await row('tidewe11-pottery').waitFor(searched);
  await page.goto('/business-settings#logo');
  await page.getByAltText('Logo of Tidewell Pottery').waitFor();
  expect(await offer.count()).toBe(0);
});
