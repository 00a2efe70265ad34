import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openVisit, patience, type Visit } from '../support/browser-window.ts';
import { openOwnStack, type OwnStack } from '../support/own-stack.ts';
import { signIn } from '../support/registered.ts';

/** What each main page says while the services answer late, and when they don't answer at all. */
const services = /\/(?:execute-api|graphql)/;
const silence = 'The network didn’t answer. Check your connection and try again.';
const demo = { maya: 'maya@demo.countersign.example', rosalind: 'rosalind@ferrowbay.example' };
const password = 'Maya-is-1-person';

let own: OwnStack;
let browser: Browser;
let origin: string;
let visits: Record<keyof typeof demo, Visit & { gate: Gate }>;
let caseAddress: string;

beforeAll(async () => {
  own = await openOwnStack('--built');
  ({ browser, origin } = own);
  const enter = async (email: string) => {
    const visit = await openVisit(browser, { origin });
    await visit.page.goto('/login');
    await signIn(visit.page, email, password);
    await visit.page.waitForURL('**/dashboard');
    return { ...visit, gate: await gateBefore(visit.page, services) };
  };
  visits = { maya: await enter(demo.maya), rosalind: await enter(demo.rosalind) };
  const { page } = visits.maya;
  await page.goto('/cases');
  const link = page.getByRole('link', { name: /maya-hollimund-official/ }).first();
  caseAddress = (await link.getAttribute('href'))!;
});
afterAll(() => own?.close());

interface Shown {
  what: string;
  who: keyof typeof demo;
  address: () => string;
  /** Stands there whatever the services do. */
  always: (page: Page) => Locator;
  /** Comes from the services. */
  answered: (page: Page) => Locator;
}
const signedIn: Shown[] = [
  {
    what: 'the dashboard',
    who: 'maya',
    address: () => '/dashboard',
    always: (page) => page.getByRole('main').getByRole('link', { name: 'Someone is pretending to be me' }),
    answered: (page) => page.getByRole('article').first(),
  },
  {
    what: 'a case',
    who: 'maya',
    address: () => caseAddress,
    always: (page) => page.getByRole('heading', { level: 1 }),
    answered: (page) => page.getByRole('heading', { level: 1, name: /maya-hollimund-official/ }),
  },
  {
    what: 'the settings',
    who: 'maya',
    address: () => '/settings/profile',
    always: (page) => page.getByRole('heading', { level: 1, name: 'Profile' }),
    answered: (page) => page.getByLabel('First name', { exact: true }),
  },
  {
    what: 'the business dashboard',
    who: 'rosalind',
    address: () => '/business-dashboard?businessId=ferrow-bay-ceramics',
    always: (page) => page.getByRole('heading', { level: 1, name: 'Business dashboard' }),
    answered: (page) => page.getByText('Ferrow Bay Ceramics', { exact: true }).first(),
  },
];
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

describe.each(signedIn)('$what', ({ who, address, always, answered }) => {
  test('shows what it can while answers are late, and takes them when they come', async () => {
    const { page, gate } = visits[who];
    gate.hold();
    await page.goto(address());
    await always(page).waitFor();
    expect(await again(page).count()).toBe(0);
    expect(await answered(page).count()).toBe(0);
    gate.open();
    await answered(page).waitFor();
  });

  test('says that nobody answers, and asks again when it is told to', async () => {
    const { page, gate } = visits[who];
    gate.close();
    await page.goto(address());
    await again(page).first().waitFor();
    await always(page).waitFor();
    expect(await page.getByText(silence).count()).toBeGreaterThan(0);
    expect(await page.getByText('You don’t have access').count()).toBe(0);
    // Nothing says that it is on its way when nobody was asked for it.
    const loading = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^Loading/ });
    await expect.poll(() => loading.count(), { timeout: patience }).toBe(0);
    gate.open();
    await again(page).first().click();
    await answered(page).waitFor();
    await again(page).first().waitFor({ state: 'detached' });
  });
});

interface Gate {
  /** Answers wait until it is opened. */
  hold: () => void;
  /** Nobody answers. */
  close: () => void;
  open: () => void;
}

/** Stands between a page and its services; at first it is open. */
async function gateBefore(page: Page, address: RegExp): Promise<Gate> {
  let closed = false;
  let release = () => {};
  let held: Promise<void> | undefined;
  await page.route(address, async (route) => {
    if (closed) return route.abort();
    await held;
    await route.continue();
  });
  return {
    hold: () => void (held = new Promise((free) => (release = free))),
    close: () => void (closed = true),
    open: () => {
      closed = false;
      held = undefined;
      release();
    },
  };
}

const forms = [
  {
    address: '/company/contact',
    fields: { 'Your email': 'ines@example.com', Subject: 'A form', 'Your message': 'It is elsewhere now.' },
    send: 'Send',
    sending: 'Sending',
    sent: (page: Page) => page.getByText('Your message has the number'),
  },
  {
    address: '/data-request',
    fields: { Email: 'ines@example.com' },
    send: 'Send me a code',
    sending: 'Sending',
    sent: (page: Page) => page.getByRole('heading', { name: 'Enter the code' }),
  },
  {
    address: '/verification-opt-out',
    fields: { Email: 'ines@example.com' },
    send: 'Send me a code',
    sending: 'Sending',
    sent: (page: Page) => page.getByRole('heading', { name: 'Enter the code' }),
  },
  {
    address: '/login',
    services: /\/cognito$/,
    fields: { Email: demo.maya, Password: password },
    send: 'Sign in',
    sent: (page: Page) => page.getByRole('region', { name: 'Profile' }),
  },
];
test.each(forms)('$address keeps what was typed while nobody answers, and sends it then', async (form) => {
  const { address, fields, send, sending, sent } = form;
  const { page, close } = await openVisit(browser, { origin });
  const gate = await gateBefore(page, form.services ?? services);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(address);
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);

  gate.close();
  await button(send).click();
  await page.getByText(silence).waitFor();
  for (const [label, text] of Object.entries(fields))
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(text);

  gate.open();
  gate.hold();
  await button(send).click();
  await (sending ? button(sending) : page.locator('fieldset:disabled')).waitFor();
  gate.open();
  await sent(page).waitFor();
  await close();
});

test('a comparison needs nobody to answer', async () => {
  const { page, close } = await openVisit(browser, { origin });
  await page.route(/\/(?:execute-api|graphql|config\.json)/, (route) => route.abort());
  await page.goto('/compare');
  await page.getByLabel('Link to your profile').fill('https://github.com/maya-hollimund');
  await page.getByLabel('Link to it').fill('https://github.com/maya-ho11imund');
  await page.getByRole('region', { name: 'Side by side' }).getByRole('list', { name: 'Reasons' }).waitFor();
  await close();
});

test('nothing else went wrong on the way', () => {
  // What was kept from them, and what they say of it, is what this is about.
  const own = /ERR_FAILED|NetworkError|network error|CallFailed|NETWORK|ended; trying again|Failed to fetch/i;
  const faults = Object.values(visits).flatMap((visit) => visit.faults());
  expect(faults.filter((fault) => !own.test(fault))).toEqual([]);
});
