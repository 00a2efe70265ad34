import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOwnStack, type OwnStack } from '../support/own-stack.ts';
import { openVisit, patience, type Visit } from '../support/browser-window.ts';
import { TOUR } from '../../web/src/features/tour/steps.ts';

/** The specification's words about screens, addresses and messages, each looked at in a real browser. */
let own: OwnStack;
let browser: Browser;
let origin: string;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  own = await openOwnStack('--no-demo');
  ({ browser, origin } = own);
  visit = await openVisit(browser, { origin });
  page = visit.page;
});
afterAll(() => own?.close());

const password = 'Lamp-post-7';
const signInTitle = 'Sign in to your Account';
const signUpTitle = "Welcome to Countersign. Let's Get Started";
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const says = (text: string | RegExp) => page.getByText(text).first().waitFor();
const field = (label: string) => page.getByLabel(label, { exact: true });

/** The newest code for an address, and how many messages it got. */
async function mailFor(email: string): Promise<{ code: string; count: number }> {
  const answer = await fetch(`${origin}/local/outbox.json`);
  const messages = ((await answer.json()) as { to: string; code: string }[]).filter(({ to }) => to === email);
  return { code: messages[0]?.code ?? '', count: messages.length };
}

async function fillSignUp(email: string): Promise<void> {
  await page.goto('/auth/signup');
  await heading(signUpTitle).waitFor();
  await field('Email').fill(email);
  await field('Password').fill(password);
  await field('Confirm password').fill(password);
  // The box itself is drawn; people click it or its words.
  await page.getByText('I agree to the documents below').click();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

describe('who is not signed in', () => {
  test('meets the authenticator on its sign-in tab, and finds the way to a new password and back', async () => {
    await page.goto('/dashboard');
    await heading(signInTitle).waitFor();
    expect(await page.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')).toBe('true');
    expect(
      await page.locator('input[name]').evaluateAll((all) => all.map((one) => one.getAttribute('name'))),
    ).toEqual(['username', 'password']);
    await field('Email').waitFor();
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await heading('Reset Password').waitFor();
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await heading(signInTitle).waitFor();
  });

  test('meets the sign-up tab on /onboarding, its fields in order', async () => {
    await page.goto('/onboarding');
    await heading(signUpTitle).waitFor();
    expect(
      await page.locator('input[name]').evaluateAll((all) => all.map((one) => one.getAttribute('name'))),
    ).toEqual(['email', 'password', 'confirm_password', 'acknowledgement']);
    expect(await page.locator('input[name=acknowledgement]').getAttribute('value')).toBe('yes');
  });

  test('reads Loading... while it is not known who they are', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/config.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/support', { waitUntil: 'domcontentloaded' });
    await page.getByText('Loading...', { exact: true }).waitFor();
    go();
    await heading(signInTitle).waitFor();
    await page.unroute('**/config.json');
  });

  test('reads what is wrong with a password, and that both must match', async () => {
    await page.goto('/auth/signup');
    await field('Password').fill('a');
    await field('Confirm password').click();
    for (const words of [
      'Password must have at least 8 characters',
      'Password must have upper case letters',
      'Password must have numbers',
      'Password must have special characters',
    ])
      await says(words);
    await field('Password').fill('A');
    await says('Password must have lower case letters');
    await field('Password').fill(password);
    await field('Confirm password').fill(`${password}8`);
    await says('Your passwords must match');
    expect(await page.getByRole('button', { name: 'Create Account' }).isDisabled()).toBe(true);
    await field('Confirm password').fill(password);
    await page.getByText('Your passwords must match').waitFor({ state: 'detached' });
  });

  test('reads the three documents in windows above the form', async () => {
    await page.goto('/auth/signup');
    for (const title of ['Terms of Service', 'Privacy Policy', 'Cookie Policy']) {
      await page.getByRole('button', { name: title }).click();
      await page.getByRole('dialog', { name: title }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(await page.locator('input[name=acknowledgement]').isChecked()).toBe(false);
  });
});

describe('signing up and in', () => {
  const email = 'iris@screens.example';
  const signIn = async (word: string) => {
    await heading(signInTitle).waitFor();
    await field('Email').fill(email);
    await field('Password').fill(word);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };

  test('a form waits while its request is under way', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/cognito', async (route) => {
      await held;
      await route.continue();
    });
    await fillSignUp(` ${email} `);
    await page.locator('fieldset:disabled').waitFor();
    expect(await page.locator('button[type=submit]').isDisabled()).toBe(true);
    go();
    await heading('We Emailed You').waitFor();
    await page.unroute('**/cognito');
  });

  test('a wrong code is told in the words of the service, in an alert that can be closed', async () => {
    const { code } = await mailFor(email);
    await field('Code').fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await says('Invalid verification code provided, please try again.');
    await page.getByRole('button', { name: /dismiss/i }).click();
    await page.getByText('Invalid verification code provided').waitFor({ state: 'detached' });
  });

  test('whoever has not confirmed is asked for the code at the next sign-in, and a new one is sent', async () => {
    const { count } = await mailFor(email);
    await page.goto('/login');
    await signIn(password);
    await field('Code').waitFor();
    await expect.poll(async () => (await mailFor(email)).count, { timeout: patience }).toBeGreaterThan(count);
    await page.getByRole('button', { name: 'Resend Code' }).click();
    await expect
      .poll(async () => (await mailFor(email)).count, { timeout: patience })
      .toBeGreaterThan(count + 1);
    await field('Code').fill((await mailFor(email)).code);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('region', { name: 'Profile' }).getByText(email).waitFor();
  });

  test('a code for an address that is confirmed already leads to signing in', async () => {
    const other = await openVisit(browser, { origin });
    await other.page.goto(`/auth/confirm?email=${email}`);
    await other.page.getByRole('button', { name: 'Resend code' }).click();
    await other.page.waitForURL('**/login');
    await other.page.getByText('Your address is confirmed.').waitFor();
    await expect
      .poll(() => other.page.getByLabel('Email', { exact: true }).inputValue(), { timeout: patience })
      .toBe(email);
    await other.close();
  });

  test('signing out clears what the browser kept', async () => {
    await page.evaluate(() => localStorage.setItem('lastActiveBusinessId', 'b1'));
    await page.goto('/auth/logout');
    await says('You are signed out.');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.goto('/dashboard');
    await heading(signInTitle).waitFor();
  });

  test('a forgotten password is set anew with a code, and the next screen is signing in', async () => {
    await page.goto('/auth/forgot-password');
    await field('Email').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.locator('input[name=confirmation_code]').waitFor();
    await page.locator('input[name=confirmation_code]').fill((await mailFor(email)).code);
    await page.locator('input[name=password]').fill(`${password}-new`);
    await page.locator('input[name=confirm_password]').fill(`${password}-new`);
    await page.locator('button[type=submit]').click();
    await heading(signInTitle).waitFor();
  });

  test('without a user pool it says that the configuration is wrong', async () => {
    const config = (await (await fetch(`${origin}/config.json`)).json()) as { Auth?: unknown };
    delete config.Auth;
    await page.route('**/config.json', (route) => route.fulfill({ json: config }));
    await page.goto('/login');
    await signIn(password);
    await says('Configuration error (see console) – please contact the administrator');
    await page.unroute('**/config.json');
  });
});

describe('the tour', () => {
  const card = (title: string) => page.getByRole('dialog', { name: title, exact: true });
  const titles = [
    'Welcome',
    'Dashboard',
    'Profile panel',
    'Authentication score',
    'Impersonation detection report',
    'Help page',
    'Thanks for taking the tour!',
  ];
  /** What still arrives below or above would move the card away from under a pointer that is already down. */
  const arrived = async () => {
    await page.getByRole('region', { name: 'Profile' }).getByText('tess@screens.example').waitFor();
    await page.waitForLoadState('networkidle');
  };
  const savesTheFlag = (request: Request) => /"tourEnabled":false/.test(request.postData() ?? '');

  beforeAll(async () => {
    const email = 'tess@screens.example';
    await fillSignUp(email);
    await heading('We Emailed You').waitFor();
    await field('Code').fill((await mailFor(email)).code);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('region', { name: 'Profile' }).getByText(email).waitFor();
  });

  test('what it speaks of is there already for a newcomer: the head of the page, the profile, the help', async () => {
    await arrived();
    for (const title of ['Dashboard', 'Profile panel', 'Help page']) {
      const { selector } = TOUR.find((step) => step.title === title)!;
      expect([title, await page.locator(selector).count()]).toEqual([title, 1]);
    }
  });

  test('has seven steps, the last of which ends it; past the end it begins again', async () => {
    await arrived();
    await page.getByRole('button', { name: 'Take the tour' }).click();
    for (const [nth, title] of titles.entries()) {
      await card(title)
        .getByText(`Step ${nth + 1} of 7`)
        .waitFor();
      expect(
        await card(title).evaluate((element) => element.getBoundingClientRect().width),
      ).toBeLessThanOrEqual(353);
      await card(title).getByRole('button', { name: 'Close the tour' }).waitFor();
      if (nth < titles.length - 1) await card(title).getByRole('button', { name: 'Next' }).press('Enter');
    }
    await card(titles[6]!).getByRole('button', { name: 'End Tour' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await card(titles[0]!).waitFor();
  });

  test('closed, it stays closed here although the server could not be told; that is only logged', async () => {
    await page.route('**/graphql', (route) =>
      savesTheFlag(route.request()) ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Close the tour' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => visit.faults().join('\n'), { timeout: patience })
      .toContain('Error updating user data');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute('**/graphql');
  });

  test('ended, the flag is saved at the server through updateUser', async () => {
    await page.reload();
    await arrived();
    await page.getByRole('button', { name: 'Take the tour' }).click();
    // By key: a pointer would miss a card that goes on to its place.
    for (const title of titles.slice(0, -1))
      await card(title).getByRole('button', { name: 'Next' }).press('Enter');
    const saved = page.waitForResponse((response) => savesTheFlag(response.request()));
    await page.getByRole('button', { name: 'End Tour' }).press('Enter');
    expect(await (await saved).json()).toMatchObject({ data: { updateUser: { tourEnabled: false } } });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto('/auth/logout');
    await says('You are signed out.');
  });
});

describe('addresses', () => {
  test('a path that leads nowhere has the not-found page', async () => {
    await page.goto('/no-such-page');
    await heading('There is no page at this address.').waitFor();
  });

  test('a new page starts at its top; a hash is scrolled to, also on the same page', async () => {
    await page.goto('/terms-of-service');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page
      .getByRole('navigation', { name: 'Legal pages' })
      .getByRole('link', { name: 'Privacy Policy' })
      .click();
    await heading('Privacy Policy').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const top = () => page.locator('#california').evaluate((element) => element.getBoundingClientRect().top);
    const far = await top();
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '#california', textContent: 'there' });
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'there' }).click();
    await expect.poll(top, { timeout: patience }).toBeLessThan(far / 2);
  });

  test('the three tiers are named, without a price that nobody has set', async () => {
    for (const path of ['/', '/business']) {
      await page.goto(path);
      const main = page.getByRole('main');
      for (const tier of ['Starter', 'Professional', 'Enterprise'])
        await main.getByText(tier).first().waitFor();
      expect(await main.innerText()).not.toMatch(/[$€£]\s?\d|\d\s?(USD|EUR)/);
    }
  });

  test('the legal pages lead to each other, to the first page, to the form and to the mailbox', async () => {
    const pages = {
      'Terms of Service': 'terms-of-service',
      'Privacy Policy': 'privacy-policy',
      'Cookie Policy': 'cookie-policy',
    };
    for (const [title, path] of Object.entries(pages)) {
      await page.goto(`/${path}`);
      await heading(title).waitFor();
      const links = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      const others = Object.values(pages).filter((other) => other !== path);
      expect(links).toEqual(expect.arrayContaining(['/', ...others.map((other) => `/${other}`)]));
      expect(links.some((link) => link?.startsWith('mailto:legal@'))).toBe(true);
      if (title === 'Privacy Policy') expect(links).toContain('/data-request');
    }
  });

  test('the documents hold the dates and limits of the specification', async () => {
    const textOf = async (path: string) => {
      await page.goto(path);
      return (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    };
    const terms = await textOf('/terms-of-service');
    for (const words of [
      'April 24, 2024',
      'within one year',
      'law of Connecticut',
      'under 18',
      'under 13',
      'under 16',
    ])
      expect(terms).toContain(words);
    const privacy = await textOf('/privacy-policy');
    for (const words of ['April 2, 2024', 'California', 'under 13', 'under 16'])
      expect(privacy).toContain(words);
  });

  test('a business id leaves other addresses and comes back where a business is meant', async () => {
    await page.goto('/?businessId=b1&x=1');
    await page.waitForURL(`${origin}/?x=1`);
    await page.evaluate(() => localStorage.setItem('lastActiveBusinessId', 'b2'));
    await page.goto('/business-dashboard');
    await page.waitForURL('**/business-dashboard?businessId=b2');
    await page.evaluate(() => localStorage.clear());
  });
});

describe('a platform’s login that comes back', () => {
  /** Opens the callback as the product does, in a window of its own. */
  const comeBack = async (platform: string, state: string) => {
    await page.goto('/cookie-policy');
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(
        ([platform, state]) => {
          const kept = JSON.stringify({ state, at: Date.now() });
          localStorage.setItem(`oauthState.${platform}`, kept);
          window.open(`/auth/${platform}?code=the-code&state=${state}`);
        },
        [platform, state] as const,
      ),
    ]);
    if (!popup.isClosed()) await popup.waitForEvent('close');
    return page.evaluate((platform) => localStorage.getItem(platform), platform);
  };

  test('leaves its code under its name and closes its window', async () => {
    expect(await comeBack('linkedin', 'state-1')).toBe('the-code');
    expect(await comeBack('x', 'state-1_x')).toBe('the-code');
    await page.evaluate(() => localStorage.clear());
  });

  test('the page of X says what it does', async () => {
    await page.goto('/auth/x');
    await says('Processing X login...');
  });
});

describe('when something breaks', () => {
  test('a page that cannot be drawn says so, in the words of the router', async () => {
    const broken = await openVisit(browser, { origin });
    await broken.page.route('**/pages/public/individual.tsx*', (route) => route.abort());
    await broken.page.goto('/individual');
    await broken.page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await broken.close();
  });

  test('a remark of the browser about its layout observers is no error', async () => {
    await page.goto('/');
    const heard = await page.evaluate(() => {
      const heard: string[] = [];
      addEventListener('error', ({ message }) => heard.push(message));
      for (const message of [
        'ResizeObserver loop completed with undelivered notifications.',
        'Something else',
      ])
        dispatchEvent(new ErrorEvent('error', { message }));
      return heard;
    });
    expect(heard).toEqual(['Something else']);
  });
});

test('the page is as wide as the specification says', async () => {
  await page.goto('/');
  const root = (name: string) =>
    page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), name);
  expect([await root('--container'), await root('--widget')]).toEqual(['30rem', '60rem']);
});
