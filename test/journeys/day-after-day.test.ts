import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userSubject } from '#domain/keys';
import { findingStore } from '../../lambdas/store/finding.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import type { PlatformName } from '../../platforms/population/profile.ts';
import { startLocal, type LocalStack } from '../../local/stack.ts';
import { hardships } from '../support/axe.ts';
import { closeWindows, openBrowser } from '../../local/browser/browser.ts';
import { databaseOf } from '../support/tables.ts';
import { openVisit, patience, searched, type Visit } from '../support/browser-window.ts';
import { answer, wireTo } from '../support/client.ts';
import { stepByStep } from '../support/keyboard.ts';
import { signUpPeople, type Person } from '../support/people.ts';
import { signIn } from '../support/registered.ts';

/**
 * Copies of Rosa appear on three platforms while she is not looking. The schedule finds them, she is told, reports one,
 * keeps the evidence; one day later the account is gone. The clock is the stack's, and moves a day at a time.
 */
const hour = 3_600_000;
const day = 24 * hour;
const password = 'Correct-h0rse';
const email = 'rosa@example.com';
const accounts = {
  GITHUB: { handle: 'rosa-valdimar', page: 'https://github.com/rosa-valdimar' },
  X: { handle: 'rosa_valdimar', page: 'https://x.com/rosa_valdimar' },
  REDDIT: { handle: 'rosa_valdimar', page: 'https://www.reddit.com/user/rosa_valdimar' },
} as const;
type Where = keyof typeof accounts;
const platforms = Object.keys(accounts) as Where[];
/** What somebody calls themselves on all three, overnight. */
const late = 'rosavaldimar';
const titles = ['GitHub', 'X', 'Reddit'].map((name) => `Likely clone on ${name}: ${late}`);

stepByStep();
let moved = 0;
const now = () => Date.now() + moved;
let stack: LocalStack;
let browser: Browser;
let database: Database;
let rosa: Person;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  [stack, browser] = await Promise.all([
    startLocal({ root: join(import.meta.dirname, '../..'), port: 0, watch: false, web: 'built', now }),
    openBrowser(),
  ]);
  database = await databaseOf(stack);
  [rosa] = (await signUpPeople(stack, ['rosa'])) as [Person];
  const wire = wireTo(stack.origin, stack.config);
  const call = (mutation: string, input: object) =>
    answer(wire.graphql(mutation, { input }, { token: rosa.accessToken }));
  await call('mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }', {});
  await call('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
    ...{ id: rosa.sub, tourEnabled: false, preferredName: 'Rosa Valdimar' },
    socialMediaAccounts: platforms.map((platform) => ({ platform, pageUrl: accounts[platform].page })),
  });
  await today();
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
  await stack?.close();
});

/** Rosa's window as of today: whoever comes back after a day signs in again. */
async function today(): Promise<void> {
  await visit?.close();
  visit = await openVisit(browser, { origin: stack.origin });
  await visit.context.clock.install({ time: now() });
  page = visit.page;
  await page.goto('/login');
  await signIn(page, email, password);
  await page.waitForURL(/dashboard/);
}

/** A copy of hers as it was made last night. */
const appears = (platform: Where) =>
  stack.platforms.population.add({
    ...stack.platforms.population.get(accounts[platform].handle, platform as PlatformName)!,
    ...{ id: 700_000 + platforms.indexOf(platform), handle: late, followers: 4, following: 390 },
    createdAt: new Date(now()).toISOString().slice(0, 19) + 'Z',
  });

const cardOf = (handle: string): Locator =>
  page
    .getByRole('article')
    .filter({ hasText: new RegExp(`The other account: ${handle.replaceAll('.', '\\.')}\\.(?!\\w)`) });
const told = () =>
  stack.outbox
    .list()
    .filter(({ to }) => to === email)
    .map(({ subject, body }) => `${subject}\n${body}`);
const toldOf = (title: string) => told().filter((mail) => mail.includes(title)).length;
/** What is kept of the three. */
const findings = async () =>
  (await findingStore(database).list(userSubject(rosa.sub))).filter(({ theirs }) => theirs.handle === late);

test('on the first day she has a search made; her three platforms are asked', async () => {
  // The people of the twins may hold accounts that are called so.
  for (const platform of platforms) stack.platforms.population.remove(late, platform);
  await page.getByRole('button', { name: 'Scan now' }).and(page.locator(':enabled')).first().click();
  const looked = page.getByRole('region', { name: 'Where we looked' });
  await looked.getByText('3 platforms searched directly').waitFor({ timeout: searched });
  expect(await cardOf(late).count()).toBe(0);
});

test('a day later the schedule finds what appeared on three platforms, and she is told once of each', async () => {
  platforms.forEach(appears);
  moved += day + hour;
  // Mails of one evening are put together: the next goes an hour later.
  await expect.poll(() => findings().then((all) => all.length), { timeout: searched, interval: 500 }).toBe(3);
  moved += 2 * hour;
  for (const title of titles)
    await expect.poll(() => toldOf(title), { timeout: searched, interval: 500 }).toBe(1);
  await today();
  await expect.poll(() => cardOf(late).count(), { timeout: patience }).toBe(3);
  const bell = page.getByRole('region', { name: 'Notifications' });
  for (const title of titles) {
    // One link alone: two would be refused.
    await bell.getByRole('link', { name: title, exact: true }).waitFor();
    expect(toldOf(title)).toBe(1);
  }
  expect(await hardships(page)).toEqual([]);
});

test('she follows the alert to the copy on X, and reports it with the form and text that X asks for', async () => {
  await page.getByRole('link', { name: titles[1]!, exact: true }).click();
  const card = cardOf(late).filter({ hasText: 'on X' });
  await card.getByRole('button', { name: 'Prepare a report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report for X' });
  await dialog.getByLabel('I compared both, and I am the person shown.').check();
  const form = await dialog.getByRole('link', { name: 'Open the form' }).getAttribute('href');
  expect(form).toBe('/platforms/x/report');
  expect(await dialog.getByRole('region', { name: 'Report text' }).innerText()).toContain(`@${late} on X`);
  await dialog.getByRole('button', { name: 'I’ve sent the report' }).click();
  await page.getByText(/^Saved under Cases. We’ll remind you to check again on/).waitFor();
});

test('the evidence is hers to keep before the account is gone', async () => {
  await page.goto('/cases');
  await page.getByRole('link', { name: new RegExp(`${late} on X`) }).click();
  await page
    .getByText(/^Reported on/)
    .first()
    .waitFor();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything (ZIP)' }).click();
  const files = unzipSync(await readFile(await (await downloaded).path()));
  const names = Object.keys(files).map((name) => name.split('/').slice(1).join('/'));
  expect(names).toContain('manifest.sha256');
  expect(names.filter((name) => /picture-(other|own)\./.test(name))).toHaveLength(2);
});

test('a day later the account is gone: she is told, the case says so, and the others stand', async () => {
  expect(stack.platforms.population.remove(late, 'X')).toBe(true);
  moved += day + hour;
  await expect
    .poll(async () => (await findings()).map(({ platform, status }) => `${platform} ${status}`).sort(), {
      timeout: searched,
      interval: 500,
    })
    .toEqual(['GITHUB OPEN', 'REDDIT OPEN', 'X RESOLVED']);
  await today();
  const bell = page.getByRole('region', { name: 'Notifications' });
  await bell.getByRole('link', { name: `No longer there on X: ${late}`, exact: true }).waitFor();
  await page.goto('/cases');
  await page.getByRole('link', { name: new RegExp(`${late} on X`) }).click();
  await page
    .getByText(/^Reported on/)
    .first()
    .waitFor();
  await page
    .getByText(/^Gone since \d/)
    .first()
    .waitFor();
  expect(await hardships(page)).toEqual([]);
});
