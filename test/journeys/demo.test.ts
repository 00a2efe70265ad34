import { readFile } from 'node:fs/promises';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userSubject } from '#domain/keys';
import { platformTable } from '#domain/platform/platform-table';
import { findingId } from '../../lambdas/scan/same-account.ts';
import { scanStore } from '../../lambdas/store/scan/scan.ts';
import type { PlatformName } from '../../platforms/population/profile.ts';
import { createPlatforms } from '../../platforms/twins.ts';
import { hardships } from '../support/axe.ts';
import { openOwnStack, type OwnStack } from '../support/own-stack.ts';
import { databaseAt } from '../support/tables.ts';
import { tooWide } from '../support/reflow.ts';
import { openVisit, patience, type Visit } from '../support/browser-window.ts';
import { wireTo } from '../support/client.ts';

/** "Enter as Maya": the demonstration as somebody who just started it sees it. */
const { population, truth } = createPlatforms({ seed: 'countersign', now: () => Date.UTC(2026, 0, 1) });
const everyone = Object.keys(platformTable).flatMap((platform) => [
  ...population.all(platform as PlatformName),
]);
const around = (kind: string) =>
  everyone
    .map(({ handle, platform }) => ({ handle, truth: truth(handle, platform) }))
    .filter(({ truth: { of, kind: is } }) => of === 'maya-hollimund' && is === kind)
    .map(({ handle }) => handle);
/** Copies that come and go during the story, so that the people of the twins do not hold them from the start. */
const removed = 'real-maya-hollimund';
const late = 'maya-ho1limund';

let own: OwnStack;
let browser: Browser;
let visit: Visit;
let page: Page;
let origin: string;
beforeAll(async () => {
  own = await openOwnStack();
  ({ browser, origin } = own);
  visit = await openVisit(browser, { origin });
  page = visit.page;
});
afterAll(() => own?.close());

/** `maya.hollimund` is not the beginning of `maya.hollimund.official`. */
const cardOf = (theirs: string) =>
  page
    .getByRole('article')
    .filter({ hasText: new RegExp(`The other account: ${theirs.replaceAll('.', '\\.')}\\.(?!\\w)`) });
const copies = () =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^(Likely|Possible) clone/ }) });

test('the truth labels of the story hold', () => {
  expect([truth(removed), truth(late)].map(({ kind, of }) => [kind, of])).toEqual([
    ['clone', 'maya-hollimund'],
    ['clone', 'maya-hollimund'],
  ]);
  for (const kind of ['clone', 'namesake', 'fan', 'parody']) expect(around(kind)).not.toEqual([]);
});

/** Maya's token, as the page sends it, and the user id in it. */
async function maya(): Promise<{ token: string; sub: string }> {
  const asked = visit.requests.filter((request) => request.url().includes('/app/get-report')).at(-1)!;
  const token = (await asked.allHeaders())['authorization']!;
  const claims = Buffer.from(token.split('.')[1]!, 'base64url').toString();
  return { token, sub: (JSON.parse(claims) as { sub: string }).sub };
}

/** Whether the page as it is now hears of searches: its subscription was acknowledged. `from`: messages before are another page's. */
const listens = (from: { sent: number; received: number }) => {
  const started = visit.socket.sent
    .slice(from.sent)
    .map((text) => JSON.parse(text) as { type: string; id: string })
    .find((message) => message.type === 'start' && JSON.stringify(message).includes('onScanProgress'));
  return visit.socket.received
    .slice(from.received)
    .map((text) => JSON.parse(text) as { type: string; id?: string })
    .some(({ type, id }) => type === 'start_ack' && id !== undefined && id === started?.id);
};

test('one copy arrives while Maya looks at the page', async () => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Enter as Maya' }).click();
  await page.getByRole('heading', { level: 1, name: /need your decision|needs your decision/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await cardOf(late).waitFor({ timeout: 90_000 });

  // It came some seconds after the start, whether or not the page was there already. So it is forgotten, and the search
  // that finds it again begins elsewhere, once the page looks on.
  const database = await databaseAt(origin);
  const { token, sub } = await maya();
  const subjectId = userSubject(sub);
  await expect
    .poll(async () => (await scanStore(database).recent(subjectId, 1))[0]?.status, { timeout: patience })
    .toBe('DONE');
  await database.client.send(
    new DeleteCommand({
      TableName: database.table('Finding'),
      Key: { subjectId, id: findingId('GITHUB', late) },
    }),
  );
  const from = { sent: visit.socket.sent.length, received: visit.socket.received.length };
  await page.reload();
  await page.getByRole('button', { name: /^All \d+/ }).waitFor();
  expect(await cardOf(late).count()).toBe(0);
  await expect.poll(() => listens(from), { timeout: patience }).toBe(true);

  // Nothing asks again by itself on a quiet page: the card can only come after a message over the socket.
  const before = visit.requests.length;
  const config = (await (await fetch(`${origin}/config.json`)).json()) as Record<string, unknown>;
  const begun = await wireTo(origin, config).rest('app', 'start-scan', {}, { token });
  expect(begun).toMatchObject({ kind: 'answer' });
  await cardOf(late).waitFor({ timeout: 90_000 });
  const pages = visit.requests.slice(before).filter((request) => request.isNavigationRequest());
  expect(pages.map((request) => request.url())).toEqual([]);
  expect(visit.socket.received.slice(from.received).join()).toContain('onScanProgress');
});

describe('the dashboard', () => {
  test('ends within 2500 pixels', async () => {
    await page.getByRole('button', { name: /^All \d+/ }).waitFor();
    await page.locator('.filling').first().waitFor({ state: 'detached' });
    // Once the scan that the step before has started is over: while it runs, the page says more.
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height, { timeout: patience }).toBeLessThanOrEqual(2500);
  });

  test('calls every copy one, and says why', async () => {
    await page.getByRole('button', { name: /^All \d+/ }).waitFor();
    await page
      .locator('summary')
      .filter({ hasText: /^Handled/ })
      .click();
    for (const clone of [...around('clone'), late]) {
      const card = cardOf(clone);
      expect([clone, await card.count()]).toEqual([clone, 1]);
      if (clone === 'maya-hollimund-official') continue; // reported in the story: a closed card
      // Only the first copy is shown whole.
      const folded = card.getByRole('button', { name: 'Show the evidence' });
      if (await folded.count()) await folded.click();
      expect(await card.getByRole('heading').first().innerText()).toMatch(/(Likely|Possible) clone/);
      expect(await card.innerText()).toMatch(/\d+ of 100 likeness, from \d+ reasons/);
    }
    await cardOf('maya-hollimund-official').getByText('Reported by you').first().waitFor();
    await cardOf(removed).getByText('No longer there').first().waitFor();
  });

  test('calls no namesake, fan or parody one', async () => {
    await page
      .locator('summary')
      .filter({ hasText: /^Probably not copies/ })
      .click();
    const said = (await copies().allInnerTexts()).join('\n');
    const others = ['namesake', 'fan', 'parody'].flatMap(around);
    for (const other of others) expect(said).not.toContain(`The other account: ${other}.`);
    const reportable = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: 'Prepare a report' }) });
    const wanted = [...around('clone').filter((handle) => handle !== 'maya-hollimund-official'), late];
    expect(await reportable.count()).toBe(wanted.length);
    for (const namesake of around('namesake')) {
      const card = page.getByRole('article').filter({ hasText: namesake });
      await card.getByText('Alike in name, probably someone else').waitFor();
      await card.getByText('Why', { exact: true }).click();
      await card.getByRole('button', { name: 'This is me' }).waitFor();
      expect(await card.getByRole('button', { name: 'Prepare a report' }).count()).toBe(0);
    }
  });

  test('says which platforms were searched, and how, and which nobody can search', async () => {
    const coverage = page.getByRole('region', { name: 'Where we looked' });
    // Named at once, each with its counts or its reason where one looks for it.
    await coverage.getByText('7 platforms searched directly').waitFor();
    await coverage.getByText('8 platforms searched through a search engine').waitFor();
    await coverage.getByText('2 platforms couldn’t be searched').waitFor();
    await coverage.getByText('Why', { exact: true }).click();
    for (const platform of ['Zoom', 'WhatsApp'])
      await coverage.getByText(platform, { exact: true }).waitFor();
  });

  test('says that it is a demonstration, in which accounts and forms are stand-ins', async () => {
    await page.getByText('Demonstration data.').waitFor();
    const addresses = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses.filter((address) => new URL(address).origin !== origin)).toEqual([]);

    const opening = page.context().waitForEvent('page');
    await cardOf(late).getByRole('link', { name: 'Open the account' }).click();
    const account = await opening;
    await account.getByText(late).first().waitFor();
    expect(new URL(account.url()).pathname).toBe(`/platforms/github/u/${late}`);
    expect(await hardships(account)).toEqual([]);
    await account.close();

    await cardOf(late).getByRole('button', { name: 'Prepare a report' }).click();
    const form = page.getByRole('dialog').getByRole('link', { name: 'Open the form' });
    expect(new URL(await form.evaluate((link: HTMLAnchorElement) => link.href)).origin).toBe(origin);
    await page.keyboard.press('Escape');
  });

  test('shows her accounts on one page, where a copy that links to it is told apart', async () => {
    const connections = await page.context().newPage();
    await connections.goto(`${origin}/connections/social`);
    const section = connections.getByRole('region', { name: 'One page for all your accounts' });
    await section.getByLabel(/^Show my confirmed accounts together/).click();
    await section.getByText('2 accounts are on it now.').waitFor();
    await section.getByRole('link', { name: 'Open the page' }).click();
    await connections.getByRole('heading', { name: 'These accounts belong together' }).waitFor();
    const address = connections.url();

    const visitor = await openVisit(browser, { origin });
    await visitor.page.goto(address);
    await expect.poll(() => visitor.page.getByRole('row').count(), { timeout: patience }).toBe(3);
    expect(await visitor.page.getByText('Maya Hollimund').count()).toBe(0);
    const ask = async (account: string) => {
      await visitor.page.getByLabel('Its link or handle').fill(account);
      await visitor.page.getByRole('button', { name: 'Check', exact: true }).click();
    };
    await ask('github.com/Maya-Hollimund');
    await visitor.page.getByText('Yes, Maya-Hollimund on GitHub is on the list.').waitFor();
    await ask(`github.com/${late}`);
    await visitor.page.getByText(`No, ${late} on GitHub isn’t on the list.`).waitFor();
    await visitor.page.getByText('The closest on the list is maya-hollimund on GitHub.').waitFor();
    expect(await hardships(visitor.page)).toEqual([]);

    await connections.goto(`${origin}/connections/social`);
    await section.getByLabel(/^Show my confirmed accounts together/).click();
    await section.getByText(/^Closed\./).waitFor();
    expect(visitor.faults()).toEqual([]);
    await visitor.page.reload();
    await visitor.page.getByText('There is no such page, or its owner has closed it.').waitFor();
    await visitor.close();
    await connections.close();
  });

  test('is easy to use, and nothing is wrong behind it', async () => {
    await expect.poll(() => page.getByRole('dialog').count(), { timeout: patience }).toBe(0);
    expect(await hardships(page)).toEqual([]);
    expect(visit.faults()).toEqual([]);
  });
});

test('Ferrow Bay Ceramics is one door away: its people, its look-alike domains, a finding that Maya shares', async () => {
  const owner = await openVisit(browser, { origin });
  const shop = owner.page;
  await shop.goto('/');
  await shop.getByRole('button', { name: 'Enter as Ferrow Bay Ceramics' }).click();
  await shop.waitForURL(/\/business-dashboard\?businessId=ferrow-bay-ceramics$/, { timeout: patience });
  await shop.getByText('10 of 15 seats taken').waitFor({ timeout: patience });
  await shop.getByText('maya-hollimund-official').waitFor({ timeout: patience });
  await shop.getByText('ferr0wbay.example').first().waitFor();
  await shop.getByText(/^Scanned /).waitFor({ timeout: 4 * patience });
  expect(await shop.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2500);
  const downloaded = shop.waitForEvent('download');
  await shop.getByRole('button', { name: 'Download as CSV' }).click();
  const table = await readFile(await (await downloaded).path(), 'utf8');
  // What the search of its accounts has found by now depends on the machine.
  const rows = table.split('\r\n').filter((row) => !row.startsWith('"Look-alike account"'));
  expect(rows.map((row) => row.split('","')[1])).toEqual([
    'Name',
    'ferr0wbay.example',
    'ferrowbay-login.example',
    'ferowbay.example',
    'maya-hollimund-official',
    undefined,
  ]);
  expect(await hardships(shop)).toEqual([]);
  await shop.getByRole('link', { name: 'Prove and change' }).click();
  await shop.getByRole('link', { name: 'Logo', exact: true }).click();
  const buffer = await shop.screenshot({ clip: { x: 0, y: 0, width: 600, height: 600 } });
  await shop
    .getByRole('region', { name: 'Logo', exact: true })
    .getByLabel('Choose a logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await shop.getByRole('button', { name: 'Use this part', exact: true }).click();
  await shop.getByText('Logo saved.').first().waitFor();
  await shop.getByRole('link', { name: 'Your social accounts', exact: true }).click();
  await shop.getByRole('link', { name: 'Open the page' }).click();
  await shop.getByRole('heading', { name: 'The proven accounts of ferrowbay.example' }).waitFor();
  // Whoever opens the page reads whose it is; the logo stands beside it.
  const logo = (await shop.getByAltText('Logo of ferrowbay.example').boundingBox())!;
  expect([logo.width, logo.height].every((length) => length > 60 && length <= 112)).toBe(true);
  const listed = shop.getByRole('table');
  for (const handle of ['ferrowbay.ceramics', 'ferrowbay'])
    await listed.getByText(handle, { exact: true }).waitFor();
  expect(await listed.getByText('ferrowbayceramics').count()).toBe(0);
  expect(await hardships(shop)).toEqual([]);
  // A domain is one long word, and its page is read on small screens.
  const listedAgain = async (page: Page) => {
    await page.getByRole('table').waitFor();
    return [];
  };
  expect(await tooWide(shop, [new URL(shop.url()).pathname], listedAgain)).toEqual([]);
  expect(owner.faults()).toEqual([]);
  await owner.close();
});
