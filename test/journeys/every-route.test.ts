import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisit, patience } from '../support/browser-window.ts';
import { outside } from '../support/every-address.ts';
import { openDeployedStack, type OwnStack } from '../support/own-stack.ts';

/** Every page that needs no account: without scripts, without a connection, and in a tab that a deploy has left behind. */
let own: OwnStack;
let browser: Browser;
let origin: string;
beforeAll(async () => {
  own = await openDeployedStack('--no-demo');
  ({ browser, origin } = own);
});
afterAll(() => own?.close());

test('without JavaScript each can be read, or says what can be', async () => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const empty: string[] = [];
  for (const address of outside) {
    await page.goto(address);
    // Playwright reads no text of a noscript, although it is shown.
    const told = page.locator('noscript p').filter({ visible: true });
    const words = (await page.getByRole('main').allInnerTexts()).join('').length;
    const isWhole = (await page.getByRole('heading', { level: 1 }).count()) === 1 && words > 200;
    if (!isWhole && (await told.count()) === 0) empty.push(address);
  }
  expect(empty).toEqual([]);
  await page.goto('/auth/confirm');
  await page.locator('noscript a[href="/help"]').click();
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  await context.close();
});

test('without a connection each says so, stays as it was, and says when it is back', async () => {
  const visit = await openVisit(browser, { origin });
  const { page, context } = visit;
  for (const address of outside) {
    await page.goto(address);
    const title = page.getByRole('heading', { level: 1 }).first();
    await title.waitFor();
    await page.getByRole('complementary', { name: 'Connection' }).waitFor({ state: 'attached' });
    const before = await title.innerText();
    await context.setOffline(true);
    await page.getByText('You’re offline. What you typed is kept.').waitFor();
    expect(await title.innerText()).toBe(before);
    await context.setOffline(false);
    await page.getByText('You’re back online.').waitFor();
  }
  await visit.close();
});

test('a page that is asked for without a connection comes when it is back', async () => {
  const visit = await openVisit(browser, { origin });
  const { page, context } = visit;
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByText('You’re offline').waitFor();
  await page.getByRole('link', { name: 'Our commitment' }).first().click();
  await page.getByText('Loading the page').waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Our commitment' }).waitFor();
  await visit.close();
});

test('in a tab from before a deploy, a page whose file is gone comes by one loading anew', async () => {
  const visit = await openVisit(browser, { origin });
  const { page, context } = visit;
  await page.goto('/', { waitUntil: 'networkidle' });
  let loaded = 0;
  page.on('domcontentloaded', () => (loaded += 1));
  // What the tab asks for from now on is of a version that is no longer there, until it is loaded anew.
  await context.route(/\/assets\/.*\.js$/, (route) =>
    loaded === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.getByRole('link', { name: 'Our commitment' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Our commitment' }).waitFor();
  expect(loaded).toBe(1);
  await visit.close();
});
