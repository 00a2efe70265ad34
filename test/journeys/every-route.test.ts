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
    // A page that asks the service has its title from the answer.
    await page.locator('.asking').first().waitFor({ state: 'detached' });
    const before = await title.innerText();
    await context.setOffline(true);
    await page.getByText('You’re offline. What you typed is kept.').waitFor();
    expect(await title.innerText()).toBe(before);
    await context.setOffline(false);
    await page.getByText('You’re back online.').waitFor();
  }
  await visit.close();
});

test('where the system chooses the colours, fields and buttons keep an edge, and the tab that is open is told from the other', async () => {
  const context = await browser.newContext({ baseURL: origin, forcedColors: 'active', colorScheme: 'dark' });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const edgeless: string[] = [];
  for (const address of outside) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const found = await page.evaluate(withoutEdge);
    edgeless.push(...found.map((control) => `${address}: ${control}`));
  }
  expect(edgeless).toEqual([]);
  await page.goto('/login');
  const edge = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderTopWidth);
  expect(await edge('Sign In')).not.toBe(await edge('Create Account'));
  await context.close();
});

/** In the page: fields and buttons that are seen and whose edge is not. */
function withoutEdge(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, .button)');
  return [...controls]
    .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 4)
    .filter((control) => {
      const { borderBottomStyle, borderBottomWidth, borderBottomColor, backgroundColor, appearance } =
        getComputedStyle(control);
      const drawn = borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0;
      const behind = getComputedStyle(document.body).backgroundColor;
      return appearance === 'none' && backgroundColor === behind && !(drawn && borderBottomColor !== behind);
    })
    .map((control) => control.outerHTML.slice(0, 120));
}

test('whoever wants no motion sees none, on any page', async () => {
  const visit = await openVisit(browser, { origin });
  const moving: string[] = [];
  for (const address of outside) {
    await visit.page.goto(address);
    await visit.page.getByRole('heading', { level: 1 }).first().waitFor();
    const names = await visit.page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 0)
        .map((one) => (one instanceof CSSAnimation ? one.animationName : one.id)),
    );
    moving.push(...names.map((name) => `${address}: ${name}`));
  }
  expect(moving).toEqual([]);
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
  // What was drawn ahead is seen before the page has ended loading.
  await expect.poll(() => loaded).toBe(1);
  await visit.close();
});
