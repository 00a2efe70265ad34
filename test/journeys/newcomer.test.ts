import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlatforms } from '../../platforms/twins.ts';
import { hardships } from '../support/axe.ts';
import { closeWindows, openBrowser } from '../../local/browser/browser.ts';
import { dataFolder, freePort, start, type Started } from '../support/local-process.ts';
import { codeFromOutbox, stepByStep, tabTo } from '../support/keyboard.ts';
import { register, signIn } from '../support/registered.ts';
import { openVisit, patience, type Visit } from '../support/browser-window.ts';

/**
 * A newcomer with an account, from the first page to the evidence, each step on what the step before left. The keyboard
 * alone leads through signing up.
 */
const email = 'lena@newcomer.example';
const password = 'Lamp-post-7';
const handle = 'lena-marchetti';

/** What is so about the accounts around the newcomer; the product does not know it. */
const truth = (() => {
  const { population, truth } = createPlatforms({ seed: 'countersign', now: () => Date.UTC(2026, 0, 1) });
  population.protect(handle);
  const around = [...population.all()].filter((profile) => truth(profile.handle).of === handle);
  const of = (kind: string) =>
    around.filter((profile) => truth(profile.handle).kind === kind).map((profile) => profile.handle);
  return { clones: of('clone'), namesakes: of('namesake') };
})();

stepByStep();
let data: Awaited<ReturnType<typeof dataFolder>>;
let stack: Started;
let browser: Browser;
let visit: Visit;
let page: Page;
let origin: string;
beforeAll(async () => {
  data = await dataFolder();
  // Its own port, so that nobody takes it while the stack is stopped.
  stack = start('--no-demo', '--data', data.path, '--port', await freePort());
  [browser, origin] = await Promise.all([openBrowser(), stack.ready]);
  visit = await openVisit(browser, { origin });
  page = visit.page;
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
  stack.process.kill('SIGKILL');
  await stack.ended;
  await data.remove();
});

/** What is still closed, as a form is while its fields are looked at, the Tab key passes by. */
const press = async (control: Locator, key = 'Enter') => {
  await expect.poll(() => control.isEnabled(), { timeout: patience }).toBe(true);
  await tabTo(page, control);
  await page.keyboard.press(key);
};
const type = async (label: string, text: string) => {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
};
/** The card of a finding, by the handle it is about. */
/** On the platform of the first scan: the proof starts one of others, where copies have the same handle. */
const cardOf = (theirs: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: /on GitHub$/ }) })
    .filter({ hasText: `The other account: ${theirs}.` });

/** Only the first copy is shown whole. */
const unfold = async (card: Locator) => {
  const folded = card.getByRole('button', { name: 'Show the evidence' });
  if (await folded.count()) await folded.click();
};

test('finds the way to signing up, and what is missing is said beside the field', async () => {
  await page.goto('/');
  expect(await hardships(page)).toEqual([]);
  await press(page.getByRole('link', { name: 'Sign in' }));
  await page.getByRole('heading', { name: 'Sign in to your Account' }).waitFor();
  expect(await hardships(page)).toEqual([]);
  await tabTo(page, page.getByRole('tab', { name: 'Sign In' }));
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: "Welcome to Countersign. Let's Get Started" }).waitFor();
  // Each field says it once it was left, and with that the button is closed.
  await tabTo(page, page.getByRole('button', { name: 'Terms of Service' }));
  await page.getByText('This field is required').first().waitFor();
  await page.getByText('You must consent in order to create an account.').waitFor();
  expect(await hardships(page)).toEqual([]);
});

test('signs up, reads the code in the outbox, and arrives on the dashboard', async () => {
  await tabTo(page, page.getByRole('tab', { name: 'Create Account' }));
  await type('Email', email);
  await type('Password', password);
  await type('Confirm password', password);
  await press(page.getByRole('checkbox', { name: 'I agree to the documents below' }), 'Space');
  await press(page.getByRole('button', { name: 'Create Account' }));

  await page.getByRole('heading', { name: 'We Emailed You' }).waitFor();
  expect(await hardships(page)).toEqual([]);
  const opened = page.context().waitForEvent('page');
  await press(page.getByRole('link', { name: 'your code is in the outbox' }));
  const outbox = await opened;
  const code = await codeFromOutbox(outbox, email);
  expect(await hardships(outbox)).toEqual([]);
  await outbox.close();
  await type('Code', code);
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { level: 1, name: 'Add one account that is yours.' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.getByRole('region', { name: 'Profile' }).getByText(email).waitFor();
  await page.getByRole('region', { name: 'Profile' }).getByText('Unverified').waitFor();
  // Nothing can be searched yet: the way there takes the place of the button.
  await page.getByRole('link', { name: 'Step by step' }).waitFor();
  expect(await hardships(page)).toEqual([]);
});

test('adds a GitHub account in Connections', async () => {
  await page.getByText('Connections', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Social accounts' }).click();
  await page.getByLabel('Link to your profile, or your handle').fill(`https://github.com/${handle}`);
  await page.getByRole('button', { name: 'Add this account' }).click();
  const row = page.getByRole('row', { name: handle });
  await row.getByText('Unverified').waitFor();
  expect(await row.getByRole('rowheader').innerText()).toBe('GitHub');
  expect(await hardships(page)).toEqual([]);
});

test('watches the search fill in live', async () => {
  const { received } = visit.socket;
  const acknowledged = () => received.filter((message) => message.includes('start_ack')).length;
  const before = acknowledged();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('button', { name: 'Scan now' }).and(page.locator(':enabled')).first().waitFor();
  await expect.poll(acknowledged, { timeout: patience }).toBeGreaterThan(before);

  // Until the socket says that the search is over, asking for the report gives no answer: what moves, moves live.
  const isOver = () => received.some((message) => /onScanProgress.*"status":"DONE"/.test(message));
  await page.route('**/app/get-report', async (route) => {
    await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
    await route.continue().catch(() => {}); // the page may have given up on it
  });
  await page.evaluate(() => {
    const noted = new Set<string>();
    Object.assign(globalThis, { noted });
    new MutationObserver(() => {
      for (const row of document.querySelectorAll('[aria-label="Platforms being searched"] li'))
        if (row.textContent?.startsWith('GitHub')) noted.add(row.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('button', { name: 'Scan now' }).first().click();
  await page.getByRole('list', { name: 'Platforms being searched' }).waitFor();
  await page.getByRole('region', { name: 'Where we looked' }).waitFor();
  // A reload would have forgotten the list of what was shown.
  const noted = await page.evaluate(() => [...(globalThis as unknown as { noted: Set<string> }).noted]);
  // A busy page may draw several messages at once; that any of them was drawn can only come over the socket.
  expect(noted.filter((text) => /Asking, \d+ of \d+/.test(text))).not.toEqual([]);
  await page.unroute('**/app/get-report');
});

describe('sees', () => {
  test('every copy that the handle leads to beside the own profile, with reasons, a score and a verdict', async () => {
    expect(truth.clones.length).toBeGreaterThan(2);
    for (const clone of truth.clones) {
      const card = cardOf(clone);
      await card.scrollIntoViewIfNeeded();
      await unfold(card);
      expect(await card.getByRole('heading').first().innerText()).toMatch(
        /(Likely|Possible) clone\s+on GitHub/,
      );
      const [, score, reasons] = /(\d+) of 100 likeness, from (\d+) reasons?/.exec(await card.innerText())!;
      expect(Number(score)).toBeGreaterThan(50);
      expect(await card.getByRole('list', { name: 'Reasons' }).getByRole('listitem').count()).toBe(
        Number(reasons),
      );
      const table = card.getByRole('columnheader', { name: 'Yours' });
      await table.waitFor();
      for (const alt of ['Your picture', 'The picture of this account']) {
        const picture = card.getByRole('img', { name: alt });
        const width = async () => {
          // A picture is asked for once it comes near the view, and what arrives above a card moves it out again.
          await table.scrollIntoViewIfNeeded();
          return picture.evaluateAll(
            (images) => (images[0] as HTMLImageElement | undefined)?.naturalWidth ?? 0,
          );
        };
        await expect.poll(width, { timeout: patience }).toBeGreaterThan(0);
      }
    }
  });

  test('no namesake accused', async () => {
    expect(truth.namesakes.length).toBeGreaterThan(0);
    for (const namesake of truth.namesakes) {
      const card = page.getByRole('article').filter({ hasText: namesake });
      await card.getByText('Alike in name, probably someone else').waitFor();
      await card.getByText('Why', { exact: true }).click();
      expect(await card.getByRole('button').allInnerTexts()).toEqual(['This is me', 'Ignore']);
    }
    const reports = page.getByRole('button', { name: 'Prepare a report' });
    expect(await reports.count()).toBe(truth.clones.length);
  });

  test('a report that waits for the person’s word', async () => {
    await cardOf(truth.clones[0]!).getByRole('button', { name: 'Prepare a report' }).click();
    const kit = page.getByRole('dialog', { name: 'Report for GitHub' });
    await kit.getByRole('link', { name: 'Open the form' }).waitFor();
    expect(await kit.getByRole('region', { name: 'Report text' }).count()).toBe(0);
    expect(await hardships(page)).toEqual([]);
    await kit.getByRole('checkbox').check();
    expect(await kit.getByRole('region', { name: 'Report text' }).innerText()).toContain(
      `@${truth.clones[0]}`,
    );
    await page.keyboard.press('Escape');
    await kit.waitFor({ state: 'detached' });
  });

  test('a page that is easy to use, and nothing wrong behind it', async () => {
    expect(await hardships(page)).toEqual([]);
    expect(visit.faults()).toEqual([]);
  });
});

test('proves the account by signing in at the platform', async () => {
  await page.getByText('Connections', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Social accounts' }).click();
  await page.getByRole('button', { name: 'Prove it' }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Sign in with GitHub' }).click();
  const platform = await opened;
  await platform.getByLabel('Your account on GitHub').fill(handle);
  await platform.getByRole('button', { name: 'Continue as this account' }).click();
  await page
    .getByRole('row', { name: handle })
    .getByText(/^Verified/)
    .first()
    .waitFor();
  await expect.poll(() => platform.isClosed(), { timeout: patience }).toBe(true);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  // The first dashboard that is opened after a search begins the tour; while a scheduled one is under way it waits for the next.
  const welcome = page.getByRole('dialog', { name: 'Welcome' });
  await welcome.waitFor({ timeout: patience / 3 }).catch(async () => {
    await page.getByRole('link', { name: 'Cases' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Cases' }).waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await welcome.waitFor();
  });
  await page.keyboard.press('Escape');
  await page
    .getByRole('region', { name: 'Profile' })
    .getByText(/^Verified/)
    .first()
    .waitFor();
  expect(visit.faults()).toEqual([]);
});

test('another newcomer is one field away from the first copies', async () => {
  const hurried = 'omar-delacroix';
  const { population, truth: known } = createPlatforms({
    seed: 'countersign',
    now: () => Date.UTC(2026, 0, 1),
  });
  population.protect(hurried);
  const copy = [...population.all()].find(({ handle: theirs }) => {
    const { of, kind } = known(theirs);
    return of === hurried && kind === 'clone';
  })!.handle;
  await register(origin, 'omar@newcomer.example', password);
  const other = await openVisit(browser, { origin });
  await other.page.goto('/dashboard');
  await signIn(other.page, 'omar@newcomer.example', password);
  await other.page.getByLabel('Its link, or your handle there').fill(hurried);
  await other.page.getByLabel('On which platform?').selectOption('GitHub');
  expect(await hardships(other.page)).toEqual([]);
  await other.page.getByRole('button', { name: 'Look for copies' }).click();
  await other.page
    .getByRole('article')
    .filter({ hasText: `The other account: ${copy}.` })
    .waitFor({ timeout: 60_000 });

  // Step by step, what is left is what makes the next look better.
  await other.page.goto('/onboarding');
  await other.page.getByRole('heading', { level: 1, name: 'Two of eight done.' }).waitFor();
  await other.page.getByRole('button', { name: 'Prove that it’s yours', expanded: true }).waitFor();
  await other.page.getByRole('button', { name: 'Get the code' }).waitFor();
  expect(await other.page.getByRole('button', { name: 'Add this account' }).count()).toBe(0);
  expect(await hardships(other.page)).toEqual([]);
  expect(other.faults()).toEqual([]);
  await other.close();
});

test('finds everything again after the stack was stopped and started', async () => {
  await unfold(cardOf(truth.clones[1]!));
  await cardOf(truth.clones[1]!).getByRole('button', { name: 'Ignore' }).click();
  await page.getByRole('button', { name: 'Handled 1' }).waitFor();
  // The next account has the focus, and is read from its head, however tall it is.
  const next = page.locator('article:focus');
  const top = () => next.evaluate((card) => card.getBoundingClientRect().top / window.innerHeight);
  await expect.poll(top, { timeout: patience }).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(0.8);
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank'); // a page that is open meanwhile complains that nobody answers
  stack.process.kill('SIGINT');
  expect(await stack.ended).toBe(0);
  stack = start('--no-demo', '--data', data.path, '--port', new URL(origin).port);
  expect(await stack.ready).toBe(origin);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Handled 1' }).waitFor();
  for (const clone of truth.clones) await cardOf(clone).waitFor();
  await cardOf(truth.clones[1]!).getByText('You ignored it').first().waitFor();
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByText(handle).waitFor();
  await profile
    .getByText(/^Verified/)
    .first()
    .waitFor();
  expect(visit.faults()).toEqual([]);
});
