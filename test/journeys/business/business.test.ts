import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hardships } from '../../support/axe.ts';
import { openVisit, patience, type Visit } from '../../support/browser-window.ts';
import { pngOf } from '../../support/domains/png.ts';
import { openOwnPerson, type OwnPerson } from '../../support/own-person.ts';
import { register, signIn } from '../../support/registered.ts';

/** A business from its first field to its last seat; each step on what the step before left. */
const email = 'ada@ferrowbay.example';
const password = 'Lamp-post-7';
const newcomer = 'nina@ferrowbay.example';

let own: OwnPerson;
let browser: Browser;
let origin: string;
let visit: Visit;
let page: Page;
const visits: Visit[] = [];
beforeAll(async () => {
  own = await openOwnPerson({ email, password });
  ({ browser, origin, visit, page } = own);
  visits.push(visit);
});
afterAll(async () => {
  // A refusal that a step asks for is in the console as well.
  const faults = visits.flatMap((one) => one.faults()).filter((fault) => !/status of 4\d\d/.test(fault));
  expect(faults).toEqual([]);
  await own?.close();
});

const field = (label: string, on = page) => on.getByLabel(label, { exact: true });
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
const says = (words: string | RegExp, on = page) => on.getByText(words).first().waitFor();
const list = (name: string, on = page) => on.getByRole('list', { name, exact: true });

const settingsPart = (name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of these settings' })
    .getByRole('link', { name, exact: true })
    .click();

/** The link in the newest mail to an address. */
async function linkTo(address: string): Promise<string> {
  const sent = (await (await fetch(`${origin}/local/outbox.json`)).json()) as { to: string; body: string }[];
  const body =
    sent.find(({ to, body }) => to === address && body.includes('/business-invitation#'))?.body ?? '';
  return /\/business-invitation#\S+/.exec(body)?.[0] ?? '';
}

test('the look-alikes stand there before the last field; what was typed and the logo survive a reload', async () => {
  await page.goto('/business-onboarding');
  await signIn(page, email, password);
  await field('Domain (optional)').fill('https://www.ferrowbay.example/');
  await list('Look-alikes of this domain').getByRole('button').nth(3).waitFor();
  expect(await hardships(page)).toEqual([]);
  await page
    .getByLabel('Choose a logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pngOf(3) });
  await button('Use this part').click();
  await page.getByRole('img', { name: 'Logo of' }).waitFor();
  await page.reload();
  await page.getByRole('img', { name: 'Logo of' }).waitFor();
  await expect
    .poll(() => field('Domain (optional)').inputValue(), { timeout: patience })
    .toContain('ferrowbay.example');
  await field('Company').fill('Ferrow Bay Ceramics');
  await field('Company').press('Enter');
  await says('1 of 15 seats taken');
  expect(page.url()).toContain('/business-dashboard?businessId=');
  expect(await hardships(page)).toEqual([]);
  const dashboard = page.url();
  await page.getByRole('navigation', { name: 'Pages of this business' }).getByText('Settings').click();
  await settingsPart('Logo');
  await page.getByRole('img', { name: 'Logo of Ferrow Bay Ceramics' }).waitFor();
  await page.goto(dashboard);
  await says('1 of 15 seats taken');
});

test('one person is invited; a faulty address is said at its field', async () => {
  await field('Email').fill('nina');
  await button('Send invitation').click();
  await says('Please enter a valid email');
  await field('Email').fill(newcomer);
  await field('Role').selectOption('MANAGER');
  await button('Send invitation').click();
  await says(`Invitation sent to ${newcomer}.`);
  await says('2 of 15 seats taken');
  await list('Invitations').getByText(newcomer).first().waitFor();
});

test('a list shows what will be sent, row by row, and then what became of it', async () => {
  await page.getByText('Invite several at once').click();
  const csv =
    'email,role\nben@ferrowbay.example,member\nnot-an-address,\nBEN@ferrowbay.example,\ncem@ferrowbay.example,boss\n';
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const table = page.getByRole('region', { name: 'What will be sent' });
  await expect
    .poll(() => table.getByRole('row').allInnerTexts(), { timeout: patience })
    .toEqual([
      expect.stringContaining('Line'),
      expect.stringContaining('Ready, member'),
      expect.stringContaining('Please enter a valid email'),
      expect.stringContaining('on the list twice'),
      expect.stringContaining('The role must be'),
    ]);
  expect(await hardships(page)).toEqual([]);
  await button('Send 1 invitation').click();
  await says('1 invitation sent, 3 not.');
  await says('3 of 15 seats taken');
});

test('a newcomer reads what the business will see, signs up with that address, and joins', async () => {
  const hers = await openVisit(browser, { origin, width: 360 });
  visits.push(hers);
  const on = hers.page;
  const link = await linkTo(newcomer);
  await on.goto(link);
  await says('You’re invited to join a business account as a manager.', on);
  // Anybody can type any name: who sent it stands there, and that no domain is proven.
  await on.locator('dl > div').filter({ hasText: /^From/ }).getByText(/@/).waitFor();
  await says('We don’t know whose business this is: it hasn’t proven a domain.', on);
  await says('your findings, scans and cases', on);
  expect(await hardships(on)).toEqual([]);
  await register(origin, newcomer, password);
  await on.getByRole('link', { name: 'I have an account' }).click();
  await signIn(on, newcomer, password);
  await on.getByRole('button', { name: 'Join Ferrow Bay Ceramics' }).click();
  await says('You have joined Ferrow Bay Ceramics.', on);
  await says('3 of 15 seats taken', on);
  expect(await hardships(on)).toEqual([]);
  // A manager invites members only, and sees no way to change roles.
  expect(await field('Role', on).locator('option').allInnerTexts()).toEqual(['Member']);
  expect(await on.getByLabel(/^Role of/).count()).toBe(0);
  await on.goto('/dashboard');
  await on.goto(link);
  await says('This invitation no longer works', on);
});

test('a role is changed, and counts at once', async () => {
  await page.reload();
  await list('Members').getByText(newcomer).first().waitFor();
  await field(`Role of ${newcomer}`).selectOption('MEMBER');
  await says('is now a member.');
  const on = visits[1]!.page;
  await on.goto('/business-dashboard');
  await says('You have joined as a member.', on);
  expect(await on.getByText('seats taken').count()).toBe(0);
});

test('fewer seats than are taken are refused; with all of them taken, an invitation is', async () => {
  await page.goto('/business-settings#seats');
  await says('3 of 15 seats taken');
  expect(await hardships(page)).toEqual([]);
  await field('Number of seats').fill('2');
  await button('Change seats').click();
  await says('3 seats are taken, by members and invitations, expired ones too.');
  await field('Number of seats').fill('3');
  await button('Change seats').click();
  await says('3 of 3 seats taken');
  await page.goto('/business-dashboard');
  await field('Email').fill('late@ferrowbay.example');
  await button('Send invitation').click();
  await says('All seats are taken.');
  await button('Withdraw ben@ferrowbay.example').click();
  await says('2 of 3 seats taken');
  await button('Send invitation').click();
  await says('Invitation sent to late@ferrowbay.example.');
});

test('the profile is saved, and stands there again', async () => {
  await page.goto('/business-settings');
  await field('Website').fill('https://ferrowbay.example');
  await field('City').fill('Whitby');
  await button('Save').click();
  await says('Saved.');
  await page.reload();
  await expect.poll(() => field('City').inputValue(), { timeout: patience }).toBe('Whitby');
});

test('the settings show one part at a time, and keep what was typed into another', async () => {
  await field('City').fill('Robin Hood’s Bay');
  await settingsPart('Plan');
  await says('Try Professional for 30 days');
  expect(await page.getByRole('region', { name: 'Company profile' }).count()).toBe(0);
  const current = page.locator('header [aria-current=page]');
  expect(await current.allTextContents()).toContain('Business');
  await settingsPart('Company profile');
  expect(await field('City').inputValue()).toBe('Robin Hood’s Bay');
});

test('the accounts of the business are listed one by one, and one taken off by mistake comes back', async () => {
  await settingsPart('Your social accounts');
  const listed = page.getByRole('table', { name: 'Accounts of this business' });
  await field('Link to a profile').fill('not a link');
  await button('Add account').click();
  await says('We can’t read this as a link to a profile.');
  await field('Link to a profile').fill('https://www.instagram.com/ferrowbay/');
  await button('Add account').click();
  await listed.getByText('ferrowbay').first().waitFor();
  await button('Remove Instagram ferrowbay').click();
  await says('No accounts yet.');
  await button('Undo').last().click();
  await listed.getByText('ferrowbay').first().waitFor();
  expect(await hardships(page)).toEqual([]);
  await page.goto('/business-dashboard');
  await list('Accounts of this business').getByText('ferrowbay').first().waitFor();
});

test('somebody with two businesses goes from one to the other; deleting one leaves the other', async () => {
  await page.goto('/business-onboarding');
  await field('Domain (optional)').fill('rook.example');
  await field('Company').fill('Rook Studio');
  await button('Create the business').click();
  await says('1 of 15 seats taken');
  await page.getByRole('link', { name: 'Ferrow Bay Ceramics' }).click();
  await says('3 of 3 seats taken');
  await page.getByRole('link', { name: 'Rook Studio' }).click();
  await says('1 of 15 seats taken');
  await page.goto('/business-settings#leave');
  await says('You own this business.');
  await settingsPart('Delete this business');
  await button('Delete the business').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type Rook Studio to confirm').fill('Rook Studio');
  await dialog.getByRole('button', { name: 'Delete the business' }).click();
  await says('Rook Studio is deleted.');
  // The one that is left opens by itself.
  await page.waitForURL(/businessId=/);
  await page.getByText('Ferrow Bay Ceramics', { exact: true }).first().waitFor();
  expect(await page.locator('header, main').getByText('Rook Studio').count()).toBe(0);
});

test('the only business is deleted, and nothing of it is opened again', async () => {
  await page.goto('/business-settings#delete');
  await settingsPart('Delete this business');
  await button('Delete the business').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type Ferrow Bay Ceramics to confirm').fill('Ferrow Bay Ceramics');
  await dialog.getByRole('button', { name: 'Delete the business' }).click();
  await says('Ferrow Bay Ceramics is deleted.');
  await says('No business yet');
  expect(new URL(page.url()).search).toBe('');
  expect(await page.locator('header, main').getByText('Ferrow Bay Ceramics').count()).toBe(0);
});
