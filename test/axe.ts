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
  await page.evaluate(source);
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
