import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hardships } from '../../support/axe.ts';
import { patience, type Visit } from '../../support/browser-window.ts';
import { stepByStep } from '../../support/keyboard.ts';
import { openOwnPerson, type OwnPerson } from '../../support/own-person.ts';
import { setUpBusiness } from './set-up.ts';

/** Somebody checks a list of names against their domain: pasted, then as a file. Each step on the one before. */
const email = 'ada@ferrowbay.example';
const password = 'Lamp-post-7';

let person: OwnPerson;
let visit: Visit;
let page: Page;
stepByStep();
beforeAll(async () => {
  person = await openOwnPerson({ email, password });
  ({ visit, page } = person);
});
afterAll(async () => {
  expect(visit?.faults()).toEqual([]);
  await person?.close();
});

const says = (words: string | RegExp) => page.getByText(words).first().waitFor();
const rows = (list: string) => page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
const texts = async (list: string) =>
  (await rows(list).allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));

test('a pasted list shows which names could pass for the domain and why, and which lines hold no name', async () => {
  await setUpBusiness(page, { email, password, domain: 'ferrowbay.example' });
  await page.getByText('Check a list of names').click();
  await page
    .getByLabel('Names', { exact: true })
    .fill(
      'weather.example\nferrowday.example\nnot a name\nhttps://login-ferrowbay-support.example/sign-in\n\nthis neither',
    );
  await page.getByRole('button', { name: 'Check the list' }).click();
  await says('2 of 3 names could pass for ferrowbay.example.');
  expect(await texts('Names that could pass for yours')).toEqual([
    'login-ferrowbay-support.example “login-” added in front; “-support” added Line 4',
    'ferrowday.example Letter d in place of b Line 2',
  ]);
  expect(await texts('Lines without a name')).toEqual([
    'Line 3: no domain name in “not a name”',
    'Line 6: no domain name in “this neither”',
  ]);
  expect(await hardships(page)).toEqual([]);
});

test('a file of ten thousand is read to its end, and the matches are saved', async () => {
  const others = Array.from({ length: 9998 }, (_, nth) => `"site-${nth}.example",2026-11-20`);
  const lines = ['domain,registered', ...others, 'FERROWBAY.com,2026-11-21', 'ferr0wbay.example,2026-11-21'];
  await page.getByLabel('Choose a file').setInputFiles({
    ...{ name: 'registered.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) },
  });
  await page
    .getByText('2 of 10,000 names could pass for ferrowbay.example.')
    .waitFor({ timeout: 4 * patience });
  expect(await rows('Lines without a name').count()).toBe(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the matches as CSV' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved.split('\r\n').slice(1, 3).sort()).toEqual([
    expect.stringMatching(/^"ferr0wbay\.example","Digit 0 in place of o[^"]*","\d+","10001"$/),
    expect.stringMatching(/^"ferrowbay\.com","Another ending[^"]*","\d+","10000"$/),
  ]);
  expect(await hardships(page)).toEqual([]);
});
