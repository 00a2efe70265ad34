import { SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hardships } from '../support/axe.ts';
import { codeOnceAsked } from '../support/code-once-asked.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { openOwnStack, type OwnStack } from '../support/own-stack.ts';
import { codeTo, identityService, signIn } from '../support/registered.ts';
import {
  button,
  code,
  faultsBeyondRefusals,
  field,
  fillSignUp,
  otherThan,
  password,
  said,
  signOut,
  signedIn,
} from './sign-in-screens.ts';
import { openVisit } from '../support/browser-window.ts';

/** Signing up in a real browser: codes right, wrong and lost on the way, and the link of the mail. */
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

/** The operation of the identity service that a request asks for. */
const target = (request: Request) => request.headers()['x-amz-target']?.split('.')[1];

describe('signing up', () => {
  test('a resent code replaces the first; with it one is signed in without asking again', async () => {
    const email = 'ada@signin.example';
    const visit = await openVisit(browser, { origin });
    const { page } = visit;
    await fillSignUp(page, email);
    await field(page, 'Password').fill('Password1!');
    await said(page, 'This password is easy to guess.');
    expect(await hardships(page)).toEqual([]);
    await field(page, 'Password').fill(password);
    const first = await codeOnceAsked(origin, email, () => button(page, 'Create Account').click());
    await page.getByRole('heading', { name: 'We Emailed You' }).waitFor();
    const second = await codeOnceAsked(origin, email, () => button(page, 'Resend Code').click());
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

  test('a password goes to the identity service once, when it is chosen, and signing in sends none', async () => {
    const email = 'once@signin.example';
    const visit = await openVisit(browser, { origin });
    const { page } = visit;
    await fillSignUp(page, email);
    const sent = await codeOnceAsked(origin, email, () => button(page, 'Create Account').click());
    await code(page).fill(sent);
    await button(page, 'Confirm').click();
    await signedIn(page);
    await signOut(page);
    await page.goto('/login');
    await signIn(page, email, password);
    await signedIn(page);
    const telling = visit.requests.filter((request) =>
      [request.url(), request.postData() ?? ''].some((text) => text.includes(password)),
    );
    expect(telling.map((request) => [new URL(request.url()).pathname, target(request)])).toEqual([
      ['/cognito', 'SignUp'],
    ]);
    expect(visit.requests.map(target)).toContain('InitiateAuth');
    await visit.close();
  });

  test('after too many wrong codes the right one is refused too', async () => {
    const email = 'guess@signin.example';
    const { page, close } = await openVisit(browser, { origin });
    await fillSignUp(page, email);
    const right = await codeOnceAsked(origin, email, () => button(page, 'Create Account').click());
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
    await codeOnceAsked(origin, email, () => button(page, 'Create Account').click());
    await page.goto('/login');
    const fresh = await codeOnceAsked(origin, email, () => signIn(page, email, password));
    await page.getByRole('heading', { name: 'We Emailed You' }).waitFor();
    await code(page).fill(fresh);
    await button(page, 'Confirm').click();
    await signedIn(page);
    await close();
  });
});

describe('an address whose sign-up was never finished', () => {
  const first = 'Somebody-else-7';
  const own = 'Kettle-rain-4';

  /** Somebody typed the address, and never entered the code. */
  async function leftOff(email: string) {
    const { client, clientId: ClientId } = await identityService(origin);
    await client.send(new SignUpCommand({ ClientId, Username: email, Password: first }));
  }
  const setPassword = async (page: Page, value: string) => {
    await code(page).fill(value);
    await button(page, 'Submit').click();
  };

  test('is told the way in at sign-up; two codes later its owner is in, and the first password is none', async () => {
    const email = 'walter@signin.example';
    await leftOff(email);
    const visit = await openVisit(browser, { origin, width: 360, height: 740 });
    const { page } = visit;
    await fillSignUp(page, email);
    await button(page, 'Create Account').click();
    await said(page, /This email address is already in use\. .* choose “Forgot your password\?”/);
    expect(await hardships(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await button(page, 'Forgot your password?').click();
    await page.getByRole('heading', { name: 'Reset Password' }).waitFor();
    expect(await field(page, 'Email').inputValue()).toBe(email);
    const confirming = await codeOnceAsked(origin, email, () => button(page, 'Send code').click());
    await field(page, 'New password').fill(own);
    await field(page, 'Confirm password').fill(own);
    await setPassword(page, otherThan(confirming));
    await said(page, 'Invalid verification code provided, please try again.');
    const second = await codeOnceAsked(origin, email, () => setPassword(page, confirming));
    // In place of the refusal that Amplify's form knows, which is not to be seen.
    const told = page
      .getByRole('status')
      .filter({ hasText: 'Your address is confirmed. We’ve sent a second' });
    await told.waitFor();
    expect(await page.getByRole('alert').filter({ visible: true }).count()).toBe(0);
    expect(await code(page).inputValue()).toBe('');
    expect(await hardships(page)).toEqual([]);
    // Confirmed, and whoever came first is out before the owner has chosen anything.
    const other = await openVisit(browser, { origin });
    await other.page.goto('/login');
    await signIn(other.page, email, first);
    await said(other.page, 'Incorrect email or password.');
    await other.close();
    await setPassword(page, second);
    await said(page, 'Your password is changed. Sign in with the new one.');
    await field(page, 'Password').fill(own);
    await button(page, 'Sign in').click();
    await signedIn(page);
    expect(faultsBeyondRefusals(visit)).toEqual([]);
    await visit.close();
  });

  test('leads out of a wrong password as well, also after a reload between the two codes', async () => {
    const email = 'orlando@signin.example';
    await leftOff(email);
    const { page, close } = await openVisit(browser, { origin });
    await page.goto('/login');
    await signIn(page, email, own);
    await said(page, 'If your sign-up was never finished, “Forgot your password?” finishes it.');
    await button(page, 'Forgot your password?').click();
    const confirming = await codeOnceAsked(origin, email, () => button(page, 'Send code').click());
    const choose = async (value: string) => {
      await field(page, 'New password').fill(own);
      await field(page, 'Confirm password').fill(own);
      await setPassword(page, value);
    };
    const second = await codeOnceAsked(origin, email, () => choose(confirming));
    await page.reload();
    await choose(second);
    await said(page, 'Your password is changed. Sign in with the new one.');
    await signIn(page, email, own);
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
    await codeOnceAsked(origin, email, () => button(page, 'Create Account').click());
    await page.getByRole('heading', { name: 'We Emailed You' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'We Emailed You' }).waitFor();
    await said(page, /v\*\*\*@s\*\*\*/);
    expect(await hardships(page)).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).toContain(email);
    expect(kept).not.toContain(password);
    // Asked again there, the new code works, written with a space as people do.
    const newest = await codeOnceAsked(origin, email, () => button(page, 'Resend Code').click());
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
    await button(page, 'Start over').click();
    await page.getByRole('heading', { name: /^Welcome to Countersign/ }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: /^Welcome to Countersign/ }).waitFor();
    await close();
  });
});

describe('the link of the mail', () => {
  /** Signed up, and the link that was mailed. */
  async function signedUp(page: Page, email: string): Promise<URL> {
    await fillSignUp(page, email);
    await codeOnceAsked(origin, email, () => button(page, 'Create Account').click());
    await page.getByRole('heading', { name: 'We Emailed You' }).waitFor();
    const sent = (await (await fetch(`${origin}/local/outbox.json`)).json()) as {
      to: string;
      body: string;
    }[];
    const { body } = sent.find(({ to }) => to === email)!;
    return new URL(/href="([^"]+)"/.exec(body)![1]!.replaceAll('&#38;', '&'));
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
    await there.page.getByRole('heading', { name: 'Your address was already confirmed.' }).waitFor();
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
