import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocal, type LocalStack } from '../../local/stack.ts';
import { hardships } from '../support/axe.ts';
import { closeWindows, openBrowser } from '../../local/browser/browser.ts';
import { openVisit, type Visit } from '../support/browser-window.ts';
import { answer, wireTo } from '../support/client.ts';
import { stepByStep } from '../support/keyboard.ts';
import { signUpPeople } from '../support/people.ts';
import { signIn } from '../support/registered.ts';

/** A profile that was compared by hand becomes a finding like those that we found, and is decided like them. */
stepByStep();
let stack: LocalStack;
let browser: Browser;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  [stack, browser] = await Promise.all([
    startLocal({ root: join(import.meta.dirname, '../..'), port: 0, watch: false, web: 'built' }),
    openBrowser(),
  ]);
  const wire = wireTo(stack.origin, stack.config);
  const [ines] = await signUpPeople(stack, ['ines']);
  const mutate = (mutation: string, input: object) =>
    answer(wire.graphql(mutation, { input }, { token: ines!.accessToken }));
  await mutate('mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }', {});
  await mutate('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
    ...{ id: ines!.sub, tourEnabled: false, firstName: 'Inès', lastName: 'Valcourt' },
    socialMediaAccounts: [{ platform: 'INSTAGRAM', pageUrl: 'https://www.instagram.com/ines.valcourt/' }],
  });
  visit = await openVisit(browser, { origin: stack.origin });
  page = visit.page;
  await page.goto('/login');
  await signIn(page, ines!.email, 'Correct-h0rse');
  await page.waitForURL('**/dashboard');
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
  await stack?.close();
});

test('what was compared is added to the findings, and says who brought it', async () => {
  await page.goto('/compare');
  const mine = page.getByRole('group', { name: 'Yours' });
  await mine.getByLabel('Link to your profile').fill('instagram.com/ines.valcourt');
  await mine.getByLabel('Name shown there').fill('Inès Valcourt');
  const theirs = page.getByRole('group', { name: 'The other account' });
  await theirs.getByLabel('Link to it').fill('instagram.com/ines.va1court');
  await theirs.getByLabel('Name shown there').fill('Inès Valcourt');
  await page.getByRole('region', { name: 'Your report kit' }).getByLabel('I compared both').check();
  expect(await hardships(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add to my findings' }).click();
  await page.waitForURL('**/dashboard');
  // What is said while it is compared goes once the result stands, which may be at once.
  const result = page.getByText('Added by you: this is what you saw of the account.');
  await page.getByText('We’re comparing ines.va1court with your accounts.').or(result).first().waitFor();
  const finding = page.getByRole('article').filter({ hasText: 'ines.va1court' });
  await finding.getByText('Added by you: this is what you saw of the account.').waitFor();
  expect(await hardships(page)).toEqual([]);
  if (process.env['SHOTS'])
    await page.screenshot({ path: `${process.env['SHOTS']}-brought.png`, fullPage: true });
});

test('it is not given again when the page is loaded anew', async () => {
  await page.reload();
  await page.getByText('Added by you: this is what you saw of the account.').waitFor();
  expect(await page.getByText('We’re comparing').count()).toBe(0);
  expect(visit.faults()).toEqual([]);
});
