import type { Browser, BrowserContextOptions, CDPSession } from 'playwright-core';

/** What one opening of a page showed. Times in ms since the navigation began. */
export interface Opening {
  firstPaint: number;
  /** Largest contentful paint (web.dev/lcp). */
  largestPaint: number;
  /** What was painted then: its element and the beginning of its words. */
  largest: string;
  /** Cumulative layout shift: the worst window of shifts (web.dev/cls). */
  shift: number;
  /** Total blocking time: what long tasks took beyond 50 ms each, after the first paint. */
  blocked: number;
  /** Bytes of scripts and of all files as they came over the wire, and how many files. */
  scriptBytes: number;
  bytes: number;
  files: number;
}

export type Session = NonNullable<BrowserContextOptions['storageState']>;

/** A phone of the middle range on a slow mobile network, as Lighthouse throttles one (its constants, "mobileSlow4G"). */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slowness = 4;
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * 128,
  uploadThroughput: 675 * 128,
};
/** Nothing painted and nothing asked for so long: the page stands. */
const quiet = 2500;

/** Opens a page once with an empty cache; `session`: whose. */
export async function measurePage(browser: Browser, url: string, session?: Session): Promise<Opening> {
  const context = await browser.newContext({ ...phone, ...(session && { storageState: session }) });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    const came = await countFiles(client);
    await client.send('Network.emulateNetworkConditions', network);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.addInitScript({ content: watch });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForLoadState('networkidle', { timeout: 60_000 }).catch(() => {
      // A page that keeps a connection open is never idle; it is quiet all the same.
    });
    await page.waitForTimeout(quiet);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    return { ...summed(seen), ...came() };
  } finally {
    await context.close();
  }
}

interface Seen {
  first: number;
  largest: number;
  what: string;
  shifts: { at: number; value: number }[];
  tasks: { at: number; took: number }[];
}

/** Runs in the page before anything of it; as text, since what compiles this file leaves its own helpers in functions. */
const watch = `{
  const seen = (globalThis.seen = { first: 0, largest: 0, what: '', shifts: [], tasks: [] });
  const each = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  each('largest-contentful-paint', ({ startTime, element }) => {
    seen.largest = startTime;
    seen.what = element ? element.tagName.toLowerCase() + ' ' + element.textContent.slice(0, 30).trim() : '';
  });
  each('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push({ at: startTime, value });
  });
  each('longtask', ({ startTime, duration }) => seen.tasks.push({ at: startTime, took: duration }));
}`;

function summed({ first, largest, what, shifts, tasks }: Seen) {
  let [worst, window, began, last] = [0, 0, 0, 0];
  for (const { at, value } of shifts) {
    // One window lasts 5 s at most, and ends with a second of rest.
    if (at - last > 1000 || at - began > 5000) [window, began] = [0, at];
    [window, last] = [window + value, at];
    worst = Math.max(worst, window);
  }
  const blocked = tasks
    .filter(({ at }) => at >= first)
    .reduce((sum, { took }) => sum + Math.max(0, took - 50), 0);
  return { firstPaint: first, largestPaint: largest, largest: what, shift: worst, blocked };
}

async function countFiles(client: CDPSession) {
  const scripts = new Set<string>();
  const sum = { scriptBytes: 0, bytes: 0, files: 0 };
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    sum.files += Number(response.url.startsWith('http'));
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.bytes += encodedDataLength;
    if (scripts.has(requestId)) sum.scriptBytes += encodedDataLength;
  });
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  return () => sum;
}
