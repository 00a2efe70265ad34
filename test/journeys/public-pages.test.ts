import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openVisit, patience } from '../support/browser-window.ts';
import { openDeployedStack, type OwnStack } from '../support/own-stack.ts';

/** What a visitor reads who was copied, and has never been here: the platforms, the help, and the way to write to us. */
let own: OwnStack;
let browser: Browser;
let origin: string;
beforeAll(async () => {
  own = await openDeployedStack('--no-demo');
  ({ browser, origin } = own);
});
afterAll(() => own?.close());

test('without JavaScript, the form of a platform, each question and its answer can be read', async () => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  await page.goto('/copied');
  await page.getByRole('main').getByRole('link', { name: 'YouTube' }).click();
  await page.getByRole('heading', { level: 1, name: 'Someone copied me on YouTube' }).waitFor();
  const form = page.getByRole('link', { name: 'Open YouTube’s form' });
  expect(await form.getAttribute('href')).toBe('https://support.google.com/youtube/contact/impersonation');
  await page.getByText('United Kingdom').click();
  await page.getByRole('link', { name: 'Report Harmful Content' }).waitFor();

  await page.goto('/help');
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThanOrEqual(20);
  await page.getByRole('link', { name: 'The platform refused my report. What now?' }).click();
  await page.getByRole('heading', { name: 'Sources' }).waitFor();
  await page.getByText('Grievance Appellate Committee').first().waitFor();
  await context.close();
});

test('without JavaScript, the forms say what to do in their place, and send nothing by the address', async () => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  for (const [address, title, button] of [
    ['/data-request', 'Data request', 'Send me a code'],
    ['/verification-opt-out', 'Verification opt-out', 'Send me a code'],
    ['/company/contact', 'Contact', 'Send'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    // Playwright reads no text of a noscript, although it is shown.
    const instead = page.locator('noscript p');
    expect(await instead.isVisible()).toBe(true);
    expect(await instead.innerText()).toContain('This form needs JavaScript. Without it, write to legal@');
    expect(await page.getByRole('button', { name: button, exact: true }).isDisabled()).toBe(true);
    await page.getByLabel('Email').fill('ines@example.com');
    await page.getByLabel('Email').press('Enter');
    expect(new URL(page.url()).search).toBe('');
  }
  await page.goto('/privacy-policy');
  await page.getByText('What you write to us').waitFor();
  await context.close();
});

describe('the help', () => {
  test('is searched by its address, and what is typed stands in it', async () => {
    const visit = await openVisit(browser, { origin });
    const { page } = visit;
    await page.goto('/help?q=answer&country=UK');
    const questions = page.getByRole('main').getByRole('list').getByRole('link');
    const titles = async () => (await questions.allInnerTexts()).join('\n');
    // Drawn ahead, it is the whole list.
    await expect.poll(titles, { timeout: patience }).not.toContain('I live in the US');
    expect(await titles()).toContain('Does Ofcom help?');
    expect(await page.getByLabel('Where do you live?').inputValue()).toBe('UK');

    await page.getByLabel('What happened?').fill('child');
    await expect.poll(titles, { timeout: patience }).toMatch(/^My child is being impersonated/);
    expect(new URL(page.url()).search).toBe('?q=child&country=UK');
    await page.getByLabel('Where?').selectOption('instagram');
    await page.getByRole('link', { name: 'Someone copied me on Instagram' }).waitFor();
    await page.getByLabel('What happened?').fill('xylophone quartz');
    await page.getByText('No question has any of these words.').waitFor();
    expect(visit.faults()).toEqual([]);
    await visit.close();
  });
});

test('what is asked for before the page’s script has come stays chosen, and its question comes', async () => {
  const visit = await openVisit(browser, { origin });
  const { page } = visit;
  let release = () => {};
  const hold = () => new Promise<void>((done) => (release = done));
  let held = hold();
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/data-request', { waitUntil: 'commit' });
  const wish = page.getByLabel('What would you like?');
  await wish.selectOption('Correct something');
  release();
  await page.getByLabel('What is wrong, and what is right?').waitFor();
  expect(await wish.locator('option:checked').innerText()).toBe('Correct something');

  held = hold();
  await page.goto('/help', { waitUntil: 'commit' });
  await page.getByLabel('Where?').selectOption('instagram');
  release();
  await page.getByRole('link', { name: 'Someone copied me on Instagram' }).waitFor();
  expect(await page.getByLabel('Where?').inputValue()).toBe('instagram');
  expect(visit.faults()).toEqual([]);
  await visit.close();
});

test('somebody without an account writes to us, and gets a number and a day', async () => {
  const visit = await openVisit(browser, { origin });
  const { page } = visit;
  await page.goto('/company/contact');
  await page.getByLabel('Your email').fill('ines@example.com');
  await page.getByLabel('Subject').fill('A form has changed');
  await page.getByLabel('Your message').fill('The one of Imgur is on another page now.');
  await page.getByRole('button', { name: 'Send' }).click();
  const sent = page.getByRole('status').filter({ hasText: 'Your message has the number' });
  await sent.waitFor();
  expect(await sent.innerText()).toMatch(/CS-\w{4}-\w{4}\. We’ll answer by email by \d+ \w+ \d{4}\./);
  expect(visit.faults()).toEqual([]);
  await visit.close();
});

const templates = [
  ...['/copied', '/copied/facebook', '/copied/imgur', '/help', '/help/refused', '/help/for-someone-else'],
  ...[
    '/help/where-is-the-form',
    '/data-request',
    '/verification-opt-out',
    '/business',
    '/company/press',
    '/company/contact',
    '/check',
    '/individual',
  ],
];
test('load nothing from elsewhere, and are taken over as they were drawn', async () => {
  const visit = await openVisit(browser, { origin });
  for (const address of templates) {
    await visit.page.goto(address, { waitUntil: 'networkidle' });
    await visit.page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  expect(visit.faults()).toEqual([]);
  await visit.close();
});
