import type { Browser, BrowserContext, Page, Request } from 'playwright-core';

export interface VisitOptions {
  /** http://localhost:PORT */
  origin: string;
  width?: number;
  height?: number;
  dark?: boolean;
  /** What may be said in the console or asked for, each with the reason why that is no fault. */
  allow?: readonly { what: RegExp; because: string }[];
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Everything that went wrong so far: console, page errors, violations of the content policy, addresses elsewhere. */
  faults(): string[];
  /** Every request so far. */
  requests: readonly Request[];
  close(): Promise<void>;
}

/** How long a person would wait for anything before giving up; the machine may be busy. */
export const patience = 30_000;

/** One person at one browser window. */
export async function openVisit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { origin, width = 1280, height = 900, dark = false, allow = [] } = options;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience);
  const faults: string[] = [];
  const requests: Request[] = [];
  const note = (fault: string) => {
    if (!allow.some(({ what }) => what.test(fault))) faults.push(fault);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`page error: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    requests.push(request);
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) note(`asked elsewhere: ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`content policy: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  const page = await context.newPage();
  return { page, context, faults: () => [...faults], requests, close: () => context.close() };
}

/** Sideways scrolling that a person would notice: by how many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
