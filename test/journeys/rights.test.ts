import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeOperator } from '../../bin/change-operator.ts';
import { hardships } from '../support/axe.ts';
import { openVisit, patience, type Visit } from '../support/browser-window.ts';
import { codeOnceAsked } from '../support/code-once-asked.ts';
import { openOwnPerson, type OwnPerson } from '../support/own-person.ts';
import { signIn } from '../support/registered.ts';

/** What somebody asks of us about their data, signed out, and who answers it. The tests build on each other. */
const email = 'rita@example.com';
const password = 'Correct-h0rse';
let own: OwnPerson;
let visit: Visit;
const at = () => visit.page;

beforeAll(async () => {
  own = await openOwnPerson({ email, password });
  await changeOperator({ site: own.origin, email, remove: false });
  // A record there is from the first sign-in on.
  await own.page.goto('/settings/profile');
  await signIn(own.page, email, password);
  await own.page.getByLabel('First name', { exact: true }).waitFor();
  visit = await openVisit(own.browser, { origin: own.origin });
});
afterAll(() => own?.close());

/** Fills in what the form asks, and enters the code that comes. */
async function confirmed(address: string, fill: () => Promise<void>): Promise<void> {
  const code = await codeOnceAsked(own.origin, address, async () => {
    await at().getByLabel('Email').fill(address);
    await fill();
    await at().getByRole('button', { name: 'Send me a code' }).click();
  });
  await at().getByRole('heading', { name: 'Enter the code' }).waitFor();
  await at().getByLabel('Code').fill(code);
  await at().getByRole('button', { name: 'Confirm', exact: true }).click();
  await at()
    .getByRole('heading', { name: /^Request DR-/ })
    .waitFor();
}
const focused = () => at().evaluate(() => document.activeElement?.textContent);
const title = (name: string) => at().getByRole('heading', { name, exact: true }).waitFor();

test('a copy is downloaded without an account being open', async () => {
  await at().goto('/data-request');
  await at().getByRole('heading', { level: 1, name: 'Data request' }).waitFor();
  await at().getByText('you can download everything or delete your account at once').waitFor();
  expect(await hardships(at())).toEqual([]);
  await confirmed(email, async () => {});
  await title('Your copy is ready');
  expect(await hardships(at())).toEqual([]);
  const [file] = await Promise.all([
    at().waitForEvent('download', { timeout: patience }),
    at().getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(email);
});

test('the address of the page opens the request again, and the request can be withdrawn', async () => {
  await at().reload();
  await title('Your copy is ready');
  await at().getByRole('button', { name: 'Withdraw this request' }).click();
  await title('Withdrawn');
});

test('a wrong code is refused, the right one is taken', async () => {
  await at().getByRole('link', { name: 'Make another request' }).click();
  await at().getByLabel('What would you like?').selectOption('Correct something');
  await at().getByLabel('Email').fill('nobody@example.com');
  await at().getByRole('button', { name: 'Send me a code' }).click();
  await at().getByText('Please tell us what to correct.').waitFor();
  const code = await codeOnceAsked(own.origin, 'nobody@example.com', async () => {
    await at().getByLabel('What is wrong, and what is right?').fill('My name has one l.');
    await at().getByRole('button', { name: 'Send me a code' }).click();
  });
  const wrong = code === '111111' ? '222222' : '111111';
  await at().getByLabel('Code').fill(wrong);
  await at().getByRole('button', { name: 'Confirm', exact: true }).press('Enter');
  await at().getByText('That code is wrong or has expired.').first().waitFor();
  await expect.poll(focused).toBe('Confirm');
  expect(await hardships(at())).toEqual([]);
  await at().getByLabel('Code').fill(code);
  await at().getByRole('button', { name: 'Confirm', exact: true }).click();
  await title('We’re looking at it');
  await at()
    .getByText(/one month \(GDPR, Article 12\(3\)\)/)
    .waitFor();
  await at()
    .getByText(/45 days \(CCPA, 11 CCR § 7021\(b\)\)/)
    .waitFor();
  expect(await hardships(at())).toEqual([]);
});

test('an operator answers it by its deadline, and the person reads the answer', async () => {
  const { page } = own;
  await page.goto('/reviews');
  await page.getByRole('heading', { name: 'Data requests', exact: true }).waitFor();
  await page.getByText('My name has one l.').waitFor();
  await page.getByText(/^Answer by /).waitFor();
  await page.getByRole('button', { name: /^Answer DR-/ }).click();
  expect(await hardships(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send and close' }).click();
  await page.getByText('This field is required').waitFor();
  await page.getByLabel('Your answer').fill('It has one l now.');
  await page.getByRole('button', { name: 'Send and close' }).click();
  await page.getByText(/^No requests are waiting\./).waitFor();
  await at().reload();
  await title('Our answer');
  await at().getByText('It has one l now.').waitFor();
});

test('a deletion is planned, and called off', async () => {
  await at().goto('/data-request');
  await confirmed(email, async () => {
    await at().getByLabel('What would you like?').selectOption('Delete my account and my data');
  });
  await title('Your account will be deleted');
  expect(await hardships(at())).toEqual([]);
  await at().getByRole('button', { name: 'Keep my account' }).click();
  await title('Withdrawn');
});

test('a deletion that waits is read in the app, and kept from there', async () => {
  const { page } = own;
  const asked = /^On .* someone with access to your mailbox asked us to delete/;
  await at().getByRole('link', { name: 'Make another request' }).click();
  await confirmed(email, async () => {
    await at().getByLabel('What would you like?').selectOption('Delete my account and my data');
  });
  await title('Your account will be deleted');
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: /^This account closes on / }).waitFor();
  await page.getByText(asked).waitFor();
  await page.getByRole('button', { name: 'Keep my account' }).waitFor();
  expect(await hardships(page)).toEqual([]);
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('link', { name: 'Someone asked us to delete this account' })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  await page.getByText(asked).waitFor();
  expect(await hardships(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep my account' }).press('Enter');
  await page.getByText('Your account stays.').waitFor();
  await page.getByText('What we keep about you is yours').waitFor();
  expect(await page.getByText(asked).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await at().reload();
  await title('Withdrawn');
  await page.goto('/dashboard');
  const notices = page.getByRole('region', { name: /^Notifications/ });
  await expect
    .poll(() => notices.getByText(/^Called off on .*: the account stays\./).count(), { timeout: patience })
    .toBe(2);
  expect(await notices.getByText('Unless it is cancelled').count()).toBe(0);
  expect(await hardships(page)).toEqual([]);
});

test('an opt-out is done at once, and taken back', async () => {
  await at().goto('/verification-opt-out');
  await at().getByRole('heading', { level: 1, name: 'Verification opt-out' }).waitFor();
  expect(await hardships(at())).toEqual([]);
  await confirmed(email, async () => {});
  await title('You’re left out');
  expect(await focused()).toBe('You’re left out');
  expect(await hardships(at())).toEqual([]);
  await at().getByRole('button', { name: 'Show me in checks again' }).click();
  await title('You’re shown in checks again');
  expect(await focused()).toBe('You’re shown in checks again');
});

test('a link that was cut off opens nothing', async () => {
  await at().goto('/data-request#DR-7K3M-9QXP.cut');
  await at().getByRole('heading', { name: 'Your request', exact: true }).waitFor();
});

test('nothing went wrong on the way', () => {
  const refused = /400|404/;
  expect(visit.faults().filter((fault) => !refused.test(fault))).toEqual([]);
});
