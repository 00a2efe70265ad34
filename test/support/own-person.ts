import type { Page } from 'playwright-core';
import { openOwnStack, type OwnStack } from './own-stack.ts';
import { register } from './registered.ts';
import { openVisit, type Visit, type VisitOptions } from './browser-window.ts';

export interface OwnPerson extends OwnStack {
  visit: Visit;
  page: Page;
}

/** A stack of its own, in which nobody is but one person with a confirmed account, and their browser window; `close` ends all. */
export async function openOwnPerson(
  { email, password }: { email: string; password: string },
  window: Omit<VisitOptions, 'origin'> = {},
  ...flags: string[]
): Promise<OwnPerson> {
  const own = await openOwnStack('--no-demo', '--built', ...flags);
  try {
    await register(own.origin, email, password);
    const visit = await openVisit(own.browser, { origin: own.origin, ...window });
    return { ...own, visit, page: visit.page };
  } catch (error) {
    await own.close();
    throw error;
  }
}
