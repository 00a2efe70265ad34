import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocal, type LocalStack } from '../local/stack.ts';
import { hardships } from './axe.ts';
import { openBrowser } from './browser.ts';
import { codeTo } from './registered.ts';
import { openVisit, type Visit } from './visit.ts';

/** Signing in through a provider, in a real browser against the running template; a stand-in plays the provider. */
let stack: LocalStack;
let browser: Browser;
let visit: Visit;
beforeAll(async () => {
  const root = join(import.meta.dirname, '..');
  [stack, browser] = await Promise.all([startLocal({ root, port: 0, watch: false }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.close();
});

const toProvider = async (name: string) => {
  visit = await openVisit(browser, { origin: stack.origin });
  await visit.page.goto('/login');
  await visit.page.getByRole('button', { name }).click();
  await visit.page.getByText(`A stand-in for ${name} on this computer.`).waitFor();
  return visit.page;
};

test('every provider of the template has a button', async () => {
  visit = await openVisit(browser, { origin: stack.origin });
  await visit.page.goto('/login');
  for (const name of ['Apple', 'Amazon', 'Facebook', 'Google'])
    await visit.page.getByRole('button', { name }).waitFor();
  await visit.close();
});

test.each([
  ['Google', true],
  ['Apple', true],
  ['Facebook', false],
  ['Amazon', false],
])(
  '%s brings a newcomer to the dashboard; says that the address is theirs: %s',
  async (provider, vouches) => {
    const email = `Ines@${provider}.example`;
    const page = await toProvider(provider);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Name').fill('Ines Duarte');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/dashboard');
    if (!vouches) {
      await page.getByRole('heading', { name: 'Confirm your e-mail address' }).waitFor();
      expect(await hardships(page)).toEqual([]);
      await page.getByRole('button', { name: 'Send me the code' }).click();
      await page.getByLabel('Code').waitFor();
      const sent = await codeTo(stack.origin, email);
      await page.getByLabel('Code').fill('000');
      await page.keyboard.press('Enter');
      await page.getByText('Please give the six digits of the code.').waitFor();
      await page.getByLabel('Code').fill(sent === '000000' ? '111111' : '000000');
      await page.keyboard.press('Enter');
      await page.getByText('That code is not right').waitFor();
      expect(await hardships(page)).toEqual([]);
      await page.getByLabel('Code').fill(sent);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('region', { name: 'Profile' }).getByText(email.toLowerCase()).waitFor();
    // The browser remarks on a refusal; that of an account that may not begin yet is one.
    if (vouches) expect(visit.faults()).toEqual([]);
    await visit.close();
  },
);

test('whoever turns back at Google is told so in one sentence', async () => {
  const page = await toProvider('Google');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').innerText()).toMatch(/^[^\n]{10,200}$/);
  await visit.close();
});
