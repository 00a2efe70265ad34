import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hardships } from '../support/axe.ts';
import { codeOnceAsked } from '../support/code-once-asked.ts';
import { openOwnPerson, type OwnPerson } from '../support/own-person.ts';
import { tabTo } from '../support/keyboard.ts';
import { signIn } from '../support/registered.ts';
import { openVisit, patience, type Visit } from '../support/browser-window.ts';

/** Somebody keeps their own data in order, from the names to the end of the account; each step on what the step before left. */
const email = 'lena@settings.example';
const second = 'lena.marchetti@work.example';
const password = 'Lamp-post-7';

let own: OwnPerson;
let browser: Browser;
let visit: Visit;
let page: Page;
let origin: string;
beforeAll(async () => {
  own = await openOwnPerson({ email, password });
  ({ browser, origin, visit, page } = own);
});
afterAll(() => own?.close());

const part = async (name: string, on = page) => {
  await on.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true }).click();
  await on.getByRole('heading', { level: 1, name, exact: true }).waitFor();
};
const field = (label: string, on = page) => on.getByLabel(label, { exact: true });
const said = (words: string, on: Page | Locator = page) =>
  on.getByText(words, { exact: true }).first().waitFor();
const button = (name: string, on: Page | Locator = page) => on.getByRole('button', { name, exact: true });
const about = (on: Page = page) => on.getByRole('region', { name: 'About you' });
const savesOf = (request: Request) =>
  request.url().endsWith('/graphql') && request.postData()?.includes('updateUser') === true;
const codeAfter = (address: string, ask: () => Promise<void>) => codeOnceAsked(origin, address, ask);

describe('the profile', () => {
  test('asks for the sign-in, then shows itself; only what changed is sent', async () => {
    await page.goto('/settings/profile');
    await signIn(page, email, password);
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    expect(await hardships(page)).toEqual([]);
    expect(await button('Save').isDisabled()).toBe(true);
    await field('First name').fill('  Lena ');
    await field('Date of birth').fill('1990-04-02');
    await field('City of birth').fill('Trieste');
    const [request] = await Promise.all([page.waitForRequest(savesOf), button('Save').click()]);
    const { input } = (request.postDataJSON() as { variables: { input: object } }).variables;
    expect({ ...input, id: '' }).toEqual({
      id: '',
      version: 1, // what was read: the lock, and no change
      firstName: 'Lena',
      dateOfBirth: '1990-04-02',
      birthCity: 'Trieste',
    });
    await said('Saved.');
    await page.reload();
    await expect.poll(() => field('City of birth').inputValue(), { timeout: patience }).toBe('Trieste');
    expect(await field('First name').inputValue()).toBe('Lena');
  });

  test('names no age beside the date of birth, and says what a date that is too young means', async () => {
    expect(await about().innerText()).not.toMatch(/\b(13|16|18)\b|years|age\b/i);
    await field('Date of birth').fill(`${new Date().getFullYear() - 9}-01-01`);
    await button('Save').click();
    await about().getByText('If it was a mistake, please correct it now.').waitFor();
    expect(await about().getByText('parent').count()).toBe(0);
    await field('Date of birth').fill(`${new Date().getFullYear() - 16}-01-01`);
    await button('Save').click();
    await about().getByText('If you’re under 18, you need permission from a parent or guardian.').waitFor();
    expect(await about().getByText('If it was a mistake').count()).toBe(0);
    expect(await hardships(page)).toEqual([]);
    await field('Date of birth').fill('1990-04-03');
    await button('Save').click();
    await expect.poll(() => button('Save').isDisabled(), { timeout: patience }).toBe(true);
    await expect.poll(() => about().getByText('parent').count(), { timeout: patience }).toBe(0);
  });

  test('a country that comes after the date is looked at like one before it, and the date said to be corrected', async () => {
    await field('Date of birth').fill(`${new Date().getFullYear() - 15}-01-01`);
    await button('Save').click();
    await about().getByText('If you’re under 18').waitFor();
    await button('Add an address').click();
    await field('City').fill('Kiel');
    await field('Country').fill('Germany');
    await button('Save address').click();
    await about().getByText('If it was a mistake, please correct it now.').waitFor();
    await page
      .getByText('Because of the date of birth you entered, or of that and the country of your address, this')
      .waitFor();
    expect(await field('Date of birth').evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await hardships(page)).toEqual([]);
    await page.reload();
    await about().getByText('If it was a mistake, please correct it now.').waitFor();
    await field('Date of birth').fill('1990-04-03');
    await about().getByText('If this date is right, save it').waitFor();
    await button('Save').click();
    await expect
      .poll(() => about().getByText('If this date is right').count(), { timeout: patience })
      .toBe(0);
    await button('Remove Kiel, Germany').click();
    await said('Address removed.');
  });

  test('without a connection the text is kept, also on another page, and saved when it is back', async () => {
    await page.route('**/graphql', (route) => route.abort());
    await field('Last name').fill('Marchetti');
    await button('Save').click();
    await said('Not saved yet. Trying again. Your text is still here.');
    // Whoever closes the window now is asked whether they mean it.
    const [question] = await Promise.all([
      page.waitForEvent('dialog'),
      page.close({ runBeforeUnload: true }),
    ]);
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await part('Alerts');
    await part('Profile');
    expect(await field('Last name').inputValue()).toBe('Marchetti');
    await said('Not saved yet. Trying again. Your text is still here.');
    await page.unroute('**/graphql');
    await expect.poll(() => about().getByText('Not saved').count(), { timeout: patience }).toBe(0);
    await page.reload();
    await expect.poll(() => field('Last name').inputValue(), { timeout: patience }).toBe('Marchetti');
  });

  test('two windows: different fields merge, the same field is explained and nobody overwritten', async () => {
    const other = await page.context().newPage();
    await other.goto('/settings/profile');
    await field('Gender', other).fill('Woman');
    await field('Middle name').fill('Rosa');
    await button('Save').click();
    await said('Saved.');
    await button('Save', other).click();
    await said('Saved.', other);
    expect(await field('Middle name', other).inputValue()).toBe('Rosa');

    await field('Country of birth', other).fill('Italia');
    await field('Country of birth').fill('Italy');
    await button('Save').click();
    await expect.poll(() => button('Save').isDisabled(), { timeout: patience }).toBe(true);
    await button('Save', other).click();
    await said('Changed in another window to “Italy”.', other);
    expect(await field('Country of birth', other).inputValue()).toBe('Italia');
    expect(await hardships(other)).toEqual([]);
    await button('Save', other).click();
    await expect.poll(() => button('Save', other).isDisabled(), { timeout: patience }).toBe(true);
    await other.reload();
    await expect
      .poll(() => field('Country of birth', other).inputValue(), { timeout: patience })
      .toBe('Italia');
    await other.close();
  });

  test('addresses are added, changed, removed and brought back', async () => {
    await button('Add an address').click();
    const dialog = page.getByRole('dialog', { name: 'Add an address' });
    await button('Save address', dialog).click();
    await said('This field is required', dialog);
    await dialog.getByLabel('Street address').fill('1 Elm Street');
    await dialog.getByLabel('City').fill('Hartford');
    expect(await hardships(page)).toEqual([]);
    await button('Save address', dialog).click();
    await said('1 Elm Street, Hartford');
    await button('Edit 1 Elm Street, Hartford').click();
    await page.getByRole('dialog').getByLabel('Postal code').fill('06101');
    await button('Save address', page.getByRole('dialog')).click();
    const changed = '1 Elm Street, 06101 Hartford';
    await button(`Remove ${changed}`).click();
    await said('Address removed.');
    expect(await button(`Remove ${changed}`).count()).toBe(0);
    await button('Undo').click();
    await button(`Remove ${changed}`).waitFor();
  });

  test('a picture is cut to a square, kept and shown again', async () => {
    const picture = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#0f6b52';
      context.fillRect(0, 0, 900, 600);
      return canvas.toDataURL('image/png').split(',')[1]!;
    });
    const choose = page.getByLabel('Choose a picture');
    await choose.setInputFiles({ name: 'x.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.getByText('This isn’t a JPEG, PNG or WebP picture.').waitFor();
    await page.keyboard.press('Escape');
    const buffer = Buffer.from(picture, 'base64');
    await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
    expect(await hardships(page)).toEqual([]);
    await button('Use this part', dialog).click();
    await said('Picture saved.');
    await page.reload();
    const shown = page.getByAltText('Picture of Lena Marchetti');
    await expect
      .poll(
        () =>
          shown.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
            naturalWidth,
            naturalHeight,
          ]),
        {
          timeout: patience,
        },
      )
      .toEqual([600, 600]);
    expect(await hardships(page)).toEqual([]);
  });

  test.each([90, -90])('a picture is shown by a clock that is %i minutes wrong', async (minutes) => {
    const { page: other, context, faults, close } = await openVisit(browser, { origin });
    await context.clock.install({ time: Date.now() + minutes * 60_000 });
    await other.goto('/settings/profile');
    await signIn(other, email, password);
    const shown = other.getByAltText('Picture of Lena Marchetti');
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: patience })
      .toBe(600);
    // A sign-in of a moment ago counts as one.
    await part('Privacy', other);
    await button('Delete my account', other).waitFor();
    expect(faults()).toEqual([]);
    await close();
  });

  test('a picture that cannot be loaded leaves the seal in its place', async () => {
    const { page: other, close } = await openVisit(browser, { origin });
    let refused = 0;
    await other.route('**/s3/**', (route) => {
      refused += 1;
      return route.fulfill({ status: 404 });
    });
    await other.goto('/settings/profile');
    await signIn(other, email, password);
    await other.getByRole('heading', { name: 'Picture' }).waitFor();
    // The seal stands there before the picture is asked for, too.
    await expect.poll(() => refused, { timeout: patience }).toBeGreaterThan(0);
    await other.waitForLoadState('networkidle');
    const picture = other.getByRole('region', { name: 'Picture' });
    const shown = async () => [await picture.locator('svg').count(), await picture.locator('img').count()];
    await expect.poll(shown, { timeout: patience }).toEqual([1, 0]);
    await close();
  });
});

describe('email addresses', () => {
  const row = (value: string) => page.getByRole('listitem').filter({ hasText: value });

  test('one is added, and confirmed by the code sent there, not by another', async () => {
    await part('Email addresses');
    await row(email).getByText('Primary: you sign in with it').waitFor();
    expect(await button(`Remove ${email}`).count()).toBe(0);
    await field('Email address').fill('lena');
    await button('Add and confirm').click();
    await said('Please enter a valid email');
    await field('Email address').fill(second.toUpperCase());
    await page.getByLabel('Used for').selectOption('Work');
    const first = await codeAfter(second, () => button('Add and confirm').click());
    await page.getByText(`We sent a code to ${second}.`).waitFor();
    await row(second).getByText('Unverified').waitFor();
    expect(await hardships(page)).toEqual([]);
    const wrong = first === '000000' ? '000001' : '000000';
    await field('Code').fill(wrong);
    await button('Confirm', row(second)).click();
    await said('That code is wrong or has expired. Please check it, or ask for a new one.');
    const fresh = await codeAfter(second, () => button('Send a new code').click());
    await tabTo(page, field('Code'));
    await field('Code').fill(fresh);
    await page.keyboard.press('Enter');
    await said(`${second} is confirmed.`);
    await row(second)
      .getByText(/^Verified on /)
      .waitFor();
    expect(await page.getByLabel(`Use of ${second}`).inputValue()).toBe('WORK');
  });

  test('one that is not confirmed goes with a way back', async () => {
    const third = 'lena@third.example';
    await field('Email address').fill(third);
    await codeAfter(third, () => button('Add and confirm').click());
    await button('Not now').click();
    await button(`Remove ${third}`).click();
    await said(`${third} removed.`);
    await button('Undo').click();
    await button(`Remove ${third}`).waitFor();
    await row(third).getByText('Unverified').waitFor();
  });

  test('another becomes the one to sign in with; the earlier one can then be removed', async () => {
    const code = await codeAfter(second, () => button(`Make primary ${second}`).click());
    await page.getByText(`We sent a code to ${second}. It works for a day.`).waitFor();
    await page.reload(); // a phone lets go of the page while the mail app is open
    await page.getByText(`We sent a code to ${second} at `).waitFor();
    await field('Code').fill(code);
    await button('Make primary').click();
    await row(second).getByText('Primary: you sign in with it').waitFor();
    await button(`Remove ${email}`).click();
    await button('Remove it', page.getByRole('dialog', { name: 'Remove it?' })).click();
    await expect.poll(() => row(email).count(), { timeout: patience }).toBe(0);
    expect(await hardships(page)).toEqual([]);
  });
});

test('a first phone number is confirmed and made primary by one text message, and described', async () => {
  const row = page.getByRole('listitem').filter({ hasText: '+18605550142' });
  await part('Phone numbers');
  await field('Phone number').fill('(860) 555-0142');
  await said('+18605550142');
  const code = await codeAfter('+18605550142', () => button('Add and confirm').click());
  await field('Code').fill(code);
  await page.keyboard.press('Enter');
  await row.getByText(/^Verified on /).waitFor();
  await row.getByText('Primary: for sign-in codes').waitFor();
  expect(await hardships(page)).toEqual([]);
  await page.getByLabel('Type of +18605550142').selectOption('Internet (VoIP)');
  await said('Saved.');
  expect(await page.getByLabel('Type of +18605550142').inputValue()).toBe('VOIP');
});

test('alerts are chosen one by one, each saved at once', async () => {
  await part('Alerts');
  const tick = (name: string) => page.getByRole('checkbox', { name });
  expect(
    await page
      .getByRole('checkbox')
      .evaluateAll((all) => all.every((box) => (box as HTMLInputElement).checked)),
  ).toBe(true);
  await tick('News from Countersign').uncheck();
  await said('Saved.');
  await expect.poll(() => tick('News from Countersign').isEnabled(), { timeout: patience }).toBe(true);
  await page.reload();
  await tick('News from Countersign').waitFor();
  expect(await tick('News from Countersign').isChecked()).toBe(false);
  expect(await tick('Copies of my accounts').isChecked()).toBe(true);
  expect(await hardships(page)).toEqual([]);
});

describe('privacy', () => {
  test('everything stored is downloaded as JSON', async () => {
    await part('Privacy');
    expect(await hardships(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), button('Download my data').click()]);
    expect(file.suggestedFilename()).toMatch(/^countersign-\d{4}-\d\d-\d\d\.json$/);
    const { tables, files, signIn } = JSON.parse(await readFile(await file.path(), 'utf8')) as {
      tables: Record<string, unknown[]>;
      files: unknown[];
      signIn: object;
    };
    expect(signIn).toMatchObject({ email: second, phone: '+18605550142', secondSteps: [] });
    expect(tables['User']).toMatchObject([{ firstName: 'Lena', accountEmail: second }]);
    expect(tables['EmailInventory']).toMatchObject([{ emailAddress: second, type: 'PRIMARY' }]);
    expect(tables['PhoneInventory']).toMatchObject([{ phoneNumber: '+18605550142' }]);
    expect(files).toHaveLength(1);
  });

  test('deleting takes a fresh sign-in', async () => {
    const { page: other, faults, close } = await openVisit(browser, { origin });
    await other.goto('/settings/privacy');
    await signIn(other, second, password);
    await button('Delete my account', other).waitFor();
    // Eleven minutes later.
    await other.clock.setSystemTime(Date.now() + 11 * 60_000);
    await other.getByRole('link', { name: 'Alerts', exact: true }).first().click();
    await part('Privacy', other);
    await button('Sign in again to delete your account', other).click();
    await other.getByRole('heading', { name: 'Sign in to your Account' }).waitFor();
    expect(new URL(other.url()).pathname).toBe('/settings/privacy');
    expect(faults()).toEqual([]);
    await close();
  });

  test('deleting says what goes, asks for a word, and leaves nothing in the browser', async () => {
    await button('Delete my account').click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    expect(await button('Delete my account', dialog).isDisabled()).toBe(true);
    await dialog.getByLabel('Type DELETE to continue').fill('DELETE');
    expect(await hardships(page)).toEqual([]);
    await button('Delete my account', dialog).click();
    await page.getByRole('heading', { name: 'Your account is deleted.' }).waitFor();
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    expect(await hardships(page)).toEqual([]);
    // What the browser says of the connection that was cut and of the code that was wrong.
    const expected = /net::ERR_FAILED .*\/graphql|400 \(Bad Request\) .*confirm-code/;
    expect(visit.faults().filter((fault) => !expected.test(fault))).toEqual([]);
    await page.goto('/settings/privacy');
    await signIn(page, second, password);
    await page.getByText('Incorrect email or password.').waitFor();
  });
});
