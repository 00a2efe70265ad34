import type { CDPSession, Page } from 'playwright-core';

interface Way {
  what: string;
  width: number;
  /** What the page is told, as a person's own style sheet or an extension does. */
  percent?: number;
  /** What the browser's own settings say, in pixels. */
  letters?: number;
}

/** How people with a small window or large letters read a page. */
const ways: Way[] = [
  { what: '320 px', width: 320 },
  { what: '360 px, letters of the page 200 %', width: 360, percent: 200 },
  { what: '360 px, letters of the browser 200 %', width: 360, letters: 32 },
  { what: '640 px, letters of the page 200 %', width: 640, percent: 200 },
  { what: '640 px, letters of the browser 200 %', width: 640, letters: 32 },
];
const usual = { standard: 16, fixed: 13 };

/**
 * Goes to each address, and says by how many pixels it is wider than its window, and which words stand out; nothing: it fits.
 * `also`: what else is looked at while it is open, in a window of the usual size.
 */
export async function tooWide(
  page: Page,
  addresses: readonly string[],
  also: (page: Page) => Promise<string[]> = () => Promise.resolve([]),
): Promise<string[]> {
  const settings = await page.context().newCDPSession(page);
  const wide: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('.filling, .waiting').first().waitFor({ state: 'detached' });
    wide.push(...(await also(page)).map((fault) => `${address}: ${fault}`));
    for (const way of ways) {
      await read(page, settings, way);
      const { over, words } = await page.evaluate(standingOut);
      if (over > 0) wide.push(`${address}, ${way.what}: ${over} px (${words.join('; ')})`);
    }
    await read(page, settings, { what: 'the usual', width: 1280 });
  }
  await settings.detach();
  return wide;
}

async function read(page: Page, settings: CDPSession, { width, percent = 100, letters }: Way): Promise<void> {
  const fontSizes = letters ? { standard: letters, fixed: (letters * 13) / 16 } : usual;
  await settings.send('Page.setFontSizes', { fontSizes });
  await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
  // What was measured for the letters of before is measured again when the window changes.
  await page.setViewportSize({ width: width + 1, height: 800 });
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))));
}

/** Runs in the page. */
function standingOut() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const words = [...document.querySelectorAll<HTMLElement>('body :not(svg, svg *)')]
    .filter((one) => one.childElementCount === 0 && one.getBoundingClientRect().right > clientWidth + 0.5)
    .map((one) => `${one.tagName.toLowerCase()} ${(one.textContent ?? '').slice(0, 30)}`);
  return { over: scrollWidth - clientWidth, words: words.slice(0, 4) };
}
