import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Platform } from '#domain/platform/platform';
import { issuedCopyStore } from '../../lambdas/marked/issued-copies.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { startLocal, type LocalStack } from '../../local/stack.ts';
import { png } from '../../platforms/portraits/encode.ts';
import { hardships } from '../support/axe.ts';
import { closeWindows, openBrowser } from '../../local/browser/browser.ts';
import { openVisit, patience, searched, type Visit } from '../support/browser-window.ts';
import { answer, wireTo } from '../support/client.ts';
import { stepByStep } from '../support/keyboard.ts';
import { signUpPeople } from '../support/people.ts';
import { drawnScene } from '../support/pictures/drawn-scene.ts';
import { signIn } from '../support/registered.ts';
import { databaseAt } from '../support/tables.ts';

/** Rosa makes marked copies of her portrait. An account like hers shows the one for LinkedIn, small and compressed: the search says which. */
const handle = 'rosa-valdimar';
const twin = 'rosavaldimar';
const scene = drawnScene(21, 400);
const portrait = {
  type: 'image/png' as const,
  body: png({ ...scene, data: new Uint8ClampedArray(scene.data) }),
};

stepByStep();
let stack: LocalStack;
let browser: Browser;
let visit: Visit;
let page: Page;
let database: Database;
let sub: string;
/** Her copies as they were downloaded. */
let copies: Record<'linkedin' | 'github', Uint8Array>;

beforeAll(async () => {
  [stack, browser] = await Promise.all([
    startLocal({ root: join(import.meta.dirname, '../..'), port: 0, watch: false, web: 'built' }),
    openBrowser(),
  ]);
  const wire = wireTo(stack.origin, stack.config);
  const [rosa] = await signUpPeople(stack, ['rosa']);
  const mutate = (mutation: string, input: object) =>
    answer(wire.graphql(mutation, { input }, { token: rosa!.accessToken }));
  await mutate('mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }', {});
  await mutate('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
    ...{ id: rosa!.sub, tourEnabled: false, preferredName: 'Rosa Valdimar' },
    socialMediaAccounts: [{ platform: 'GITHUB', pageUrl: `https://github.com/${handle}` }],
  });
  sub = rosa!.sub;
  database = await databaseAt(stack.origin);
  visit = await openVisit(browser, { origin: stack.origin });
  page = visit.page;
  await page.goto('/settings/pictures');
  await signIn(page, rosa!.email, 'Correct-h0rse');
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
  await stack?.close();
});

/** Whether it came; a search that had no time left for pictures and marks reads them in the next one, which is asked for here. */
async function scannedUntil(came: () => Promise<boolean>): Promise<boolean> {
  if (await came()) return true;
  const again = page.getByRole('button', { name: 'Scan now' }).and(page.locator(':enabled')).first();
  if (await again.count()) await again.click();
  return false;
}

const choose = async (buffer: Buffer) => {
  await page.getByLabel('Picture', { exact: true }).setInputFiles({
    ...{ name: 'portrait.png', mimeType: 'image/png', buffer },
  });
};

test('a plain picture is refused with the reason', async () => {
  await page.getByRole('heading', { level: 2, name: 'Make your pictures testify' }).waitFor();
  const plain = new Uint8ClampedArray(4 * 400 * 400).fill(200);
  await choose(png({ width: 400, height: 400, data: plain }));
  await page.getByText('This picture has too little detail to carry a mark.').waitFor();
  expect(await hardships(page)).toEqual([]);
});

test('her portrait becomes a copy a platform, in one file, and the list says when', async () => {
  await choose(portrait.body);
  await page.getByText('Ready to be marked').waitFor();
  expect(await page.getByRole('checkbox', { name: 'GitHub' }).isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: 'LinkedIn' }).check();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make 2 copies' }).click();
  const files = unzipSync(await readFile(await (await downloaded).path()));
  expect(
    Object.keys(files)
      .map((name) => name.replace(/\d{4}-\d\d-\d\d/, 'DAY'))
      .sort(),
  ).toEqual(['portrait-github-DAY.jpg', 'portrait-linkedin-DAY.jpg']);
  const fileOf = (platform: string) => Object.entries(files).find(([name]) => name.includes(platform))![1];
  copies = { linkedin: fileOf('linkedin'), github: fileOf('github') };
  const issued = page.getByRole('list', { name: 'Copies of this picture' });
  await issued.getByText(/^LinkedIn, \d/).waitFor();
  await page.getByRole('img', { name: 'The picture that was marked' }).waitFor();
  expect(await hardships(page)).toEqual([]);
});

test('her own account shows the copy for GitHub', async () => {
  const { population, upload } = stack.platforms;
  await expect.poll(() => population.get(handle, 'GITHUB')?.handle, { timeout: patience }).toBe(handle);
  upload('portrait of Rosa', { type: 'image/jpeg', body: Buffer.from(copies.github) });
  const own = population.get(handle, 'GITHUB')!;
  population.remove(handle, 'GITHUB');
  population.add({ ...own, photo: { seed: 'portrait of Rosa', edits: [] } });
  population.remove(twin, 'GITHUB');
});

test('an account like hers shows the copy for LinkedIn at 200 pixels: the finding names it', async () => {
  const { population, upload } = stack.platforms;
  upload('taken', { type: 'image/jpeg', body: await shrunk(copies.linkedin, 200, 0.7) });
  population.add({
    ...population.get(handle, 'GITHUB')!,
    ...{ id: 700_001, handle: twin, followers: 4, following: 390, photo: { seed: 'taken', edits: [] } },
    createdAt: `${new Date().toISOString().slice(0, 19)}Z`,
  });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Scan now' }).and(page.locator(':enabled')).first().click();
  const card = page.getByRole('article').filter({ hasText: `The other account: ${twin}.` });
  await card.waitFor({ timeout: searched });
  const named = card.getByText(/^Its picture derives from the copy issued to you as “LinkedIn” on \d/);
  await expect
    .poll(() => scannedUntil(async () => (await named.count()) > 0), { timeout: searched })
    .toBe(true);
  if (process.env['SHOTS'])
    await page.screenshot({ path: `${process.env['SHOTS']}-named.png`, fullPage: true });
  await card.getByRole('button', { name: 'Prepare a report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report for GitHub' });
  await dialog.getByLabel('I compared both, and I am the person shown.').check();
  const text = dialog.getByRole('region', { name: 'Report text' });
  await expect
    .poll(() => text.innerText(), { timeout: patience })
    .toContain('derives from the copy issued to me as “LinkedIn”');
  expect(await text.innerText()).toContain('a picture without that mark would score this at most once in 10');
});

test('once her account is proven, a scan says that her own picture there carries its mark', async () => {
  await userStore(database).change(sub, {
    set: {
      socialMediaAccounts: [
        {
          platform: 'GITHUB',
          pageUrl: `https://github.com/${handle}`,
          verifiedAt: '2026-03-14T09:00:00.000Z',
        },
      ],
    },
  });
  await page.goto('/dashboard');
  const seenOn = async (platform: Platform) => {
    const copy = (await issuedCopyStore(database).of(sub)).find((one) => one.platform === platform);
    return Object.keys(copy?.seen ?? {});
  };
  await expect
    .poll(() => scannedUntil(async () => (await seenOn('GITHUB')).length > 0), { timeout: searched })
    .toBe(true);
  expect([await seenOn('GITHUB'), await seenOn('LINKEDIN')]).toEqual([['GITHUB'], []]);
  await page.goto('/settings/pictures');
  await page.getByText('Your GitHub picture carries its mark, seen ').waitFor();
  await page.getByText('That’s never evidence against anyone.').waitFor();
  expect(await hardships(page)).toEqual([]);
  if (process.env['SHOTS'])
    await page.screenshot({ path: `${process.env['SHOTS']}-seen.png`, fullPage: true });
});

test('a comparison of hers by hand reads the mark, which is kept with the case', async () => {
  await page.goto('/compare');
  const mine = page.getByRole('group', { name: 'Yours' });
  await mine.getByLabel('Link to your profile').fill('https://www.instagram.com/rosa.valdimar/');
  await mine.getByLabel('Name shown there').fill('Rosa Valdimar');
  const theirs = page.getByRole('group', { name: 'The other account' });
  await theirs.getByLabel('Link to it').fill('https://www.instagram.com/rosa.va1dimar/');
  await theirs.getByLabel('Name shown there').fill('Rosa Valdimar');
  await theirs.locator('input[type=file]').setInputFiles({
    ...{ name: 'seen.jpg', mimeType: 'image/jpeg' },
    buffer: await shrunk(copies.linkedin, 200, 0.7),
  });
  const result = page.getByRole('region', { name: 'Side by side' });
  await result
    .getByText(/^Its picture derives from the copy issued to you as “LinkedIn” on \d/)
    .waitFor({ timeout: searched });
  expect(await hardships(page)).toEqual([]);
  const kit = page.getByRole('region', { name: 'Your report kit' });
  await kit.getByLabel('I compared both').check();
  await kit.getByText(/derives from the copy issued to me as “LinkedIn”/).waitFor();
  if (process.env['SHOTS'])
    await page.screenshot({ path: `${process.env['SHOTS']}-compared.png`, fullPage: true });
  await kit.getByRole('button', { name: 'Save as a case' }).click();
  await page.waitForURL(/cases\/new/);
  await page.getByRole('button', { name: 'Save as a case' }).click();
  await page.getByRole('heading', { level: 1, name: 'rosa.va1dimar on Instagram' }).waitFor();
  await page
    .getByText(/^Its picture derives from the copy issued to you as “LinkedIn” on \d/)
    .first()
    .waitFor();
  expect(await hardships(page)).toEqual([]);
});

test('whoever is through with the first steps is led there, and none of them waits for it', async () => {
  const stepsLeftOut = ['also mine', 'picture', 'phone', 'two-step'];
  await userStore(database).change(sub, { set: { stepsLeftOut } });
  await page.goto('/onboarding');
  const there = page.getByRole('link', { name: 'make your pictures testify', exact: true });
  await there.waitFor();
  await page.getByRole('heading', { level: 1, name: /^(That’s all for now|All eight done)/ }).waitFor();
  expect(await hardships(page)).toEqual([]);
  if (process.env['SHOTS'])
    await page.screenshot({ path: `${process.env['SHOTS']}-onboarding.png`, fullPage: true });
  await there.click();
  await page.getByRole('heading', { level: 2, name: 'Your marked copies' }).waitFor();
});

test('stopping is asked about, and ends the list', async () => {
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Stop for this picture?' });
  expect(await hardships(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Stop and delete' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.getByRole('heading', { name: 'Your marked copies' }).count(), { timeout: patience })
    .toBe(0);
  expect(visit.faults()).toEqual([]);
});

/** What a platform makes of an upload, by the browser's own means. */
async function shrunk(jpeg: Uint8Array, side: number, quality: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ({ from, side, quality }) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(from)], { type: 'image/jpeg' }));
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = side;
      const context = canvas.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, side, side);
      const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
      return [...new Uint8Array(await made!.arrayBuffer())];
    },
    { from: [...jpeg], side, quality },
  );
  return Buffer.from(bytes);
}
