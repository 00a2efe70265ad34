import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';

/** Goes to a control with the Tab key alone, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator, most = 60): Promise<void> {
  await control.waitFor();
  for (let pressed = 0; pressed < most; pressed++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${control}`);
}

/** Reads the latest code sent to an address from the outbox page. */
export async function codeFromOutbox(outbox: Page, address: string): Promise<string> {
  const message = outbox.getByRole('article').filter({ hasText: address }).first();
  return (await message.locator('code').first().innerText()).trim();
}

/** The tests of this file are steps of one way: after one that fails, the others would only wait in vain. */
export function stepByStep(): void {
  let stopped = false;
  beforeEach(({ skip }) => {
    if (stopped) skip('a step before this one failed');
  });
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') stopped = true;
  });
}
