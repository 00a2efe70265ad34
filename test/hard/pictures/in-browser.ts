import type { Page } from 'playwright-core';
import { openVisit } from '../../support/browser-window.ts';
import { openDeployedStack } from '../../support/own-stack.ts';
import type { Result, Told } from '../case.ts';
import { plainPng } from './png-bombs.ts';

/** A page that somebody would think dead, ms. */
const longest = 5_000;
/** After so long a file is taken or refused, or the page is still at it, ms. */
const settles = 1_500;

/** Gives each file to the comparison in Chromium, which decodes and hashes on the visitor's own machine. */
export async function inBrowser(bombs: Record<string, Buffer>, { say }: Told): Promise<Result[]> {
  const own = await openDeployedStack('--no-demo');
  try {
    const visit = await openVisit(own.browser, { origin: own.origin });
    const { page } = visit;
    let crashed = 0;
    page.on('crash', () => (crashed += 1));
    await page.goto('/compare');
    let slowest = 0;
    for (const [name, buffer] of Object.entries(bombs)) {
      await give(page, buffer);
      await page.waitForTimeout(settles);
      const took = await answersIn(page);
      if (took > longest) say(`${name}: the page answers after ${took.toFixed(0)} ms`);
      slowest = Math.max(slowest, took);
    }
    await give(page, plainPng(64));
    const shown = await mine(page)
      .getByAltText(/./)
      .first()
      .waitFor()
      .then(
        () => true,
        () => false,
      );
    await visit.close();
    return [
      {
        tried: `in the page: ${Object.keys(bombs).length} files`,
        mark: `it answers within ${longest / 1000} s, no crash, and takes a picture afterwards`,
        result: `${slowest.toFixed(0)} ms, ${crashed} crashes, ${shown ? 'taken' : 'not taken'}`,
        held: slowest <= longest && crashed === 0 && shown,
      },
    ];
  } finally {
    await own.close();
  }
}

const mine = (page: Page) => page.getByRole('group', { name: 'Yours' });

const give = (page: Page, buffer: Buffer) =>
  mine(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer });

/** ms until the page's own thread does something that it is asked. */
async function answersIn(page: Page): Promise<number> {
  const began = performance.now();
  await page.evaluate(() => document.title);
  return performance.now() - began;
}
