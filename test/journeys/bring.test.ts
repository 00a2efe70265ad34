import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pixels } from '../../platforms/portraits/portrait.ts';
import { png } from '../../platforms/portraits/encode.ts';
import { hardships } from '../support/axe.ts';
import { patience } from '../support/browser-window.ts';
import { openDeployedStack, type OwnStack } from '../support/own-stack.ts';
import { pages, standIn, type ProfilePage } from '../support/sources/profile-pages.ts';

/** Profiles that nobody may search are brought by the person who sees them: by a bookmark, or from an app on a phone. */
let own: OwnStack;
let browser: Browser;
let origin: string;
/** What the bookmark holds, as it was dragged to the bar. */
let code: string;
beforeAll(async () => {
  own = await openDeployedStack('--no-demo');
  ({ browser, origin } = own);
});
afterAll(() => own?.close());

const sides = (page: Page) => ({
  mine: page.getByRole('group', { name: 'Yours' }),
  theirs: page.getByRole('group', { name: 'The other account' }),
});

async function openWindow(width = 1280): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience);
  return context;
}

/** Clicks the bookmark while one looks at that page: the tab that it opens. */
async function bringFrom(context: BrowserContext, page: ProfilePage, seed = 'a journey'): Promise<Page> {
  await standIn(context, page, seed);
  const seen = await context.newPage();
  await seen.goto(page.url);
  const opened = context.waitForEvent('page');
  // Like a bookmark, this is not subject to the page's own policy.
  await seen.evaluate(code);
  const tab = await opened;
  await tab.getByRole('heading', { level: 1, name: 'Someone is pretending to be me' }).waitFor();
  return tab;
}

describe('the bookmark', () => {
  test('stands below the form, to be dragged away; the page refuses to run it itself', async () => {
    const context = await openWindow();
    const page = await context.newPage();
    await page.goto('/compare');
    await page.getByText('Bring a profile here from the page it is on').click();
    const link = page.getByRole('link', { name: 'Compare with Countersign' });
    const address = (await link.getAttribute('href'))!;
    expect(address).toMatch(/^javascript:void/);
    code = decodeURIComponent(address.replace(/^javascript:/, ''));
    expect(code).toContain(`${origin}/compare#bring=`);
    await link.click();
    await page.getByText('Drag it to the bookmarks bar; it works on other pages.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/compare');
    expect(await hardships(page)).toEqual([]);
    await context.close();
  });

  test('brings link, name, text and picture, and they are compared like what is typed', async () => {
    const context = await openWindow();
    const mine = await context.newPage();
    await mine.goto('/compare');
    await sides(mine).mine.getByLabel('Link to your profile').fill('instagram.com/ines.valcourt');
    await sides(mine).mine.getByLabel('Name shown there').fill('Inès Valcourt');
    await sides(mine)
      .mine.locator('input[type=file]')
      .setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: png(pixels({ seed: 'a journey', edits: [] })),
      });
    await sides(mine).mine.getByAltText(/./).waitFor();

    const page = await bringFrom(context, pages.instagram);
    const { theirs } = sides(page);
    await expect
      .poll(() => theirs.getByLabel('Link to it').inputValue(), { timeout: patience })
      .toBe('https://www.instagram.com/ines.va1court/');
    expect(await theirs.getByLabel('Name shown there').inputValue()).toBe('Inès Valcourt');
    expect(await theirs.getByLabel('What it says there').inputValue()).toBe('Letterpress and long walks.');
    await theirs.getByAltText(/./).waitFor();
    // What stood in the other tab stands beside it.
    expect(await sides(page).mine.getByLabel('Link to your profile').inputValue()).toBe(
      'instagram.com/ines.valcourt',
    );
    const result = page.getByRole('region', { name: 'Side by side' });
    await result.getByText('Likely clone', { exact: true }).waitFor();
    await page.getByText('Filled in from the page you came from.').waitFor();
    // The address holds nothing of it any more.
    expect(page.url()).toBe(`${origin}/compare`);
    // Then a case, as from any comparison.
    await page.getByRole('region', { name: 'Your report kit' }).getByLabel('I compared both').check();
    await page.getByRole('button', { name: 'Save as a case' }).last().waitFor();
    expect(await hardships(page)).toEqual([]);
    await context.close();
  });

  test.each([
    ['facebook', 'https://www.facebook.com/profile.php?id=100001234567890', 'Inès Valcourt', undefined, true],
    [
      'linkedin',
      'https://www.linkedin.com/in/ines-valcourt',
      'Inès Valcourt',
      'Letterpress and long walks.',
      false,
    ],
    [
      'tiktok',
      'https://www.tiktok.com/@ines.va1court',
      'Inès Valcourt',
      'Letterpress and long walks.',
      false,
    ],
    ['whatsapp', 'https://wa.me/33612345678', 'Inès Valcourt', undefined, true],
    ['zoom', 'https://zoom.us/my/ines.valcourt', '', undefined, false],
  ] as const)(
    'reads a page of %s as far as it shows anything',
    async (site, link, name, text, hasPicture) => {
      const context = await openWindow();
      const page = await bringFrom(context, pages[site]);
      const { theirs } = sides(page);
      await expect.poll(() => theirs.getByLabel('Link to it').inputValue(), { timeout: patience }).toBe(link);
      expect(await theirs.getByLabel('Name shown there').inputValue()).toBe(name);
      const said = theirs.getByLabel('What it says there');
      expect((await said.count()) ? await said.inputValue() : undefined).toBe(text);
      expect(await theirs.getByAltText(/./).count()).toBe(hasPicture ? 1 : 0);
      if (site === 'linkedin') await page.getByText('Its picture couldn’t be brought along.').waitFor();
      await context.close();
    },
  );

  test('one’s own profile changes sides, and a page that is no profile says so', async () => {
    const context = await openWindow(360);
    const page = await bringFrom(context, pages.tiktok);
    await page.getByRole('button', { name: 'This is my own profile' }).click();
    expect(await sides(page).mine.getByLabel('Link to your profile').inputValue()).toBe(
      'https://www.tiktok.com/@ines.va1court',
    );
    expect(await sides(page).theirs.getByLabel('Link to it').inputValue()).toBe('');
    expect(await hardships(page)).toEqual([]);
    const nobody = await bringFrom(context, { url: 'https://www.instagram.com/', title: 'Instagram' });
    const unread = 'We couldn’t read a profile from what you brought.';
    await nobody.getByText(unread).waitFor();
    await context.close();
    // Also where nothing was entered before.
    const first = await openWindow();
    const post = { url: 'https://www.instagram.com/p/CxYz123abcd/', title: 'Instagram' };
    await (await bringFrom(first, post)).getByText(unread).waitFor();
    await first.close();
  });
});

describe('a phone’s app shares with the installed site', () => {
  test('the site can be installed, and takes links and pictures', async () => {
    const context = await openWindow();
    const page = await context.newPage();
    await page.goto('/compare');
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await context.request.get(href!);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as {
      icons: { src: string; type: string }[];
      share_target: { action: string; method: string };
    };
    expect(manifest.share_target).toMatchObject({ action: '/compare/share', method: 'POST' });
    for (const { src, type } of manifest.icons) {
      const icon = await context.request.get(src);
      expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
    }
    await context.close();
  });

  test('what it shares is read once, and nothing else is kept', async () => {
    const context = await openWindow(360);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto('/compare');
    await page.getByText('Bring a profile here from the page it is on').click();
    await page.getByRole('heading', { name: 'From an app on your phone' }).waitFor();
    await page.evaluate(async () => {
      const asked = async () => navigator.serviceWorker.getRegistration('/compare/share');
      // The page registers it when it has time: asked again until it is there.
      while (!(await asked())?.active) await new Promise((resolve) => setTimeout(resolve, 20));
    });
    const shot = png(pixels({ seed: 'a journey', edits: [] })).toString('base64');
    // As Android sends it: a form to the address of the manifest.
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', action: '/compare/share', enctype: 'multipart/form-data' });
      const field = (type: string, name: string) => {
        const input = Object.assign(document.createElement('input'), { type, name });
        form.append(input);
        return input;
      };
      field('hidden', 'title').value = '';
      field('hidden', 'text').value =
        'Look at @ines.va1court on Instagram https://www.instagram.com/ines.va1court?igsh=abc';
      const files = new DataTransfer();
      files.items.add(new File([bytes], 'screenshot.png', { type: 'image/png' }));
      field('file', 'picture').files = files.files;
      document.body.append(form);
      form.submit();
    }, shot);
    const { theirs } = sides(page);
    await expect
      .poll(
        () =>
          theirs
            .getByLabel('Link to it')
            .inputValue()
            .catch(() => ''),
        { timeout: patience },
      )
      .toBe('https://www.instagram.com/ines.va1court/');
    await theirs.getByAltText(/./).waitFor();
    expect(page.url()).toBe(`${origin}/compare`);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    // The worker answers that one address: the page itself is nobody's but the site's.
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(faults).toEqual([]);
    await context.close();
  });
});
