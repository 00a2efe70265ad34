import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocal, type LocalStack } from '../local/stack.ts';
import { openBrowser } from './browser.ts';
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

const toGoogle = async () => {
  visit = await openVisit(browser, { origin: stack.origin });
  await visit.page.goto('/login');
  await visit.page.getByRole('button', { name: 'Google' }).click();
  await visit.page.getByText('A stand-in for Google on this computer.').waitFor();
  return visit.page;
};

test('every provider of the template has a button', async () => {
  visit = await openVisit(browser, { origin: stack.origin });
  await visit.page.goto('/login');
  for (const name of ['Apple', 'Amazon', 'Facebook', 'Google'])
    await visit.page.getByRole('button', { name }).waitFor();
  await visit.close();
});

test('Google’s word brings a newcomer to the dashboard, the address confirmed', async () => {
  const page = await toGoogle();
  await page.getByLabel('E-mail address').fill('Ines@Example.com');
  await page.getByLabel('Name').fill('Ines Duarte');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('region', { name: 'Profile' }).getByText('ines@example.com').waitFor();
  expect(visit.faults()).toEqual([]);
  await visit.close();
});

test('whoever turns back at Google is told so in one sentence', async () => {
  const page = await toGoogle();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').innerText()).toMatch(/^[^\n]{10,200}$/);
  await visit.close();
});
