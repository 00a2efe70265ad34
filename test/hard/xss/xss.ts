import { letterSamples } from '../../../bin/mails/letter-samples.ts';
import { drawLetter } from '#domain/message/letter';
import type { Page } from 'playwright-core';
import { userStore } from '../../../lambdas/store/user.ts';
import { openVisit, type Visit } from '../../support/browser-window.ts';
import { type OwnStack, openDeployedStack } from '../../support/own-stack.ts';
import { signIn } from '../../support/registered.ts';
import { put } from '../../support/seed/seed.ts';
import type { HardCase, Result, Told } from '../case.ts';
import { reach } from '../stack/attacked.ts';
import { allRows } from '../stack/rows.ts';
import { openScene } from '../stack/scene.ts';
import { payloads } from './payloads.ts';
import { caseIdOf, hostileBusiness, hostileRecord, hostileRows } from './rows.ts';

/** What strangers write, shown in a real browser: nothing of it runs, on a page or in a mail. */
export const xss: HardCase = {
  id: 'h',
  what: 'Scripts in every field, in a browser',
  run: async (told) => {
    const own = await openDeployedStack('--no-demo');
    try {
      return [...(await onPages(own, told)), ...(await inMails(own, told))];
    } finally {
      await own.close();
    }
  },
};

async function onPages({ origin, browser }: OwnStack, { share, say }: Told): Promise<Result[]> {
  const reached = await reach(origin);
  const { maya, things } = await openScene(reached);
  const database = await reached.database();
  const at = new Date().toISOString();
  await put(database, hostileRows(maya, 'acme', at));
  await userStore(database).change(maya.sub, { set: hostileRecord(at) });
  const [acme] = (await allRows(database)).filter(([table, { id }]) => table === 'Business' && id === 'acme');
  await put(database, [['Business', { ...acme![1], ...hostileBusiness }]]);
  const visit = await openVisit(browser, { origin });
  const ran = await listening(visit);
  await visit.page.goto('/login');
  await signIn(visit.page, maya.email, 'Correct-h0rse');
  await visit.page.waitForURL(/dashboard/);
  const shown = new Set<number>();
  const badLinks: string[] = [];
  const addresses = [
    ...[
      '/dashboard',
      '/cases',
      '/connections/people',
      '/connections/social',
      '/settings/profile',
      '/settings/emails',
    ],
    ...[
      '/business-dashboard?businessId=acme',
      '/business-settings?businessId=acme',
      '/business-dashboard/cases?businessId=acme',
    ],
    ...[`/helper#${things.helperToken}`, '/scans', '/support'],
    ...payloads
      .slice(0, Math.max(2, Math.round(payloads.length * share)))
      .map((_, n) => `/cases/${caseIdOf(n)}`),
    `/business-dashboard/cases/${caseIdOf(11)}?businessId=acme`,
    ...payloads.slice(0, 12).map((words) => `/check/github/${encodeURIComponent(words)}`),
    ...payloads
      .slice(0, 6)
      .map((words) => `/compare?a=${encodeURIComponent(words)}#${encodeURIComponent(words)}`),
  ];
  for (const address of addresses) {
    await visit.page.goto(address);
    await read(visit.page);
    for (const n of await numbersOn(visit.page)) shown.add(n);
    badLinks.push(...(await linksThatRun(visit.page)));
  }
  const policy = visit.faults().filter((fault) => fault.includes('content policy'));
  [...ran, ...policy, ...badLinks].slice(0, 20).forEach(say);
  say(`shown as text: ${shown.size} of ${payloads.length}`);
  const tried = `${payloads.length} payloads on ${addresses.length} pages`;
  await visit.close();
  return [
    { tried, mark: 'nothing runs, no link would', ...none(ran.length + badLinks.length) },
    { tried, mark: 'the content policy had nothing to stop', ...none(policy.length) },
    {
      tried: 'that they were there',
      mark: 'all stand as text',
      result: `${shown.size}`,
      held: shown.size === payloads.length,
    },
  ];
}

const none = (count: number) => ({ result: `${count} found`, held: count === 0 });

/** Calls of `xss` in any page or frame of a window. */
async function listening({ context }: Pick<Visit, 'context'>): Promise<string[]> {
  const ran: string[] = [];
  await context.exposeFunction('xss', (n: number) => void ran.push(`payload ${n} ran: ${payloads[n]}`));
  context.on('dialog', (dialog) => void dialog.dismiss());
  return ran;
}

/** The page as it is once nothing more is asked for, everything that opens opened. */
async function read(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
  for (const link of await page.locator('a, button').all())
    await link.dispatchEvent('mouseover').catch(() => {});
}

/** Which payloads stand on a page as words or as values of fields. */
const numbersOn = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ value }) => value,
    );
    const text = [document.body.textContent ?? '', ...fields].join('\n');
    return [...text.matchAll(/xss\((\d+)\)/g)].map((match) => Number(match[1]));
  });

/** Links, frames and forms in which a payload leads to something other than a page, a mail or a telephone. */
const linksThatRun = (page: Page): Promise<string[]> =>
  page.evaluate(
    (safe) =>
      [...document.querySelectorAll<HTMLElement>('[href], iframe[src], form[action]')]
        .map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? one.getAttribute('action') ?? '')
        .map((address) => new URL(address, location.href))
        .filter(({ protocol, href }) => !safe.includes(protocol) && decodeURIComponent(href).includes('xss('))
        .map((address) => `${location.pathname} leads to ${address.href.slice(0, 100)}`),
    ['http:', 'https:', 'mailto:', 'tel:', 'blob:'],
  );

/** Every mail that the product sends, in a window that runs what it is given. */
async function inMails({ browser, origin }: OwnStack, { say }: Told): Promise<Result[]> {
  const context = await browser.newContext();
  const ran = await listening({ context });
  const page = await context.newPage();
  let mails = 0;
  for (const words of payloads) {
    const letters = Object.values(
      letterSamples({ handle: words, name: words, reason: words, device: words, business: words }, origin),
    );
    mails += letters.length;
    await page.setContent(letters.map((letter) => drawLetter(letter).html).join('<hr>'));
    await page.evaluate(() => new Promise((done) => setTimeout(done, 20)));
    ran.push(...(await linksThatRun(page)));
  }
  ran.forEach(say);
  const held = none(ran.length);
  for (const words of payloads) {
    await page.setContent(`<p>${words}</p>`);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 20)));
  }
  const trap = ran.length;
  await context.close();
  return [
    { tried: `${mails} mails`, mark: 'nothing runs, no link would', ...held },
    { tried: 'the trap: without an escape', mark: 'they run', result: `${trap} ran`, held: trap >= 10 },
  ];
}
