import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlatforms } from '../../platforms/twins.ts';
import { hardships } from '../support/axe.ts';
import { openOwnStack, type OwnStack } from '../support/own-stack.ts';
import { codeOnceAsked } from '../support/code-once-asked.ts';
import { stepByStep } from '../support/keyboard.ts';
import { register, signIn } from '../support/registered.ts';
import { openVisit, patience, searched, type Visit } from '../support/browser-window.ts';

/**
 * Two people prove an account each, one by a code and one by a sign-in at the platform; a copied code tells on the copy;
 * they connect, each in a browser of their own, and the scores move while both look on.
 */
const password = 'Lamp-post-7';
const lena = { email: 'lena@trust.example', handle: 'lena-marchetti' };
const otto = { email: 'otto@trust.example', handle: 'otto-lindqvist' };

/** An account that copies Lena's; the product does not know it. */
const clone = (() => {
  const { population, truth } = createPlatforms({ seed: 'countersign', now: () => Date.UTC(2026, 0, 1) });
  population.protect(lena.handle);
  const clones = [...population.all()].filter(
    (profile) => truth(profile.handle).of === lena.handle && truth(profile.handle).kind === 'clone',
  );
  return clones[0]!.handle;
})();

stepByStep();
let own: OwnStack;
let browser: Browser;
let origin: string;
const visits: Visit[] = [];
let page: Page;
let theirs: Page;
let code: string;

beforeAll(async () => {
  own = await openOwnStack('--no-demo', '--built');
  ({ browser, origin } = own);
  for (const { email } of [lena, otto]) await register(origin, email, password);
  [page, theirs] = await Promise.all([enter(lena.email), enter(otto.email)]);
});
afterAll(() => own?.close());

async function enter(email: string): Promise<Page> {
  const visit = await openVisit(browser, { origin });
  visits.push(visit);
  await visit.page.goto('/login');
  await signIn(visit.page, email, password);
  await visit.page.waitForURL('**/dashboard');
  await visit.page.getByRole('region', { name: 'Profile' }).getByText(email).waitFor();
  return visit.page;
}
/** Through the top bar, as people go; nothing is loaded anew. */
async function go(at: Page, to: 'Dashboard' | 'Social accounts' | 'People'): Promise<void> {
  if (to !== 'Dashboard') await at.getByText('Connections', { exact: true }).first().click();
  await at.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: to }).click();
  const title = to === 'Dashboard' ? at.getByRole('meter') : at.getByRole('heading', { level: 1, name: to });
  await title.waitFor();
}
async function addGithub(at: Page, handle: string): Promise<void> {
  await go(at, 'Social accounts');
  await at.getByLabel('Link to your profile, or your handle').fill(`github.com/${handle}`);
  await at.getByRole('button', { name: 'Add this account' }).click();
  await at.getByRole('row', { name: handle }).getByText('Unverified').waitFor();
  await at.getByRole('button', { name: 'Prove it' }).click();
}
const scoreOf = async (at: Page) =>
  Number(await at.getByRole('meter', { name: 'Authentication score' }).getAttribute('aria-valuenow'));
const writeBio = (handle: string, bio: string) =>
  fetch(`${origin}/platforms/github/edit/${handle}`, {
    method: 'POST',
    body: new URLSearchParams({ bio }),
    redirect: 'manual',
  });

test('proves an account by a code that she puts on her profile', async () => {
  expect(await scoreOf(page)).toBe(15);
  await addGithub(page, lena.handle);
  await page.getByRole('button', { name: 'Get the code' }).click();
  code = await page.getByText(/^countersign:lena-marchetti:/).innerText();
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByRole('alert').getByText('The code isn’t on the profile yet.').waitFor();
  expect(await hardships(page)).toEqual([]);

  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Edit the stand-in profile' }).click();
  const profile = await opened;
  await profile.getByLabel('Bio').fill(`Potter in a tram depot. ${code}`);
  await profile.getByRole('button', { name: 'Save' }).click();
  await profile.getByText(code).first().waitFor();
  await profile.close();
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('Confirmed.', { exact: true }).waitFor();
  await page
    .getByRole('row', { name: lena.handle })
    .getByText(/^Verified since/)
    .first()
    .waitFor();
  expect(await hardships(page)).toEqual([]);
  await go(page, 'Dashboard');
  await expect.poll(() => scoreOf(page), { timeout: patience }).toBe(40);
});

test('whoever copies the code tells on themselves: the first card of the report', async () => {
  await writeBio(clone, `Potter in a tram depot. ${code}`);
  await page.getByRole('button', { name: 'Scan now' }).first().click();
  await page.getByRole('region', { name: 'Where we looked' }).waitFor({ timeout: searched });
  const first = page.getByRole('article').first();
  await first.getByText(`The other account: ${clone}.`).waitFor({ timeout: searched });
  expect(await first.getByRole('heading').first().innerText()).toMatch(/Likely clone\s+on GitHub/);
  await first.getByText('It shows a proof code made for another handle.').first().waitFor();
});

test('ignores a finding, and takes that back', async () => {
  const card = page.getByRole('article').filter({ hasText: `The other account: ${clone}.` });
  await card.getByRole('button', { name: 'Ignore' }).click();
  await page.getByRole('button', { name: 'Handled 1' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Handled 0' }).waitFor();
  await card.getByRole('button', { name: 'Ignore' }).waitFor();
});

test('gives us an account of a platform that we cannot search, and sees it in the report', async () => {
  const where = page.getByRole('region', { name: 'Where we looked' });
  await where.getByRole('button', { name: 'Give it to us' }).click();
  const form = page.getByRole('form', { name: 'An account you know of' });
  await form.getByRole('button', { name: 'Compare it with mine' }).click();
  await form.getByText('This field is required').waitFor();
  await form
    .getByLabel('Link to the account, or its handle')
    .fill('www.snapchat.com/add/lena-marchetti1?x=1');
  await form.getByText('lena-marchetti1').waitFor();
  await form.getByLabel(/The name it shows/).fill('Lena Marchetti');
  expect(await hardships(page)).toEqual([]);
  await form.getByRole('button', { name: 'Compare it with mine' }).click();
  // What is said while it is compared goes once the result stands, which may be at once.
  await page
    .getByText(/^We’re comparing lena-marchetti1 with your accounts/)
    .or(page.getByRole('link', { name: 'See it in the report' }))
    .first()
    .waitFor();
  // Told, not asked for; what is probably no copy waits on a line where there is much to decide.
  const given = page.getByRole('article', { name: /on Snapchat$/ });
  const folded = page.locator('details:not([open]) > summary').filter({ hasText: /^Probably not copies/ });
  // The line may be there before the account is, and fold anew when it comes.
  const comes = async () => {
    if (await folded.count()) await folded.click();
    return given.isVisible();
  };
  await expect.poll(comes, { timeout: searched }).toBe(true);
});

test('takes the tour to its end, and is not offered it again', async () => {
  // A dashboard that is opened while a search goes on shows that.
  await page
    .getByRole('button', { name: 'Scan now' })
    .and(page.locator(':enabled'))
    .first()
    .waitFor({ timeout: searched });
  expect(await page.getByRole('dialog').count()).toBe(0); // a search that ends does not cover what it found
  await go(page, 'People');
  await go(page, 'Dashboard');
  const card = page.getByRole('dialog');
  const titles = [
    'Welcome',
    'Dashboard',
    'Profile panel',
    'Authentication score',
    'Impersonation detection report',
    'Help page',
    'Thanks for taking the tour!',
  ];
  for (const [i, title] of titles.entries()) {
    await card.getByRole('heading', { name: title, exact: true }).waitFor();
    await card.getByText(`Step ${i + 1} of 7`).waitFor();
    const { width } = (await page.locator('.reactour__popover').boundingBox())!;
    expect(Math.round(width)).toBeLessThanOrEqual(353);
    if (i === 3) expect(await hardships(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
  }
  await card.getByRole('heading', { name: 'Welcome' }).waitFor(); // past the end, the first again
  for (let pressed = 0; pressed < 5; pressed++) {
    await page.keyboard.press('Tab');
    expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  for (const title of titles.slice(1)) {
    await card.getByRole('button', { name: 'Next' }).press('Enter'); // a click would miss what still moves
    await card.getByRole('heading', { name: title, exact: true }).waitFor();
    await card.and(page.locator(':focus')).waitFor();
  }
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('"tourEnabled":false') ?? false,
  );
  await card.getByRole('button', { name: 'End Tour' }).click();
  await card.waitFor({ state: 'detached' });
  expect(await (await saved).json()).toMatchObject({ data: { updateUser: { tourEnabled: false } } });
  await page.reload();
  await page.getByRole('button', { name: 'Take the tour' }).waitFor();
  await page.getByRole('meter').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('the other one proves theirs by signing in; a forged or repeated answer is refused', async () => {
  await addGithub(theirs, otto.handle);
  const opened = theirs.context().waitForEvent('page');
  await theirs.getByRole('button', { name: 'Sign in with GitHub' }).click();
  const popup = await opened;
  await popup.getByLabel('Your account on GitHub').fill(otto.handle);
  const forged = await theirs.context().newPage();
  await forged.goto(`/auth/github?code=stolen&state=${'a'.repeat(32)}_github`);
  await forged.getByText('An error occurred while validating the state.').waitFor();
  const back = popup.waitForRequest((request) => request.url().includes('/auth/github?'));
  await popup.getByRole('button', { name: 'Continue as this account' }).click();
  const answer = (await back).url();
  await theirs.getByText('Confirmed.', { exact: true }).waitFor();
  await expect.poll(() => popup.isClosed(), { timeout: patience }).toBe(true);
  await forged.goto(answer);
  await forged.getByText('An error occurred while validating the state.').waitFor();
  expect(await forged.evaluate(() => localStorage.getItem('github'))).toBeNull();
  await forged.close();
});

test('a window that the browser blocks is opened by hand, and noticed all the same', async () => {
  await theirs.getByLabel('Link to your profile, or your handle').fill('x.com/otto_lindqvist');
  await theirs.getByRole('button', { name: 'Add this account' }).click();
  await theirs.getByRole('button', { name: 'Prove it X' }).click();
  await theirs.evaluate(() => Object.assign(globalThis, { open: () => null }));
  await theirs.getByRole('button', { name: 'Sign in with X' }).click();
  const opened = theirs.context().waitForEvent('page');
  await theirs.getByRole('link', { name: 'Open the X sign-in' }).click();
  const byHand = await opened;
  await byHand.getByLabel('Your account on X').fill('otto_lindqvist');
  await byHand.getByRole('button', { name: 'Continue as this account' }).click();
  await theirs
    .getByRole('row', { name: 'otto_lindqvist' })
    .getByText(/^Verified since/)
    .first()
    .waitFor();
  await expect.poll(() => byHand.isClosed(), { timeout: patience }).toBe(true);
});

test('finding says the same whether or not somebody is there', async () => {
  await go(page, 'People');
  const address = page.getByLabel('Their exact email address, or a link to one of their profiles');
  const said = async (text: string) => {
    await address.fill(text);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    return page.getByText('No one can be found at this address.').innerText();
  };
  expect(await said(otto.email)).toBe(await said('nobody@trust.example'));
  expect(await hardships(page)).toEqual([]);

  await go(theirs, 'People');
  await theirs.getByRole('checkbox', { name: /Show my name/ }).check();
  await expect.poll(() => theirs.getByRole('checkbox').isEnabled(), { timeout: patience }).toBe(true);
});

/** Whoever has no name adds one where it is asked for. */
async function named(at: Page, name: string): Promise<void> {
  await at.getByLabel('Your name').first().fill(name);
  expect(await hardships(at)).toEqual([]);
  await at.getByRole('button', { name: 'Add my name' }).first().click();
  await at.getByText(`Saved. They’ll see you as “${name}”.`).waitFor();
}

test('they connect, and both scores move while they look on', async () => {
  await page.getByLabel('Their exact email address, or a link to one of their profiles').fill(otto.email);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('They see who you are by your name').waitFor();
  await named(page, 'Lena');
  await page.getByRole('button', { name: 'Ask anyway' }).click();
  await page.getByRole('list', { name: 'Requests you sent' }).getByText(otto.email).first().waitFor();
  await go(page, 'Dashboard');
  const before = await scoreOf(page);

  const asking = theirs.getByRole('list', { name: 'Requests to connect' });
  await asking.getByText('Lena', { exact: true }).first().waitFor(); // told, not asked for
  expect(await theirs.getByRole('button', { name: 'Accept' }).isDisabled()).toBe(true);
  await named(theirs, 'Otto');
  expect(await hardships(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await theirs.getByText('One verified connection: +5 to your score.').waitFor();
  await expect.poll(() => scoreOf(page), { timeout: patience }).toBe(before + 5);
  await page.getByText('One verified connection', { exact: true }).waitFor();
  await go(theirs, 'Dashboard');
  await theirs.getByText('One verified connection', { exact: true }).waitFor();
});

test('one vouches for one named account of the other: asked for, given, and seen by both', async () => {
  const handle = 'lena.marchetti';
  await go(page, 'Social accounts');
  await page.getByLabel('Link to your profile, or your handle').fill(`facebook.com/${handle}`);
  await page.getByRole('button', { name: 'Add this account' }).click();
  const row = page.getByRole('row', { name: handle }).first();
  await row.getByText('Unverified').waitFor();
  const asking = page.getByRole('region', { name: 'People who vouch for it' });
  if (!(await asking.isVisible()))
    await row
      .getByRole('button', { name: `Facebook ${handle}` })
      .first()
      .click();
  await asking.getByRole('button', { name: /^Ask / }).click();
  await asking.getByText('Asked, no answer yet').waitFor();
  expect(await hardships(page)).toEqual([]);

  // Loaded anew: where their first scan had ended when the dashboard opened, the tour stands over its top bar.
  await theirs.goto('/connections/people');
  const connected = theirs.getByRole('list', { name: 'Connected' });
  await connected.getByText(`Is ${handle} on Facebook theirs? Say yes only if you’re sure.`).waitFor();
  expect(await hardships(theirs)).toEqual([]);
  await connected.getByRole('button', { name: /^Yes, vouch for it/ }).click();
  await connected.getByText(`You vouch for ${handle} on Facebook.`).waitFor();

  await asking.getByText('Vouches for it', { exact: true }).waitFor(); // told, not asked for
  await row.getByText('Vouched for by 1 verified connection').waitFor();
  // For this one alone: the connection vouches for no other account of hers.
  expect(await page.getByText('Vouched for by 1 verified connection').count()).toBe(1);
  await connected.getByRole('button', { name: /^Withdraw/ }).click();
  await row.getByText('Unverified', { exact: true }).waitFor();
  await expect.poll(() => page.getByText(/Vouched for by/).count(), { timeout: patience }).toBe(0);
});

test('anyone may ask whether a handle is confirmed, and learns no more', async () => {
  const { page: anyone, faults, close } = await openVisit(browser, { origin });
  await anyone.goto(`/check/github/${clone}`);
  await anyone
    .getByText('Not registered here, or kept private, which says nothing about the account')
    .waitFor();
  expect(await hardships(anyone)).toEqual([]);
  await anyone.getByRole('link', { name: 'This account is impersonating me' }).click();
  await anyone.getByRole('heading', { name: 'Someone is pretending to be me' }).waitFor();
  expect(await anyone.getByLabel('Link to it').inputValue()).toContain(clone);
  expect(faults()).toEqual([]);
  await close();
});

test('whoever left the checks reads so beside what she shows, and comes back there', async () => {
  const { page: anyone, close } = await openVisit(browser, { origin });
  await anyone.goto('/verification-opt-out');
  const proof = await codeOnceAsked(origin, lena.email, async () => {
    await anyone.getByLabel('Email').fill(lena.email);
    await anyone.getByRole('button', { name: 'Send me a code' }).click();
  });
  await anyone.getByLabel('Code').fill(proof);
  await anyone.getByRole('button', { name: 'Confirm', exact: true }).click();
  await anyone.getByRole('heading', { name: 'You’re left out' }).waitFor();

  const nobody = page.getByText(/^Nobody sees this: on .* you asked to be left out of checks\.$/);
  await page.goto('/connections/social');
  await page.getByRole('row', { name: lena.handle }).getByRole('button', { name: 'Details' }).click();
  await page.getByLabel(/^Show on its check page/).check();
  await nobody.waitFor();
  expect(await hardships(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show me in checks again' }).click();
  await page.getByText('You’re shown in checks again.').waitFor();
  await expect.poll(() => nobody.count(), { timeout: patience }).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await anyone.reload();
  await anyone.getByRole('heading', { name: 'You’re shown in checks again' }).waitFor();
  await close();
});

test('nothing went wrong behind the pages', () => {
  // The browser writes down an answer that is a refusal; the one look at a profile without its code was.
  const faults = visits.flatMap((visit) => visit.faults());
  expect(faults.filter((fault) => !/400 .*check-proof/.test(fault))).toEqual([]);
});
