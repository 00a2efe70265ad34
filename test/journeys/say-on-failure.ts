import { afterEach } from 'vitest';
import { openPages } from '../support/browser-window.ts';
import { complaints } from '../support/own-stack.ts';

/** Enough of a page to see where somebody was; characters. */
const most = 6_000;

/** A journey that fails in CI can't be looked at: it says what its windows showed, and what its stack complained of. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const page of openPages()) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 10_000 }).catch(String);
    console.error(`${task.name}: ${page.url()} shows\n${shown.slice(0, most)}`);
  }
  console.error(`${task.name}: the stack says\n${(await complaints()).join('\n')}`);
});
