import {
  AdminCreateUserCommand,
  AdminResetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { totpCode } from '../local/services/cognito/totp.ts';
import { hardships } from './axe.ts';
import { fakeClock } from './fake-clock.ts';
import { openOwnStack, type OwnStack } from './own-stack.ts';
import { codeTo, identityService, register, sentTo, signIn } from './registered.ts';
import { openVisit, patience, type Visit } from './visit.ts';

/** Every way in and back in, in a real browser: codes right, wrong and used up, both second factors, being away. */
const password = 'Lamp-post-7';
/** As documented: so many wrong codes an hour, then the right one is refused as well. */
const wrongCodes = 5;

let own: OwnStack;
let browser: Browser;
let origin: string;
beforeAll(async () => {
  own = await openOwnStack('--no-demo', '--built');
  ({ browser, origin } = own);
});
afterAll(() => own?.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const code = (page: Page) => field(page, 'Code');
const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const signedIn = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Add one account that is yours.' }).waitFor();
/** Signed out by the address for it; what the page says then. */
const signOut = async (page: Page) => {
  await page.goto('/auth/logout');
  await page.getByRole('heading', { name: 'You are signed out.' }).waitFor();
};
const otherThan = (right: string) => (right === '111111' ? '222222' : '111111');
/** The code that arrives at an address once `ask` was done. */
const codeAfter = async (address: string, ask: () => Promise<unknown>) => {
  const before = await sentTo(origin, address);
  await ask();
  await expect.poll(() => sentTo(origin, address), { timeout: patience }).toBeGreaterThan(before);
  return codeTo(origin, address);
};
/** Refusals of the identity service are 400s, and the browser remarks on each. */
const faultsBeyondRefusals = (visit: Visit) =>
  visit.faults().filter((fault) => !/status of 400 .*\/cognito/.test(fault));

async function fillSignUp(page: Page, email: string) {
  await page.goto('/auth/signup');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await page.getByText('I agree to the documents below').click();
}

describe('signing up', () => {
  test('a resent code replaces the first; with it one is signed in without asking again', async () => {
    const email = 'ada@signin.example';
    const visit = await openVisit(browser, { origin });
    const { page } = visit;
    await fillSignUp(page, email);
    await field(page, 'Password').fill('Password1!');
    await said(page, 'This password is among the first that are tried.');
    expect(await hardships(page)).toEqual([]);
    await field(page, 'Password').fill(password);
    const first = await codeAfter(email, () => button(page, 'Create Account').click());
    await page.getByRole('heading', { name: 'We Emailed You' }).waitFor();
    const second = await codeAfter(email, () => button(page, 'Resend Code').click());
    if (first !== second) {
      await code(page).fill(first);
      await button(page, 'Confirm').click();
      await said(page, 'Invalid verification code provided, please try again.');
    }
    await code(page).fill(second);
    await button(page, 'Confirm').click();
    await signedIn(page);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await page.goto('/login');
    await page.waitForURL('**/dashboard');
    expect(faultsBeyondRefusals(visit)).toEqual([]);
    await visit.close();
  });

  test('after too many wrong codes the right one is refused too', async () => {
    const email = 'guess@signin.example';
    const { page, close } = await openVisit(browser, { origin });
    await fillSignUp(page, email);
    const right = await codeAfter(email, () => button(page, 'Create Account').click());
    for (let tried = 1; tried <= wrongCodes; tried += 1) {
      // The page asks meanwhile whether the link was opened, and is refused as well.
      const answer = page.waitForResponse((response) =>
        Boolean(response.request().headers()['x-amz-target']?.endsWith('.ConfirmSignUp')),
      );
      await code(page).fill(otherThan(right));
      await button(page, 'Confirm').click();
      expect(await (await answer).text()).toContain('CodeMismatchException');
      await button(page, 'Confirm').and(page.locator(':enabled')).waitFor();
    }
    await code(page).fill(right);
    await button(page, 'Confirm').click();
    await said(page, 'Attempt limit exceeded, please try after some time.');
    expect(await hardships(page)).toEqual([]);
    await close();
  });

  test('who left in between gets a new code at the sign-in', async () => {
    const email = 'later@signin.example';
    const { page, close } = await openVisit(browser, { origin });
    await fillSignUp(page, email);
    await codeAfter(email, () => button(page, 'Create Account').click());
    await page.goto('/login');
    const fresh = await codeAfter(email, () => signIn(page, email, password));
    await page.getByRole('heading', { name: 'We Emailed You' }).waitFor();
    await code(page).fill(fresh);
    await button(page, 'Confirm').click();
    await signedIn(page);
    await close();
  });
});

describe('whoever goes to read the mail', () => {
  test('comes back to the code although the page was loaded anew; there is no password to be found', async () => {
    const email = 'vera@signin.example';
    const visit = await openVisit(browser, { origin, width: 360, height: 740 });
    const { page } = visit;
    await fillSignUp(page, email);
    await codeAfter(email, () => button(page, 'Create Account').click());
    await page.getByRole('heading', { name: 'We Emailed You' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'We Emailed You' }).waitFor();
    await said(page, /v\*\*\*@s\*\*\*/);
    expect(await hardships(page)).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).toContain(email);
    expect(kept).not.toContain(password);
    // Asked again there, the new code works, written with a space as people do.
    const newest = await codeAfter(email, () => button(page, 'Resend Code').click());
    await said(page, 'A new code is on its way.');
    await code(page).fill(` ${newest.slice(0, 3)} ${newest.slice(3)} `);
    await button(page, 'Confirm').click();
    await said(page, 'Your address is confirmed.');
    expect(await field(page, 'Email').inputValue()).toBe(email);
    expect(await hardships(page)).toEqual([]);
    await field(page, 'Password').fill(password);
    await button(page, 'Sign in').click();
    await signedIn(page);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(email);
    expect(visit.faults()).toEqual([]);
    await visit.close();
  });

  test('may begin again with another address', async () => {
    const { page, close } = await openVisit(browser, { origin });
    await fillSignUp(page, 'mistyped@signin.example');
    await button(page, 'Create Account').click();
    await button(page, 'Start again').click();
    await page.getByRole('heading', { name: /^Welcome to Countersign/ }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: /^Welcome to Countersign/ }).waitFor();
    await close();
  });
});

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
    await said(page, 'A password must not begin or end with a space');
    await visit.close();
  });

  test('by keyboard alone stay where they were when they are refused, and the address goes with them', async () => {
    const { page, close } = await openVisit(browser, { origin });
    await page.goto('/login');
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill('Wrong-guess-1');
    await page.keyboard.press('Enter');
    await said(page, 'Incorrect username or password.');
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
    await said(page, 'Incorrect username or password.');
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
    const sent = await codeAfter(swift, () => button(page, 'Create Account').click());
    await code(page).focus();
    await page.keyboard.type(sent);
    await page.keyboard.press('Enter');
    await signedIn(page);
    await visit.close();
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

describe('the link of the mail', () => {
  /** Signed up, and the link that was mailed. */
  async function signedUp(page: Page, email: string): Promise<URL> {
    await fillSignUp(page, email);
    await codeAfter(email, () => button(page, 'Create Account').click());
    await page.getByRole('heading', { name: 'We Emailed You' }).waitFor();
    const sent = (await (await fetch(`${origin}/local/outbox.json`)).json()) as {
      to: string;
      body: string;
    }[];
    const { body } = sent.find(({ to }) => to === email)!;
    return new URL(/href="([^"]+)"/.exec(body)![1]!.replaceAll('&amp;', '&'));
  }
  const notConfirmed = (page: Page) =>
    page.waitForResponse(
      async (response) =>
        response.status() === 400 && (await response.text()).includes('UserNotConfirmedException'),
    );

  test('opened on another device and confirmed there, it signs in the page that waits; the link works once', async () => {
    const email = 'lia@signin.example';
    const [here, there] = await Promise.all([openVisit(browser, { origin }), openVisit(browser, { origin })]);
    const link = await signedUp(here.page, email);
    expect(link.origin).toBe(origin);
    expect(link.href).not.toContain('lia');
    await there.page.goto(link.href);
    await there.page.getByRole('heading', { name: 'Confirm your account' }).waitFor();
    expect(await hardships(there.page)).toEqual([]);
    // Opening it is not confirming it.
    await notConfirmed(here.page);
    await button(there.page, 'Confirm').click();
    await there.page.getByRole('heading', { name: 'Your address is confirmed.' }).waitFor();
    expect(await hardships(there.page)).toEqual([]);
    await signedIn(here.page);
    expect(new URL(here.page.url()).pathname).toBe('/dashboard');
    await there.page.goto(link.href);
    await button(there.page, 'Confirm').click();
    await there.page.getByRole('heading', { name: 'Your address was confirmed before.' }).waitFor();
    for (const { faults, close } of [here, there]) {
      expect(faults()).toEqual([]);
      await close();
    }
  });

  test('opened in another tab, both are signed in', async () => {
    const { page, context, close } = await openVisit(browser, { origin });
    const link = await signedUp(page, 'mona@signin.example');
    const tab = await context.newPage();
    await tab.goto(link.href);
    await button(tab, 'Confirm').click();
    await tab.getByRole('link', { name: 'Or sign in here' }).click();
    await signedIn(page);
    await signedIn(tab);
    await close();
  });

  test('while it is waited for, a wrong code is refused and the right one signs in', async () => {
    const email = 'nora@signin.example';
    const { page, close } = await openVisit(browser, { origin });
    await signedUp(page, email);
    await notConfirmed(page);
    const right = await codeTo(origin, email);
    await code(page).fill(otherThan(right));
    await button(page, 'Confirm').click();
    await said(page, 'Invalid verification code provided, please try again.');
    await code(page).fill(right);
    await button(page, 'Confirm').click();
    await signedIn(page);
    await close();
  });

  test('after three minutes it is no longer waited for, and the page says what to do', async () => {
    const email = 'olga@signin.example';
    const { page, context, close } = await openVisit(browser, { origin });
    await fakeClock(context);
    await signedUp(page, email);
    await page.clock.fastForward(190_000);
    await said(page, 'The account was not confirmed on time.');
    expect(await hardships(page)).toEqual([]);
    await code(page).fill(await codeTo(origin, email));
    await button(page, 'Confirm').click();
    await signIn(page, email, password);
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
    await said(page, 'Incorrect username or password.');
    await button(page, 'Forgot your password?').click();
    await page.getByRole('heading', { name: 'Reset Password' }).waitFor();
    expect(await hardships(page)).toEqual([]);
    await field(page, 'Email').fill(email);
    const sent = await codeAfter(email, () => button(page, 'Send code').click());
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
      const sent = await codeAfter(email, () => button(page, 'Send code').click());
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
    const sent = await codeAfter(email, () => signIn(page, email, password));
    await page.getByRole('heading', { name: 'Reset Password' }).waitFor();
    expect(await hardships(page)).toEqual([]);
    await code(page).fill(sent);
    await field(page, 'New password').fill('Window-sill-3');
    await field(page, 'Confirm password').fill('Window-sill-3');
    await button(page, 'Submit').click();
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
      await page.getByRole('heading', { name: 'Confirm one address, so that you can get back in' }).waitFor();
      expect(await page.getByRole('radio').count()).toBe(1);
      expect(await page.getByText(address).count()).toBe(0); // shown masked
      expect(await hardships(page)).toEqual([]);
      if (i === 0) {
        const sent = await codeAfter(address, () => button(page, 'Verify').click());
        await page.getByRole('heading', { name: 'The code we sent you' }).waitFor();
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
        await page.getByRole('heading', { name: 'Confirm your e-mail address' }).waitFor();
        await codeAfter(address, () => button(page, 'Send me the code').click());
        await code(page).fill(await codeTo(origin, address));
        await button(page, 'Confirm').click();
        await signedIn(page);
      }
    }
    await visit.close();
  });
});

describe('a second step', () => {
  const email = 'erin@signin.example';
  const number = '+18605550177';
  let visit: Visit;
  let page: Page;
  /** The app's secret, and the last step of which a code was used: each works once. */
  const app = { secret: '', step: 0 };
  const nextCode = () => {
    app.step = Math.max(app.step + 1, Math.floor(Date.now() / 30_000));
    return totpCode(app.secret, app.step);
  };
  beforeAll(async () => {
    await register(origin, email, password);
    visit = await openVisit(browser, { origin });
    page = visit.page;
  });
  afterAll(() => visit.close());

  test('the password is changed by the present one, with the five rules told', async () => {
    await page.goto('/settings/security');
    await signIn(page, email, password);
    await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor();
    await field(page, 'New password').fill('-');
    for (const words of [
      'Password must have at least 8 characters',
      'Password must have lower case letters',
      'Password must have upper case letters',
      'Password must have numbers',
    ])
      await said(page, words);
    await field(page, 'New password').fill('Aa1aaaaa');
    await said(page, 'Password must have special characters');
    await field(page, 'New password').fill('Password1!');
    await said(page, 'This is among the first that are tried.');
    await field(page, 'New password again').fill('Password2!');
    await said(page, 'Your passwords must match');
    expect(await hardships(page)).toEqual([]);
    for (const name of ['New password', 'New password again']) await field(page, name).fill('Harbour-lamp-9');
    await field(page, 'Present password').fill('Wrong-guess-1');
    await button(page, 'Change the password').click();
    await said(page, 'That is not your present password.');
    await field(page, 'Present password').fill(password);
    await button(page, 'Change the password').click();
    await said(page, 'Password changed.');
  });

  test('an authenticator app is set up by its secret, and on only after a code', async () => {
    await button(page, 'Set up an authenticator app').click();
    const picture = page.getByAltText('QR code of the secret that is written below');
    await picture.waitFor();
    expect(
      await picture.evaluate(({ width, height, naturalWidth }: HTMLImageElement) => [
        width,
        height,
        naturalWidth,
      ]),
    ).toEqual([228, 228, 228]);
    app.secret = await page.locator('.secret').innerText();
    expect(app.secret).toMatch(/^[A-Z2-7]{32,}$/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Copy the secret').click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(app.secret);
    expect(await hardships(page)).toEqual([]);
    await field(page, 'Code from the app').fill('000000');
    await button(page, 'Turn on').click();
    await said(page, 'That code is not right or no longer valid.');
    await field(page, 'Code from the app').fill(nextCode());
    await button(page, 'Turn on').click();
    await button(page, 'Turn off the authenticator app').waitFor();
  });

  test('its code is asked for at the sign-in', async () => {
    await signOut(page);
    await page.goto('/dashboard');
    await signIn(page, email, 'Harbour-lamp-9');
    await page.getByRole('heading', { name: 'The code from your authenticator app' }).waitFor();
    expect(await hardships(page)).toEqual([]);
    await code(page).fill('000000');
    await button(page, 'Confirm').click();
    await said(page, 'Invalid code received for user');
    await code(page).fill(nextCode());
    await button(page, 'Confirm').click();
    await signedIn(page);
  });

  test('a code by text message is asked for at the sign-in instead', async () => {
    await page.goto('/settings/phones');
    await field(page, 'Phone number').fill(number);
    await codeAfter(number, () => button(page, 'Add and confirm').click());
    const primary = await codeAfter(number, () => button(page, `Make primary ${number}`).click());
    await code(page).fill(primary);
    await button(page, 'Make it primary').click();
    await said(page, 'Primary: for sign-in codes');
    await page.getByRole('link', { name: 'Security', exact: true }).last().click();
    await button(page, 'Turn off the authenticator app').click();
    await field(page, 'Your password').fill('Harbour-lamp-8');
    await button(page, 'Turn it off').click();
    await said(page, 'That is not your present password.');
    await field(page, 'Your password').fill('Harbour-lamp-9');
    await button(page, 'Turn it off').click();
    await button(page, 'Turn on codes by text message').click();
    await button(page, 'Turn off codes by text message').waitFor();
    await button(page, 'Set up an authenticator app').waitFor();
    await signOut(page);
    await page.goto('/dashboard');
    const sent = await codeAfter(number, () => signIn(page, email, 'Harbour-lamp-9'));
    await page.getByRole('heading', { name: 'The code we sent to +*******0177' }).waitFor();
    expect(await hardships(page)).toEqual([]);
    await code(page).fill(sent);
    await button(page, 'Confirm').click();
    await signedIn(page);
  });

  test('signing out everywhere ends the other browser too', async () => {
    const other = await openVisit(browser, { origin });
    await other.page.goto('/settings/security');
    const sent = await codeAfter(number, () => signIn(other.page, email, 'Harbour-lamp-9'));
    await code(other.page).fill(sent);
    await button(other.page, 'Confirm').click();
    await said(other.page, 'This one');
    await button(other.page, 'Sign out everywhere').click();
    expect(await hardships(other.page)).toEqual([]);
    await button(other.page, 'Sign out everywhere').last().click();
    await other.page.getByRole('heading', { name: 'You are signed out.' }).waitFor();
    await other.close();
    await page.goto('/settings/security');
    await page.getByRole('heading', { name: 'Sign in to your Account' }).waitFor();
    expect(faultsBeyondRefusals(visit)).toEqual([]);
  });
});

describe('being away', () => {
  const email = 'finn@signin.example';
  let visit: Visit;
  let page: Page;
  const dialog = () => page.getByRole('dialog', { name: 'Are You Away Counting Sheep?' });
  beforeAll(async () => {
    await register(origin, email, password);
    visit = await openVisit(browser, { origin });
    page = visit.page;
    await fakeClock(visit.context);
  });
  afterAll(() => visit.close());

  test('nobody is asked while nobody is signed in', async () => {
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Sign in to your Account' }).waitFor();
    await visit.context.clock.fastForward('45:00');
    expect(await dialog().count()).toBe(0);
  });

  test('after 29 minutes a dialog asks; only its buttons, typing and scrolling end it', async () => {
    await signIn(page, email, password);
    await page.getByRole('heading', { level: 1, name: 'Add one account' }).waitFor();
    await page.mouse.move(200, 200);
    await visit.context.clock.fastForward('28:58');
    expect(await dialog().count()).toBe(0);
    await visit.context.clock.fastForward(3_000);
    await dialog().waitFor();
    await said(page, 'You have been idle for a while. Want to stay logged in?');
    await said(page, /^Automatically logging out in \d\d seconds$/);
    expect(await hardships(page)).toEqual([]);
    await page.mouse.click(5, 5);
    for (let pressed = 0; pressed < 4; pressed += 1) await page.keyboard.press('Escape');
    expect(await dialog().isVisible()).toBe(true);
    const now = await page.evaluate(() => Date.now());
    await visit.context.clock.pauseAt(now + 2_000);
    const words = await dialog().getByRole('timer').innerText();
    await visit.context.clock.runFor((Number(/\d+/.exec(words)![0]) - 1) * 1000);
    await said(page, /^Automatically logging out in 1 second$/);
    await visit.context.clock.resume();
    await button(page, 'Stay Logged In').click();
    expect(await dialog().count()).toBe(0);
    await visit.context.clock.fastForward('28:50');
    expect(await dialog().count()).toBe(0);
    await visit.context.clock.fastForward('00:20');
    await dialog().waitFor();
    await page.keyboard.press('x');
    await dialog().waitFor({ state: 'detached' });
  });

  test('activity in another tab keeps this one; without any, both are signed out and the place is kept', async () => {
    const other = await page.context().newPage();
    await other.goto('/settings/alerts');
    await other.getByRole('heading', { level: 1, name: 'Alerts' }).waitFor();
    await visit.context.clock.fastForward('20:00');
    await other.mouse.move(100, 100);
    await other.mouse.move(110, 120);
    await page.waitForTimeout(300); // what tabs tell each other takes a moment, and there is nothing to see of it
    await visit.context.clock.fastForward('20:00');
    expect(await dialog().count()).toBe(0);
    await visit.context.clock.fastForward('09:30');
    await dialog().waitFor();
    await other.getByRole('dialog').waitFor();
    await visit.context.clock.runFor(61_000);
    await page.getByRole('heading', { name: 'Sign in to your Account' }).waitFor();
    await other.getByRole('heading', { name: 'Sign in to your Account' }).waitFor();
    expect(new URL(other.url()).pathname).toBe('/settings/alerts');
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Token'))),
    ).toEqual([]);
    await other.close();
  });

  test('on a public page it is the same', async () => {
    await signIn(page, email, password);
    await page.getByRole('heading', { level: 1, name: 'Add one account' }).waitFor();
    await page.goto('/our-commitment');
    await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.mouse.move(300, 300);
    await visit.context.clock.fastForward('29:10');
    await dialog().waitFor();
    await button(page, 'Logout').click();
    await page.getByRole('link', { name: 'Sign in', exact: true }).first().waitFor();
    await page.waitForURL(`${origin}/`);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('signing out in one tab is seen in the other', async () => {
  const email = 'gina@signin.example';
  await register(origin, email, password);
  const visit = await openVisit(browser, { origin });
  await visit.page.goto('/dashboard');
  await signIn(visit.page, email, password);
  await signedIn(visit.page);
  const other = await visit.context.newPage();
  await other.goto('/settings/profile');
  await other.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await visit.page.getByText('Settings', { exact: true }).click();
  await button(visit.page, 'Sign out').click();
  await other.getByRole('heading', { name: 'Sign in to your Account' }).waitFor();
  expect(await other.evaluate(() => localStorage.length)).toBe(0);
  expect(faultsBeyondRefusals(visit)).toEqual([]);
  await visit.close();
});
