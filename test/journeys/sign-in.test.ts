import {
  AdminCreateUserCommand,
  AdminResetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hardships } from '../support/axe.ts';
import { codeOnceAsked } from '../support/code-once-asked.ts';
import { openOwnStack, type OwnStack } from '../support/own-stack.ts';
import { codeTo, identityService, register, signIn } from '../support/registered.ts';
import {
  button,
  code,
  faultsBeyondRefusals,
  field,
  otherThan,
  password,
  said,
  signOut,
  signedIn,
} from './sign-in-screens.ts';
import { openVisit, type Visit } from '../support/browser-window.ts';

/** Every way in and back in, in a real browser: people at the forms, forgotten and set-aside passwords, invitations. */
let own: OwnStack;
let browser: Browser;
let origin: string;
beforeAll(async () => {
  own = await openOwnStack('--no-demo', '--built');
  ({ browser, origin } = own);
});
afterAll(() => own?.close());

describe('people at the forms', () => {
  const email = 'uma@signin.example';
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('name') ?? activeElement?.textContent?.trim();
    });
  beforeAll(() => register(origin, email, password));

  test('read what is missing below its field, and go on there', async () => {
    const visit = await openVisit(browser, { origin });
    const { page } = visit;
    await page.goto('/login');
    await button(page, 'Sign in').click();
    await expect.poll(() => page.getByText('This field is required').count()).toBe(2);
    expect(await focused(page)).toBe('username');
    await field(page, 'Email').fill('uma');
    await page.keyboard.press('Enter');
    await said(page, 'Please enter a valid email');
    expect(await hardships(page)).toEqual([]);
    await field(page, 'Email').fill(` ${email} `);
    expect(await page.getByText('Please enter a valid email').count()).toBe(0);
    expect(visit.requests.some((request) => request.url().endsWith('/cognito'))).toBe(false);
    for (const [name, kind] of [
      ['Email', 'username'],
      ['Password', 'current-password'],
    ] as const)
      expect(await field(page, name).getAttribute('autocomplete')).toBe(kind);
    await page.goto('/auth/signup');
    for (const name of ['Email', 'Password', 'Confirm password']) await field(page, name).focus();
    await button(page, 'Terms of Service').focus();
    await expect.poll(() => page.getByText('This field is required').count()).toBe(3);
    await field(page, 'Password').fill(`${password} `);
    await said(page, 'Passwords can’t begin or end with a space');
    await visit.close();
  });

  test('by keyboard alone stay where they were when they are refused, and the address goes with them', async () => {
    const { page, close } = await openVisit(browser, { origin });
    await page.goto('/login');
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill('Wrong-guess-1');
    await page.keyboard.press('Enter');
    await said(page, 'Incorrect email or password.');
    await expect.poll(() => focused(page)).toBe('password');
    await button(page, 'Forgot your password?').click();
    await page.getByRole('heading', { name: 'Reset Password' }).waitFor();
    expect(await field(page, 'Email').inputValue()).toBe(email);
    await expect.poll(() => focused(page)).toBe('Reset Password');
    await button(page, 'Back to sign in').click();
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await page.getByRole('heading', { name: /^Welcome to Countersign/ }).waitFor();
    expect(await field(page, 'Email').inputValue()).toBe(email);
    expect(await page.getByText('This field is required').count()).toBe(0);
    await close();
  });

  test('press twice, also where something else has come under the pointer meanwhile', async () => {
    const { page, close } = await openVisit(browser, { origin });
    await page.goto('/login');
    await signIn(page, email, 'Wrong-guess-1');
    await said(page, 'Incorrect email or password.');
    await field(page, 'Password').fill(password);
    await button(page, 'Sign in').dblclick();
    await signedIn(page);
    await close();
  });

  test('type faster than a slow phone draws, and nothing is lost', async () => {
    const visit = await openVisit(browser, { origin, width: 360, height: 740 });
    const { page } = visit;
    await page.goto('/auth/signup');
    await field(page, 'Email').waitFor();
    const slow = await visit.context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const swift = 'wanda@signin.example';
    for (const [name, value] of [
      ['Email', swift],
      ['Password', password],
      ['Confirm password', password],
    ] as const) {
      await field(page, name).focus();
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Enter');
    await said(page, 'You must consent in order to create an account.');
    await page.getByText('I agree to the documents below').click();
    const sent = await codeOnceAsked(origin, swift, () => button(page, 'Create Account').click());
    await code(page).focus();
    await page.keyboard.type(sent);
    await page.keyboard.press('Enter');
    await signedIn(page);
    await visit.close();
  });

  test('press Enter before any script has come and are signed in; then they see no form on the way to where they are led', async () => {
    const { page, close } = await openVisit(browser, { origin });
    let go = () => {};
    let held = Promise.resolve();
    const hold = () => (held = new Promise<void>((resolve) => (go = resolve)));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    void hold();
    await page.goto('/login', { waitUntil: 'commit' });
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    await page.keyboard.press('Enter');
    go();
    await signedIn(page);
    void hold();
    await page.goto('/login', { waitUntil: 'commit' });
    const form = page.locator('form[data-ahead]');
    await form.waitFor({ state: 'attached' });
    // Its sheets are there, and with them what is seen.
    await page.getByRole('link', { name: 'Countersign' }).first().waitFor();
    expect(await form.isVisible()).toBe(false);
    go();
    await signedIn(page);
    await close();
  });

  test('are told that something goes on while the network is slow', async () => {
    const { page, close } = await openVisit(browser, { origin });
    await page.goto('/login');
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/cognito', async (route) => {
      if (route.request().headers()['x-amz-target']?.endsWith('.GetUser')) await held;
      await route.continue();
    });
    await signIn(page, email, password);
    await page.getByText('Loading...', { exact: true }).waitFor();
    go();
    await signedIn(page);
    await close();
  });
});

describe('getting back in', () => {
  const email = 'bea@signin.example';
  const fresh = 'Kettle-rain-4';

  test('a forgotten password is replaced by a code; a code works once', async () => {
    await register(origin, email, password);
    const visit = await openVisit(browser, { origin });
    const { page } = visit;
    await page.goto('/login');
    await signIn(page, email, 'Wrong-guess-1');
    await said(page, 'Incorrect email or password.');
    await button(page, 'Forgot your password?').click();
    await page.getByRole('heading', { name: 'Reset Password' }).waitFor();
    expect(await hardships(page)).toEqual([]);
    await field(page, 'Email').fill(email);
    const sent = await codeOnceAsked(origin, email, () => button(page, 'Send code').click());
    await field(page, 'New password').waitFor();
    expect(await hardships(page)).toEqual([]);
    const set = async (value: string) => {
      await code(page).fill(value);
      await field(page, 'New password').fill(fresh);
      await field(page, 'Confirm password').fill(fresh);
      await button(page, 'Submit').click();
    };
    await set(otherThan(sent));
    await said(page, 'Invalid verification code provided, please try again.');
    await set(sent);
    await page.getByRole('heading', { name: 'Sign in to your Account' }).waitFor();
    await signIn(page, email, fresh);
    await signedIn(page);
    expect(faultsBeyondRefusals(visit)).toEqual([]);
    await visit.close();
  });

  test('a code that was used in another window is refused as expired', async () => {
    const windows = await Promise.all([openVisit(browser, { origin }), openVisit(browser, { origin })]);
    const ask = async ({ page }: Visit) => {
      await page.goto('/auth/forgot-password');
      await field(page, 'Email').fill(email);
      const sent = await codeOnceAsked(origin, email, () => button(page, 'Send code').click());
      await field(page, 'New password').fill(password);
      await field(page, 'Confirm password').fill(password);
      return sent;
    };
    await ask(windows[0]);
    const sent = await ask(windows[1]);
    for (const { page } of windows) {
      await code(page).fill(sent);
      await button(page, 'Submit').click();
      if (page === windows[0].page)
        await page.getByRole('heading', { name: 'Sign in to your Account' }).waitFor();
    }
    await said(windows[1].page, 'Invalid code provided, please request a code again.');
    for (const { close } of windows) await close();
  });

  test('whose password was set aside by an operator is led to another one', async () => {
    const { client, userPoolId: UserPoolId } = await identityService(origin);
    await client.send(new AdminResetUserPasswordCommand({ UserPoolId, Username: email }));
    const { page, close } = await openVisit(browser, { origin });
    await page.goto('/login');
    const sent = await codeOnceAsked(origin, email, () => signIn(page, email, password));
    await page.getByRole('heading', { name: 'Reset Password' }).waitFor();
    expect(await hardships(page)).toEqual([]);
    await code(page).fill(sent);
    await field(page, 'New password').fill('Window-sill-3');
    await field(page, 'Confirm password').fill('Window-sill-3');
    await button(page, 'Submit').click();
    await said(page, 'Your password is changed. Sign in with the new one.');
    await signIn(page, email, 'Window-sill-3');
    await signedIn(page);
    await close();
  });

  test('who was invited chooses a password, may confirm an address or skip it', async () => {
    const invited = ['cleo@signin.example', 'dora@signin.example'];
    const { client, userPoolId: UserPoolId } = await identityService(origin);
    for (const Username of invited)
      await client.send(
        new AdminCreateUserCommand({
          UserPoolId,
          Username,
          TemporaryPassword: 'Begin-here-1',
          MessageAction: 'SUPPRESS',
        }),
      );
    const visit = await openVisit(browser, { origin });
    const { page } = visit;
    for (const [i, address] of invited.entries()) {
      await page.goto('/login');
      await signIn(page, address, 'Begin-here-1');
      await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
      await field(page, 'New password').fill('short');
      await field(page, 'Confirm password').fill('short');
      await said(page, 'Password must have at least 8 characters');
      expect(await hardships(page)).toEqual([]);
      await field(page, 'New password').fill(password);
      await field(page, 'Confirm password').fill(password);
      await button(page, 'Change Password').click();
      await page.getByRole('heading', { name: 'Confirm an address, so you can get back in' }).waitFor();
      expect(await page.getByRole('radio').count()).toBe(1);
      expect(await page.getByText(address).count()).toBe(0); // shown masked
      expect(await hardships(page)).toEqual([]);
      if (i === 0) {
        const sent = await codeOnceAsked(origin, address, () => button(page, 'Verify').click());
        await page.getByRole('heading', { name: 'Enter the code we sent you' }).waitFor();
        expect(await hardships(page)).toEqual([]);
        await code(page).fill(otherThan(sent));
        await button(page, 'Submit').click();
        await said(page, 'Invalid verification code provided, please try again.');
        await code(page).fill(sent);
        await button(page, 'Submit').click();
        await signedIn(page);
        await signOut(page);
      } else {
        await button(page, 'Skip').click();
        // Later is possible; without it there is no account yet.
        await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
        await codeOnceAsked(origin, address, () => button(page, 'Send me the code').click());
        await code(page).fill(await codeTo(origin, address));
        await button(page, 'Confirm').click();
        await signedIn(page);
      }
    }
    await visit.close();
  });
});
