import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startLocal, type LocalStack } from '../../local/stack.ts';
import { hardships } from '../support/axe.ts';
import { answer, wireTo } from '../support/client.ts';
import { beginWith, signUpPeople } from '../support/people.ts';
import { closeWindows, openBrowser } from '../../local/browser/browser.ts';
import { codeTo, register, sentTo } from '../support/registered.ts';
import { openVisit, patience, type Visit } from '../support/browser-window.ts';

/** Signing in through a provider, in a real browser against the running template and the pages that deploy; a stand-in plays the provider. */
let stack: LocalStack;
let browser: Browser;
let visit: Visit;
/** How far the stack's clock is ahead of the browser's, in milliseconds. */
let ahead = 0;
beforeAll(async () => {
  const root = join(import.meta.dirname, '../..');
  [stack, browser] = await Promise.all([
    startLocal({ root, port: 0, watch: false, web: 'built', now: () => Date.now() + ahead }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
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
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Name').fill('Ines Duarte');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('**/dashboard');
    if (!vouches) {
      await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
      expect(await hardships(page)).toEqual([]);
      await page.getByRole('button', { name: 'Send me the code' }).click();
      await page.getByLabel('Code').waitFor();
      const sent = await codeTo(stack.origin, email);
      await page.getByLabel('Code').fill('000');
      await page.keyboard.press('Enter');
      await page.getByText('Please enter the six digits of the code.').waitFor();
      await page.getByLabel('Code').fill(sent === '000000' ? '111111' : '000000');
      await page.keyboard.press('Enter');
      await page.getByText('That code is wrong').waitFor();
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

test('whoever presses twice on the way is in all the same', async () => {
  const page = await toProvider('Google');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Email').and(page.locator(':invalid')).waitFor();
  await page.getByLabel('Email').fill('Twice@Google.example');
  await page.getByRole('button', { name: 'Continue', exact: true }).dblclick();
  await page.getByRole('region', { name: 'Profile' }).getByText('twice@google.example').waitFor();
  expect(visit.faults()).toEqual([]);
  await visit.close();
});

test('whoever turns back at Google is told so in one sentence', async () => {
  const page = await toProvider('Google');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').innerText()).toMatch(/^[^\n]{10,200}$/);
  await expect.poll(() => page.url(), { timeout: patience }).toBe(`${stack.origin}/login`);
  await visit.close();
});

test('whoever turns back on the way to something is there again, with the tab they had open', async () => {
  visit = await openVisit(browser, { origin: stack.origin });
  const { page } = visit;
  await page.goto('/business');
  await page.getByRole('link', { name: 'Set up a business' }).first().click();
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Sign up with Google' }).waitFor();
  expect(page.url()).toBe(`${stack.origin}/business-onboarding`);
  await visit.close();
});

test('the page that was asked for is there after Google, and a sign-out of every device says so', async () => {
  visit = await openVisit(browser, { origin: stack.origin });
  const { page } = visit;
  await page.goto('/settings/alerts');
  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByLabel('Email').fill('Wanda@Google.example');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: 'Alerts', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/settings/alerts');
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('heading', { name: 'You are signed out.' }).waitFor();
  expect(visit.faults()).toEqual([]);
  await visit.close();
});

describe('one address, one account', () => {
  const comeBy = async (provider: string, email: string) => {
    const page = await toProvider(provider);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Name').fill('Nora Vale');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    return page;
  };
  const signUp = async (email: string) => {
    visit = await openVisit(browser, { origin: stack.origin });
    const { page } = visit;
    await page.goto('/auth/signup');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Lamp-post-7');
    await page.getByLabel('Confirm password').fill('Lamp-post-7');
    await page.getByText('I agree to the documents below').click();
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
    return page;
  };

  test('whoever came by Google is led to that button, from another one and from a sign-up', async () => {
    const email = 'nora@one.example';
    const first = await comeBy('Google', email);
    await first.getByRole('region', { name: 'Profile' }).getByText(email).waitFor();
    await visit.close();
    const other = await comeBy('Apple', email);
    await other.getByRole('alert').waitFor();
    expect(await other.getByRole('alert').innerText()).toBe(
      'There’s already an account with this email address. Sign in the way you did before: with its password, or with the button you used then.',
    );
    await visit.close();
    const page = await signUp(email);
    await page.getByText('such as “Sign in with Google”.').waitFor();
    expect(await page.locator('body').innerText()).not.toContain('failed with error');
    await visit.close();
  });

  test('one more address of an account is answered as its primary one, at a sign-up and through Google', async () => {
    const [uma] = await signUpPeople(stack, ['uma@one.example']);
    const wire = wireTo(stack.origin, stack.config);
    await beginWith(wire, uma!, 'uma-one');
    const ask = (name: string, input: object) =>
      answer(wire.rest('user', name, input, { token: uma!.accessToken }));
    const emailAddress = 'uma@two.example';
    await ask('update-email-address', { userEmailAddress: emailAddress, operation: 'add' });
    await ask('send-code', { emailAddress });
    await ask('confirm-code', { emailAddress, code: await codeTo(stack.origin, emailAddress) });
    const told = async (page: Page) => {
      const alert = page.getByRole('alert').filter({ visible: true });
      await alert.waitFor();
      return alert.innerText();
    };
    const bySignUp: string[] = [];
    for (const email of [uma!.email, emailAddress]) {
      const page = await signUp(email);
      bySignUp.push(await told(page));
      expect(await hardships(page)).toEqual([]);
      await visit.close();
    }
    expect(bySignUp[1]).toBe(bySignUp[0]);
    expect(bySignUp[0]).toContain('sign in with your primary address');
    const byGoogle: string[] = [];
    for (const email of [uma!.email, emailAddress]) {
      byGoogle.push(await told(await comeBy('Google', email)));
      await visit.close();
    }
    expect(byGoogle[1]).toBe(byGoogle[0]);
    expect(byGoogle[0]).toContain('There’s already an account with this email address.');
  });

  test('an address that the provider does not vouch for keeps nobody from a sign-up', async () => {
    const email = 'dora@one.example';
    const amazon = await comeBy('Amazon', email);
    await amazon.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
    await visit.close();
    const page = await signUp(email);
    await page.getByText('We Emailed You').waitFor();
    await visit.close();
  });

  test('an address that was typed and never confirmed keeps nobody from Google', async () => {
    const email = 'dana@one.example';
    const page = await signUp(email);
    await page.getByText('We Emailed You').waitFor();
    await visit.close();
    const google = await comeBy('Google', email);
    await google.getByRole('region', { name: 'Profile' }).getByText(email).waitFor();
    await visit.close();
    // The code still confirms the sign-up of before: that way in has no account, and says where it is.
    const before = await sentTo(stack.origin, email);
    visit = await openVisit(browser, { origin: stack.origin });
    await visit.page.goto('/login');
    await visit.page.evaluate(() => {
      const account = { link: 'x.com/n0ra_vale', platform: 'X', handle: 'n0ra_vale', platformName: 'X' };
      localStorage.setItem('countersign.kept', JSON.stringify({ at: Date.now(), ...account }));
    });
    await visit.page.getByLabel('Email', { exact: true }).fill(email);
    await visit.page.getByLabel('Password', { exact: true }).fill('Lamp-post-7');
    await visit.page.keyboard.press('Enter');
    // Only the newest code works, and coming back asks for one.
    await expect.poll(() => sentTo(stack.origin, email), { timeout: patience }).toBe(before + 1);
    await visit.page.getByLabel('Code').fill(await codeTo(stack.origin, email));
    await visit.page.keyboard.press('Enter');
    await visit.page.getByRole('heading', { name: 'You already have an account' }).waitFor();
    expect(await hardships(visit.page)).toEqual([]);
    await visit.page.getByRole('button', { name: 'Sign out' }).last().click();
    await visit.page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
    // What they compared before goes along to the right way in.
    await visit.page.getByText('What you entered about n0ra_vale on X is saved in this browser.').waitFor();
    await visit.close();
  });
});

describe('a code that lay too long', () => {
  const hour = 3_600_000;
  const password = 'Lamp-post-7';
  const over = 'Invalid code provided, please request a code again.';
  const button = (name: string) => visit.page.getByRole('button', { name, exact: true });
  const field = (name: string) => visit.page.getByLabel(name, { exact: true });
  const codeAfter = async (email: string, ask: () => Promise<void>) => {
    const before = await sentTo(stack.origin, email);
    await ask();
    await expect.poll(() => sentTo(stack.origin, email), { timeout: patience }).toBe(before + 1);
    return codeTo(stack.origin, email);
  };
  beforeEach(async () => {
    ahead = 0;
    visit = await openVisit(browser, { origin: stack.origin });
  });
  afterEach(() => visit.close());

  test('confirms a new account for a day, and then a new one does', async () => {
    const email = 'late@codes.example';
    await visit.page.goto('/auth/signup');
    await field('Email').fill(email);
    await field('Password').fill(password);
    await field('Confirm password').fill(password);
    await visit.page.getByText('I agree to the documents below').click();
    const old = await codeAfter(email, () => button('Create Account').click());
    ahead = 24 * hour;
    await field('Code').fill(old);
    await button('Confirm').click();
    await visit.page.getByText(over).waitFor();
    const fresh = await codeAfter(email, () => button('Resend Code').click());
    await visit.page.getByText(over).waitFor({ state: 'hidden' });
    ahead = 47 * hour;
    await field('Code').fill(fresh);
    await button('Confirm').click();
    await visit.page.waitForURL('**/dashboard');
  });

  test('sets a new password for an hour, and then a new one does', async () => {
    const email = 'later@codes.example';
    await register(stack.origin, email, password);
    await visit.page.goto('/auth/forgot-password');
    await field('Email').fill(email);
    const old = await codeAfter(email, () => button('Send code').click());
    ahead = hour;
    for (const name of ['New password', 'Confirm password']) await field(name).fill('Kettle-rain-4');
    await field('Code').fill(old);
    await button('Submit').click();
    await visit.page.getByText(over).waitFor();
    const fresh = await codeAfter(email, () => button('Resend Code').click());
    ahead = 2 * hour - 1000;
    await field('Code').fill(fresh);
    await button('Submit').click();
    await visit.page.getByRole('heading', { name: 'Sign in to your Account' }).waitFor();
  });
});
