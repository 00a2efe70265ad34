import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeWindow {
  axe: {
    run(
      root: Document,
      options: object,
    ): Promise<{
      violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
    }>;
  };
}

/** What axe-core finds wrong on the page as it stands, one line each; empty is good. */
export async function axe(page: Page): Promise<string[]> {
  // Through the debugger, not as an element: the page's content policy holds for elements.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as AxeWindow;
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary}`,
      ),
    );
  });
}

/** The narrowest window that pages are made for, in CSS pixels. */
const narrow = 360;

/** What makes a page hard to use as it stands: axe's findings, and sideways scrolling in a narrow window. */
export async function hardships(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const found = await axe(page);
  const before = page.viewportSize()!;
  await page.setViewportSize({ ...before, width: narrow });
  const wider = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // What is laid out by measuring follows the new width a moment later.
  for (let look = 0; look < 20 && (await wider()) > 0; look++) await page.waitForTimeout(100);
  if ((await wider()) > 0)
    found.push(`${await wider()} px wider than a window of ${narrow} px: ${page.url()}`);
  found.push(...(await axe(page)).map((problem) => `at ${narrow} px: ${problem}`));
  await page.setViewportSize(before);
  return found;
}
