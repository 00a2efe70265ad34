import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pixels } from '../../platforms/portraits/portrait.ts';
import { jpeg, png } from '../../platforms/portraits/encode.ts';
import { hardships } from '../support/axe.ts';
import { openDeployedStack, type OwnStack } from '../support/own-stack.ts';
import { openVisit, patience, type Visit } from '../support/browser-window.ts';

/** "Someone is pretending to be me", as a person without an account does it. */
let own: OwnStack;
let browser: Browser;
let origin: string;
beforeAll(async () => {
  own = await openDeployedStack('--no-demo');
  ({ browser, origin } = own);
});
afterAll(() => own?.close());

interface Typed {
  link: string;
  name: string;
  picture?: { name: string; mimeType: string; buffer: Buffer };
}

/** Two files that show one photograph: as the person has it, and as a copy shows it, smaller and compressed again. */
const photographs = async () => ({
  mine: { name: 'me.png', mimeType: 'image/png', buffer: png(pixels({ seed: 'a journey', edits: [] })) },
  copied: {
    name: 'theirs.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpeg(pixels({ seed: 'a journey', edits: [{ kind: 'resized', side: 240 }] }), 70),
  },
  another: {
    name: 'else.png',
    mimeType: 'image/png',
    buffer: png(pixels({ seed: 'somebody else', edits: [] })),
  },
});

async function openCompare(): Promise<Visit> {
  const visit = await openVisit(browser, { origin });
  await visit.page.goto('/');
  await visit.page.getByRole('link', { name: 'Someone is pretending to be me' }).first().click();
  await visit.page.getByRole('heading', { level: 1, name: 'Someone is pretending to be me' }).waitFor();
  return visit;
}

async function fill(side: Locator, link: string, { link: address, name, picture }: Typed): Promise<void> {
  await side.getByLabel(link).fill(address);
  await side.getByLabel('Name shown there').fill(name);
  if (picture) await drop(side, picture);
}

/** Drops a file onto the place for it, as from a folder of the desktop. */
async function drop(side: Locator, file: NonNullable<Typed['picture']>): Promise<void> {
  const transfer = await side.page().evaluateHandle(
    ({ base64, name, mimeType }) => {
      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
      const held = new DataTransfer();
      held.items.add(new File([bytes], name, { type: mimeType }));
      return held;
    },
    { ...file, base64: file.buffer.toString('base64') },
  );
  await side.getByText('Drop it here').dispatchEvent('drop', { dataTransfer: transfer });
  await side.getByRole('img', { name: 'the picture you gave' }).waitFor();
}

/** How many requests there were, once there were no more for a second. */
async function quiet({ page, requests }: Visit): Promise<number> {
  for (let before = -1; before !== requests.length; await page.waitForTimeout(1000)) before = requests.length;
  return requests.length;
}

describe('a copy', () => {
  let visit: Visit;
  let before: number;
  beforeAll(async () => {
    visit = await openCompare();
    const { page } = visit;
    await page.reload({ waitUntil: 'networkidle' }); // as by its own address; nothing left to load
    const comparing = page.waitForRequest(/\.js$/); // comes when a hand goes to the form, not before
    await page.getByLabel('Link to your profile').focus();
    await comparing;
    before = await quiet(visit);
    const { mine, copied } = await photographs();
    await fill(page.getByRole('group', { name: 'You' }), 'Link to your profile', {
      link: 'https://github.com/ines-valcourt',
      name: 'Ines Valcourt',
      picture: mine,
    });
    await fill(page.getByRole('group', { name: 'The other account' }), 'Link to it', {
      link: 'https://github.com/ines-va1court',
      name: 'Ines Valcourt',
      picture: copied,
    });
  });
  afterAll(() => visit.close());

  test('stands beside the person with reasons, a score and a verdict', async () => {
    const { page } = visit;
    const result = page.getByRole('region', { name: 'Side by side' });
    await result.getByText('Likely clone', { exact: true }).waitFor();
    // The verdict may stand before the pictures are read; they go on.
    const table = result.getByRole('table');
    await expect.poll(() => table.getByRole('img').count(), { timeout: patience }).toBe(2);
    const reasons = result.getByRole('list', { name: 'Reasons' }).getByRole('listitem');
    await reasons
      .filter({ hasText: /picture|photo/i })
      .first()
      .waitFor();
    // Once for the eye, once for a screen reader, which is told when it changes.
    const [points] = (await result.getByText(/^\d+ of 100 likeness$/).innerText()).match(/\d+/)!;
    expect(Number(points)).toBeGreaterThan(70);
    const aloud = result.getByRole('status').filter({ hasText: 'of 100' });
    expect(await aloud.innerText()).toBe(`Compared: ${points} of 100 likeness.`);
    expect(await table.getByRole('row', { name: 'Name' }).innerText()).toMatch(
      /Ines Valcourt\s+Ines Valcourt/,
    );
    const words = (await reasons.allInnerTexts()).join('\n');
    expect(words).toMatch(/digit 1/i);
    expect(words).toMatch(/name/i);
  });

  test('is answered with a form, a warning, and a text once the person says that they compared both', async () => {
    const { page } = visit;
    const kit = page.getByRole('region', { name: 'Your report kit' });
    await kit.getByRole('link', { name: 'Open the form' }).waitFor();
    expect(await kit.getByRole('rowheader', { name: 'GitHub' }).count()).toBe(1);
    expect(await kit.getByText(/It is not me/).innerText()).toContain('@ines-va1court');
    expect(await kit.getByRole('region', { name: 'Report text' }).count()).toBe(0);
    expect(await kit.getByRole('button', { name: 'Copy the text' }).count()).toBe(0);
    expect(await kit.innerText()).not.toContain('I have not authorized it');

    await kit.getByRole('checkbox', { name: 'I compared both, and I am the person shown.' }).check();
    const text = await kit.getByRole('region', { name: 'Report text' }).innerText();
    expect(text).toContain('The account @ines-va1court on GitHub is impersonating me, Ines Valcourt');
    expect(text).toContain('my picture');
    expect(text).toContain('https://github.com/ines-va1court');
  });

  test('on a page that is easy to use', async () => {
    expect(await hardships(visit.page)).toEqual([]);
  });

  test('stays in the browser: what is asked for while it is compared is the page itself', () => {
    const asked = visit.requests.slice(before).filter((request) => /^https?:/.test(request.url()));
    const beyond = asked.filter(
      (request) =>
        request.method() !== 'GET' ||
        request.postData() !== null ||
        !(request.resourceType() === 'script' || new URL(request.url()).pathname === '/config.json'),
    );
    expect(beyond.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
    const sent = [...asked.map((request) => request.url()), ...visit.socket.sent].join('\n');
    expect(sent).not.toMatch(/valcourt|\bInes\b|theirs\.jpg/i);
    expect(visit.faults()).toEqual([]);
  });
});

test('a namesake is no copy: no text, no form, nothing to report', async () => {
  const visit = await openCompare();
  const { page } = visit;
  const { mine, another } = await photographs();
  await fill(page.getByRole('group', { name: 'You' }), 'Link to your profile', {
    link: 'https://github.com/ines-valcourt',
    name: 'Ines Valcourt',
    picture: mine,
  });
  await fill(page.getByRole('group', { name: 'The other account' }), 'Link to it', {
    link: 'https://github.com/tidewheel',
    name: 'Ines Valcourt',
    picture: another,
  });
  await page.getByText('Alike in name, probably someone else').waitFor();
  const kit = page.getByRole('region', { name: 'Your report kit' });
  await kit.getByText('There is no report text for this account').waitFor();
  expect(await kit.getByRole('checkbox').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Open the form' }).count()).toBe(0);
  // How points are counted, which is folded, names the verdicts.
  expect(await page.getByText(/clone/i).filter({ visible: true }).count()).toBe(0);
  expect(visit.faults()).toEqual([]);
  await visit.close();
});

test('what is typed before the page’s script has come is kept', async () => {
  const visit = await openVisit(browser, { origin });
  const { page } = visit;
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/compare', { waitUntil: 'commit' });
  const field = page.getByLabel('Link to your profile');
  await field.fill('https://github.com/ines-valcourt');
  release();
  await page.getByRole('button', { name: 'Clear it' }).waitFor(); // the page knows of it
  expect(await field.inputValue()).toBe('https://github.com/ines-valcourt');
  await page.reload();
  await expect.poll(() => field.inputValue(), { timeout: patience }).toBe('https://github.com/ines-valcourt');
  expect(visit.faults()).toEqual([]);
  await visit.close();
});

test('the legal pages are easy to use', async () => {
  const visit = await openVisit(browser, { origin });
  for (const address of ['/terms-of-service', '/privacy-policy', '/cookie-policy']) {
    await visit.page.goto(address);
    expect([address, await hardships(visit.page)]).toEqual([address, []]);
  }
  expect(visit.faults()).toEqual([]);
  await visit.close();
});
