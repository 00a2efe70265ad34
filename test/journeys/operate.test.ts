import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocal, type LocalStack } from '../../local/stack.ts';
import { hardships } from '../support/axe.ts';
import { closeWindows, openBrowser } from '../../local/browser/browser.ts';
import { openVisit, type Visit } from '../support/browser-window.ts';
import { answer, wireTo, type Wire } from '../support/client.ts';
import { failedQueueOf } from '../operations/failed-queue.ts';
import { stepByStep } from '../support/keyboard.ts';
import { asOperator } from '../support/operator.ts';
import { beginWith, signUpPeople, type Person } from '../support/people.ts';
import { signIn } from '../support/registered.ts';

/** GitHub asks us to stop for a while: an operator switches it off, people read so, and it is switched on again. */
const password = 'Correct-h0rse';
const shots = process.env['SHOTS'];

stepByStep();
let stack: LocalStack;
let wire: Wire;
let browser: Browser;
let maya: Person;
let ada: Person;
let operator: Visit;
let page: Page;

beforeAll(async () => {
  [stack, browser] = await Promise.all([
    startLocal({ root: join(import.meta.dirname, '../..'), port: 0, watch: false, web: 'built' }),
    openBrowser(),
  ]);
  wire = wireTo(stack.origin, stack.config);
  [maya, ada] = (await signUpPeople(stack, ['maya', 'ada'])) as [Person, Person];
  ada = await asOperator(stack, ada);
  for (const [person, handle] of [
    [maya, 'maya-hollimund'],
    [ada, 'mh-lathe'],
  ] as const)
    await beginWith(wire, person, handle);
  operator = await enter(ada);
  page = operator.page;
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
  await stack?.close();
});

async function enter(person: Person): Promise<Visit> {
  const visit = await openVisit(browser, { origin: stack.origin });
  await visit.page.goto('/login');
  await signIn(visit.page, person.email, password);
  await visit.page.waitForURL('**/dashboard');
  return visit;
}
const row = (name: string) => page.getByRole('listitem', { name, exact: true });
/** Pictures for whoever looks at the page, where SHOTS names a place. */
async function look(name: string): Promise<void> {
  if (!shots) return;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 360]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${shots}-${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('the page of scans is nobody’s but the operators’', async () => {
  const { page: hers, close } = await enter(maya);
  await hers.goto('/scans');
  await hers.getByRole('heading', { name: 'There is no page at this address.' }).waitFor();
  await close();
});

test('an operator sees every source, and switches one off with a reason', async () => {
  await page.getByText('Settings', { exact: true }).first().click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Scans', exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Scans' }).waitFor();
  await row('GitHub').getByText('On', { exact: true }).waitFor();
  await row('GitHub')
    .getByText(/ of 4,000 an hour$/)
    .waitFor();
  expect(await hardships(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pause GitHub' }).click();
  const sure = page.getByRole('dialog', { name: 'Pause GitHub?' });
  await sure.getByRole('button', { name: 'Pause it' }).click();
  await sure.getByText('This field is required').waitFor();
  expect(await hardships(page)).toEqual([]);
  await sure.getByLabel('Why').fill('They asked us to stop\nuntil Monday.');
  await sure.getByRole('button', { name: 'Pause it' }).click();
  await row('GitHub').getByText('Paused by us', { exact: true }).waitFor();
  await row('GitHub').getByText('They asked us to stop until Monday.').waitFor();
  await row('GitHub').getByText(ada.email).waitFor();
  expect(await hardships(page)).toEqual([]);
  await look('paused');
});

test('a search leaves it out and says so; switched on, it is searched again', async () => {
  const report = async () => {
    const got = await answer<{
      scan: { status: string; sources: { platform: string; note?: string; status: string }[] };
    }>(wire.rest('app', 'get-report', {}, { token: maya.accessToken }));
    return got.scan?.status === 'DONE'
      ? got.scan.sources.find(({ platform }) => platform === 'GITHUB')
      : undefined;
  };
  const scan = () => answer(wire.rest('app', 'start-scan', {}, { token: maya.accessToken }));
  await scan();
  await expect.poll(report, { timeout: 60_000 }).toMatchObject({ status: 'could not look' });
  const { page: hers, close } = await enter(maya);
  await hers
    .getByText(/Paused by us\. We’ll search it again once it’s back on\./)
    .first()
    .waitFor();
  await close();

  await page.getByRole('button', { name: 'Turn on GitHub' }).click();
  const sure = page.getByRole('dialog', { name: 'Turn GitHub on?' });
  await sure.getByLabel('Why').fill('Monday.');
  await sure.getByRole('button', { name: 'Turn it on' }).click();
  await row('GitHub').getByText('On', { exact: true }).waitFor();
  // Workers go by what they read for twenty seconds.
  await expect
    .poll(
      async () => {
        const at = await report();
        if (at && at.status !== 'looked') await scan();
        return at;
      },
      { timeout: 90_000, interval: 5_000 },
    )
    .toMatchObject({ status: 'looked' });
});

test('counts the scans by how they ended', async () => {
  await page.reload();
  const counts = page.getByRole('table', { name: 'All scans' });
  await counts.getByRole('row', { name: /^Begun .* [1-9]\d* [1-9]\d*$/ }).waitFor();
  expect(await hardships(page)).toEqual([]);
  await look('counted');
});

test('shows what each source answered in the last hour, and its test question', async () => {
  const answers = page.getByRole('table', { name: 'Answers in the last hour' });
  await answers.getByRole('row', { name: /^GitHub [1-9]\d* 0 0 0$/ }).waitFor();
  await answers
    .getByText(
      /^Test question passed (just now|\d+ minutes? ago): it found nobody under an invented handle\.$/,
    )
    .first()
    .waitFor();
  expect(await hardships(page)).toEqual([]);
  await look('answers');
});

test('what was given up is put back, and is worked off', async () => {
  const { failed } = failedQueueOf(stack, stack.variables['SCAN_QUEUE_URL']!);
  const job = { userId: 'nobody', scanId: 'none', source: 'X' };
  for (let n = 0; n < 3; n += 1) await failed.send({ body: JSON.stringify(job) });
  await page.reload();
  await row('Scans').getByText('3 failed').waitFor();
  expect(await hardships(page)).toEqual([]);
  await look('given-up');
  await page.getByRole('button', { name: 'Try again Scans' }).click();
  await page.getByText('Scans: 3 to be tried again.').waitFor();
  await row('Scans').getByText('Empty').waitFor();
  expect(failed.counts().visible).toBe(0);
  await page.goto('/reviews');
  const decided = page.getByRole('region', { name: 'Decisions' }).getByRole('listitem');
  await decided.nth(3).waitFor();
  expect((await decided.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(`^Failed jobs retried: Scans .*, ${ada.email}`),
    expect.stringMatching(`^Source turned on: GitHub Monday. .*, ${ada.email}`),
    expect.stringMatching(`^Source paused: GitHub They asked us to stop until Monday. .*, ${ada.email}`),
    expect.stringMatching('^Operator added'),
  ]);
  expect(operator.faults()).toEqual([]);
});
