import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { matchRoutes } from 'react-router-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userSubject } from '#domain/keys';
import type { Finding } from '#domain/scan/finding';
import type { Database } from '../../lambdas/store/table/table.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { startLocal, type LocalStack } from '../../local/stack.ts';
import { axe } from '../support/axe.ts';
import { openVisit, patience, type Visit } from '../support/browser-window.ts';
import { closeWindows, openBrowser } from '../../local/browser/browser.ts';
import { insideOf, outside } from '../support/every-address.ts';
import { stepByStep } from '../support/keyboard.ts';
import { signUpPeople, type Person } from '../support/people.ts';
import { tooWide } from '../support/reflow.ts';
import { signIn } from '../support/registered.ts';
import { put } from '../support/seed/seed.ts';
import { caseOfFinding } from '../support/seed/seed-case.ts';
import { databaseOf, type Row } from '../support/tables.ts';
import { TOUR } from '../../web/src/features/tour/steps.ts';

/** Every page in both themes, on a narrow screen, with letters twice as large, and without a connection. */
const root = join(import.meta.dirname, '../..');

stepByStep();
let stack: LocalStack;
let database: Database;
let browser: Browser;
let visit: Visit;
let page: Page;

const caseId = '01KAGXJ6M0CASE0F0MAYA00000';
const at = '2026-11-20T10:00:00.000Z';
const copy = (userId: string, n: number): Finding => ({
  ...{ subjectId: userSubject(userId), id: `copy${n}`, platform: 'GITHUB', verdict: 'likely clone' },
  ...{ score: 90 - n, status: 'OPEN', history: [{ at, what: 'first seen' }], firstSeen: at, lastSeen: at },
  reasons: [
    { signal: 'name', value: 1, words: 'The same name.', side: 'for' },
    { signal: 'bio', value: 0.7, words: 'Much of the bio is the same.', side: 'for' },
  ],
  yours: { platform: 'GITHUB', handle: 'maya-hollimund', name: 'Maya Hollimund' },
  theirs: { platform: 'GITHUB', handle: `maya-ho1limund${n}`, name: 'Maya Hollimund', bio: 'Slow glazes.' },
});

/** Two people who are connected; one has vouched for an account of the other, one is asked to. */
function friends({ sub: maya }: Person, { sub: jonas }: Person): Row[] {
  const both = { status: 'ACCEPTED', createdAt: at, updatedAt: at };
  const [given, asked] = [
    { platform: 'LINKEDIN', handle: 'maya-hollimund-of-ferrow-bay', state: 'GIVEN', at },
    { platform: 'GITHUB', handle: 'jonas-of-ferrow-bay', state: 'ASKED', at },
  ];
  const as = (one: 'me' | 'peer', other: 'me' | 'peer') => [
    { ...given, by: other },
    { ...asked, by: one },
  ];
  return [
    ['Connection', { ...both, userId: maya, peerId: jonas, asked: true, vouches: as('me', 'peer') }],
    ['Connection', { ...both, userId: jonas, peerId: maya, asked: false, vouches: as('peer', 'me') }],
  ];
}

beforeAll(async () => {
  [stack, browser] = await Promise.all([
    startLocal({ root, port: 0, watch: false, web: 'built' }),
    openBrowser(),
  ]);
  database = await databaseOf(stack);
  const [maya, jonas] = await signUpPeople(stack, ['maya', 'jonas']);
  visit = await openVisit(browser, { origin: stack.origin });
  page = visit.page;
  await page.goto('/login');
  await signIn(page, maya!.email, 'Correct-h0rse');
  await page.waitForURL('**/dashboard');
  await page.getByRole('region', { name: 'Profile' }).getByText(maya!.email).waitFor();
  await userStore(database).change(maya!.sub, {
    set: {
      tourEnabled: false,
      socialMediaAccounts: [
        { platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimund' },
        { platform: 'LINKEDIN', pageUrl: 'https://www.linkedin.com/in/maya-hollimund-of-ferrow-bay' },
      ],
    },
  });
  await put(
    database,
    [1, 2, 3, 4, 5].map((n) => ['Finding', copy(maya!.sub, n)]),
  );
  await put(database, [caseOfFinding(maya!, caseId, copy(maya!.sub, 6), at), ...friends(maya!, jonas!)]);
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
  await stack?.close();
});

const inside = insideOf(caseId);

test('search engines are given whole addresses: of the page, and of the site map', async () => {
  const text = async (path: string) => (await fetch(stack.origin + path)).text();
  expect(await text('/compare')).toContain(`<link rel="canonical" href="${stack.origin}/compare" />`);
  expect(await text('/robots.txt')).toContain(`\nSitemap: ${stack.origin}/sitemap.xml\n`);
  expect(await text('/sitemap.xml')).toContain(`<loc>${stack.origin}/compare</loc>`);
});

/** What a route's line stands for, when no address above leads to it. */
const elsewhere: Record<string, string> = {
  'local/design': 'a gallery, where a skeleton stays',
  'auth/:platform': 'a window that closes itself at once (oauth-callback.test.tsx)',
};

test('every route of the application is among these addresses', () => {
  const source = readFileSync(join(root, 'web/src/routes.tsx'), 'utf8');
  const routes = [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => ({ path: path! }));
  const led = new Set(
    [...outside, ...inside].map((address) => matchRoutes(routes, address)?.at(-1)?.route.path),
  );
  const missing = routes.filter(({ path }) => !led.has(path) && !elsewhere[path]);
  expect(missing).toEqual([]);
});

/** What axe finds in light and in dark. */
async function inEachTheme(shown: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await shown.emulateMedia({ colorScheme });
    await shown.evaluate(changesEnded);
    found.push(...(await axe(shown)).map((fault) => `${colorScheme}: ${fault}`));
  }
  await shown.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** In the page: once what fades from one theme to the other has done so; half-way a colour is of neither. */
async function changesEnded(): Promise<void> {
  for (;;) {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    if (fading.length === 0) return;
    await Promise.allSettled(fading.map(({ finished }) => finished));
  }
}

test('every page outside is easy to use in both themes, and none has to be scrolled sideways, however narrow', async () => {
  const stranger = await openVisit(browser, { origin: stack.origin });
  expect(await tooWide(stranger.page, outside, inEachTheme)).toEqual([]);
  await stranger.close();
});

test('every page inside is easy to use in both themes, too, and fits', async () => {
  expect(await tooWide(page, inside, inEachTheme)).toEqual([]);
});

test('of five copies the first stands whole, and the dashboard ends within 2500 pixels', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Show the evidence' }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Show the evidence' }).count()).toBe(4);
  expect(await page.getByRole('button', { name: 'Prepare a report' }).count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2500);
});

test('at 360 pixels the two handles still say whose they are', async () => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/dashboard');
  const diff = page.getByRole('article').first().getByRole('group').first();
  for (const words of ['Yours', 'The other account'])
    await expect
      .poll(() => diff.getByText(words, { exact: true }).isVisible(), { timeout: patience })
      .toBe(true);
});

/** In the page: how much of a part is in the window and not behind the tour's card, of what there could be. */
function leftOpen(selector: string): boolean {
  const [part, card] = [selector, '.reactour__popover'].map((one) =>
    document.querySelector(one)!.getBoundingClientRect(),
  );
  const isBelow = card!.top < innerHeight / 4;
  const [from, to] = isBelow ? [card!.bottom, innerHeight] : [0, card!.top];
  const seen = Math.min(part!.bottom, to) - Math.max(part!.top, from);
  return seen >= Math.min(part!.height, 240) - 1;
}

test('in large text, too, the tour leaves in sight what it speaks of, and gives the focus back', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  await page.getByRole('article').first().waitFor();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const begins = page.getByRole('button', { name: 'Take the tour' });
  await begins.press('Enter');
  const card = page.getByRole('dialog');
  for (const [nth, { selector }] of TOUR.entries()) {
    await card.getByText(`Step ${nth + 1} of 7`).waitFor();
    if (nth > 0)
      await expect
        .poll(() => page.evaluate(leftOpen, selector), { timeout: patience, message: `step ${nth + 1}` })
        .toBe(true);
    for (const button of await card.getByRole('button').all())
      expect(await button.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    if (nth === 2) expect(await axe(page)).toEqual([]);
    if (nth < TOUR.length - 1) await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await begins.evaluate((one) => one === document.activeElement)).toBe(true);
});

test('in large text a dialog is no wider than its frame, and what is said below stays in the window with its buttons', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  const enlarge = () => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.goto('/settings/privacy');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await enlarge();
  const over = (element: Element) => element.scrollWidth - element.clientWidth;
  expect(await page.getByRole('dialog').evaluate(over)).toBe(0);
  await page.goto('/settings/emails');
  await page
    .getByLabel('Email address', { exact: true })
    .fill('bartholomew.featherstonehaugh@communications.example');
  await page.getByRole('button', { name: 'Add and confirm' }).click();
  await page.getByRole('button', { name: /^Remove bartholomew/ }).click();
  const buttons = ['Undo', 'Dismiss'].map((name) => page.getByRole('button', { name }));
  for (const letters of ['usual', 'large']) {
    if (letters === 'large') await enlarge();
    for (const button of buttons)
      expect(await button.evaluate((one) => one.getBoundingClientRect().right <= innerWidth)).toBe(true);
  }
});

test('the menu of a narrow window, and of large letters, leaves its button where it was pressed', async () => {
  const button = page.getByRole('banner').getByText('Menu', { exact: true });
  for (const [width, letters] of [
    [360, '100%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/cases');
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
    await button.waitFor();
    const before = await button.boundingBox();
    await button.click();
    await page.getByRole('banner').getByRole('link', { name: 'Cases' }).waitFor();
    expect(await button.boundingBox(), `${width} pixels, ${letters}`).toEqual(before);
  }
});

test('without a connection the page says so, keeps what was typed, and goes on when it is back', async () => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/settings/profile');
  const field = page.getByLabel('What should we call you?');
  await field.fill('Maya H.');
  await visit.context.setOffline(true);
  await page.getByText('You’re offline. What you typed is kept.').waitFor();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/support"]')?.click());
  expect(await field.inputValue()).toBe('Maya H.');
  await visit.context.setOffline(false);
  await page.getByText('You’re back online.').waitFor();
  await page.getByText('You’re back online.').waitFor({ state: 'detached' });
});
