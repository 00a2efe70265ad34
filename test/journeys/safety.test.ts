import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { totpCode } from '../../emulator/cognito/sign-in/totp.ts';
import { hardships } from '../support/axe.ts';
import { codeOnceAsked } from '../support/code-once-asked.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { openOwnStack, type OwnStack } from '../support/own-stack.ts';
import { register, signIn } from '../support/registered.ts';
import {
  button,
  code,
  faultsBeyondRefusals,
  field,
  password,
  said,
  signOut,
  signedIn,
} from './sign-in-screens.ts';
import { openVisit, type Visit } from '../support/browser-window.ts';

/** What keeps an account safe, in a real browser: both second factors, being away, other browsers and tabs. */
let own: OwnStack;
let browser: Browser;
let origin: string;
beforeAll(async () => {
  own = await openOwnStack('--no-demo', '--built');
  ({ browser, origin } = own);
});
afterAll(() => own?.close());

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

  test('the password is changed by the current one, with the five rules told', async () => {
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
    await said(page, 'This password is easy to guess.');
    await field(page, 'Confirm new password').fill('Password2!');
    await said(page, 'Your passwords must match');
    expect(await hardships(page)).toEqual([]);
    for (const name of ['New password', 'Confirm new password'])
      await field(page, name).fill('Harbour-lamp-9');
    await field(page, 'Current password').fill('Wrong-guess-1');
    await button(page, 'Change password').click();
    await said(page, 'That’s not your current password.');
    await field(page, 'Current password').fill(password);
    await button(page, 'Change password').click();
    await said(page, 'Password changed.');
  });

  test('an authenticator app is set up by its secret, and on only after a code', async () => {
    await button(page, 'Set up an authenticator app').click();
    const picture = page.getByAltText('QR code for the key below');
    await picture.waitFor();
    expect(
      await picture.evaluate(({ width, height, naturalWidth }: HTMLImageElement) => [
        width,
        height,
        naturalWidth,
      ]),
    ).toEqual([228, 228, 228]);
    app.secret = await page.getByText(/^[A-Z2-7]{32,}$/).innerText();
    expect(app.secret).toMatch(/^[A-Z2-7]{32,}$/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Copy the key').click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(app.secret);
    expect(await hardships(page)).toEqual([]);
    await field(page, 'Code from the app').fill('000000');
    await button(page, 'Turn on').click();
    await said(page, 'That code is wrong or has expired.');
    await field(page, 'Code from the app').fill(nextCode());
    await button(page, 'Turn on').click();
    await button(page, 'Turn off the authenticator app').waitFor();
  });

  test('its code is asked for at the sign-in', async () => {
    await signOut(page);
    await page.goto('/dashboard');
    await signIn(page, email, 'Harbour-lamp-9');
    await page.getByRole('heading', { name: 'Enter the code from your authenticator app' }).waitFor();
    expect(await hardships(page)).toEqual([]);
    await code(page).fill('000000');
    await button(page, 'Confirm').click();
    await said(page, 'That code is wrong or has expired.');
    await code(page).fill(nextCode());
    await button(page, 'Confirm').click();
    await signedIn(page);
  });

  test('where both are on, one chooses at the sign-in: a lost app locks nobody out', async () => {
    await page.goto('/settings/phones');
    await field(page, 'Phone number').fill(number);
    const first = await codeOnceAsked(origin, number, () => button(page, 'Add and confirm').click());
    await code(page).fill(first);
    await button(page, 'Confirm').click();
    await said(page, 'Primary: for sign-in codes');
    await page.getByRole('link', { name: 'Security', exact: true }).last().click();
    await button(page, 'Turn on codes by text message').click();
    await said(page, 'You choose between the two each time you sign in');
    await signOut(page);
    await page.goto('/dashboard');
    await signIn(page, email, 'Harbour-lamp-9');
    await page.getByRole('heading', { name: 'How would you like to get your code?' }).waitFor();
    expect(await hardships(page)).toEqual([]);
    await page.getByText('Text message', { exact: true }).click();
    const sent = await codeOnceAsked(origin, number, () => button(page, 'Confirm').click());
    await page.getByRole('heading', { name: 'Enter the code we sent to +*******0177' }).waitFor();
    await code(page).fill(sent);
    await button(page, 'Confirm').click();
    await signedIn(page);
  });

  test('a code by text message alone is asked for at the sign-in', async () => {
    await page.goto('/settings/security');
    await button(page, 'Turn off the authenticator app').click();
    await field(page, 'Your password').fill('Harbour-lamp-8');
    await button(page, 'Turn off').click();
    await said(page, 'That’s not your current password.');
    await field(page, 'Your password').fill('Harbour-lamp-9');
    await button(page, 'Turn off').click();
    await button(page, 'Set up an authenticator app').waitFor();
    await button(page, 'Turn off codes by text message').waitFor();
    await signOut(page);
    await page.goto('/dashboard');
    const sent = await codeOnceAsked(origin, number, () => signIn(page, email, 'Harbour-lamp-9'));
    await page.getByRole('heading', { name: 'Enter the code we sent to +*******0177' }).waitFor();
    expect(await hardships(page)).toEqual([]);
    await code(page).fill(sent);
    await button(page, 'Confirm').click();
    await signedIn(page);
  });

  test('signing out everywhere ends the other browser too', async () => {
    const other = await openVisit(browser, { origin });
    await other.page.goto('/settings/security');
    const sent = await codeOnceAsked(origin, number, () => signIn(other.page, email, 'Harbour-lamp-9'));
    await code(other.page).fill(sent);
    await button(other.page, 'Confirm').click();
    await said(other.page, 'This browser');
    await button(other.page, 'Sign out everywhere').click();
    expect(await hardships(other.page)).toEqual([]);
    // Where it does not go through, nobody is told that it did.
    const isCut = (route: Route) => route.request().headers()['x-amz-target']?.endsWith('.GlobalSignOut');
    await other.page.route('**/cognito', (route) => (isCut(route) ? route.abort() : route.continue()));
    await button(other.page, 'Sign out everywhere').last().click();
    await said(other.page, 'We couldn’t sign out the other devices.');
    expect(await hardships(other.page)).toEqual([]);
    await other.page.unroute('**/cognito');
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
    // Before time goes on: the second that is left is over sooner than a busy machine clicks.
    await button(page, 'Stay Logged In').click();
    await visit.context.clock.resume();
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

  test('a comparison on its way to a case waits for who was away, and says nothing of itself meanwhile', async () => {
    await page.goto('/dashboard');
    await signIn(page, email, password);
    await page.getByRole('heading', { level: 1, name: 'Add one account' }).waitFor();
    await page.goto('/compare');
    await field(page, 'Link to your profile').fill('https://x.com/maya_hollimund');
    await field(page, 'Link to it').fill('https://x.com/maya_ho1limund');
    for (const name of await field(page, 'Name shown there').all()) await name.fill('Maya Hollimund');
    await button(page, 'Save as a case').last().click();
    const waiting = page.getByRole('region', { name: 'maya_ho1limund on X' });
    await waiting.waitFor();
    await page.waitForLoadState('networkidle');
    await page.mouse.move(200, 300);
    await visit.context.clock.fastForward('29:10');
    await dialog().waitFor();
    await visit.context.clock.runFor(61_000);
    await page.getByRole('heading', { name: 'Sign in to your Account' }).waitFor();
    expect(await page.getByText('maya_ho1limund').count()).toBe(0);
    await signIn(page, email, password);
    await waiting.waitFor();
    await page.goto('/compare');
    expect(await field(page, 'Link to it').inputValue()).toBe('https://x.com/maya_ho1limund');
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
  await visit.page.getByText('Settings', { exact: true }).first().click();
  await button(visit.page, 'Sign out').click();
  await other.getByRole('heading', { name: 'Sign in to your Account' }).waitFor();
  expect(await other.evaluate(() => localStorage.length)).toBe(0);
  expect(faultsBeyondRefusals(visit)).toEqual([]);
  await visit.close();
});
