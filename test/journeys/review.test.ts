import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoPrint } from '#domain/engine/photo/photo-print';
import { readImage } from '../../bin/image-file.ts';
import { holdersOver } from '../../lambdas/proof/holder.ts';
import { recheckDue } from '../../lambdas/proof/recheck.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { integrationStore } from '../../lambdas/store/business/integration.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { raceRetry } from '../../lambdas/runtime/retry.ts';
import { imageFetcher } from '../../lambdas/scan/picture/fetch-image.ts';
import { connectedSources } from '../../lambdas/sources/index.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { socialProofStore } from '../../lambdas/store/proof/social-proof.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { startLocal, type LocalStack } from '../../local/stack.ts';
import { hardships } from '../support/axe.ts';
import { closeWindows, openBrowser } from '../../local/browser/browser.ts';
import { asOperator } from '../support/operator.ts';
import { beginWith, signUpPeople, type Person } from '../support/people.ts';
import { stepByStep } from '../support/keyboard.ts';
import { signIn } from '../support/registered.ts';
import { databaseOf } from '../support/tables.ts';
import { openVisit, patience, type Visit } from '../support/browser-window.ts';
import { answer, wireTo, type Wire } from '../support/client.ts';

/**
 * Lena’s account is confirmed in public. Somebody copies it, borrows her badge, and then proves the copy: both badges rest, and a
 * person who runs the product looks at both.
 */
const lenas = 'lena-marchetti';
const password = 'Correct-h0rse';
const hour = 3_600_000;
const message = { subject: 'My badge', message: 'It rested for a day. Why?' };

/** One of the accounts that the twins make to copy hers, name and picture. */
const clone = 'lena-rnarchetti';

stepByStep();
let stack: LocalStack;
let wire: Wire;
let database: Database;
let browser: Browser;
let lena: Person;
let nora: Person;
let ada: Person;
let anyone: Visit;
let operator: Visit;
let page: Page;

beforeAll(async () => {
  [stack, browser] = await Promise.all([
    startLocal({ root: join(import.meta.dirname, '../..'), port: 0, watch: false, web: 'built' }),
    openBrowser(),
  ]);
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  [lena, nora, ada] = (await signUpPeople(stack, ['lena', 'nora', 'ada'])) as [Person, Person, Person];
  ada = await asOperator(stack, ada);
  for (const [person, handle] of [
    [lena, lenas],
    [nora, clone],
    [ada, 'mh-lathe'],
  ] as const)
    await beginWith(wire, person, handle);
  await confirm(lena, lenas);
  anyone = await openVisit(browser, { origin: stack.origin });
  page = anyone.page;
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
  await stack?.close();
});

const proxy = (person: Person, name: string, input: object) =>
  answer<Record<string, never>>(wire.rest('proxy', name, input, { token: person.accessToken }));
const writeBio = (handle: string, bio: string) =>
  fetch(`${stack.origin}/platforms/github/edit/${handle}`, {
    method: 'POST',
    body: new URLSearchParams({ bio }),
    redirect: 'manual',
  });

/** Proven by the code, wanted in public, and looked at once, as the job on the schedule does. */
async function confirm(person: Person, handle: string): Promise<void> {
  const account = { platform: 'GITHUB', handle };
  const { code } = await proxy(person, 'start-proof', account);
  await writeBio(handle, `Paper and ink. ${String(code)}`);
  await proxy(person, 'check-proof', account);
  await proxy(person, 'set-public', { ...account, public: true });
  const sources = connectedSources(
    { GITHUB: { apiUrl: `${stack.origin}/platforms/github` } },
    { fetch, deadline: 60_000, attempts: 1, random: Math.random, sleep: async () => {}, now: Date.now },
  );
  await recheckDue({
    holders: holdersOver({ users: userStore(database), businesses: businessStore(database) }),
    seats: seatStore(database),
    integrations: integrationStore(database),
    hook: async () => {},
    proofs: socialProofStore(database),
    notifications: notificationStore(database),
    sources,
    fetchImage: imageFetcher(fetch),
    hashImage: printOf,
    mayAsk: async () => true,
    retry: { ...raceRetry, sleep: async () => {} },
    now: () => Date.now() + hour,
  });
}
/** What the engine keeps of a picture, read by the analyst's tool: a test runs no bundle. */
async function printOf({ bytes }: { bytes: Uint8Array }) {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-picture-'));
  try {
    await writeFile(join(folder, 'picture'), bytes);
    return photoPrint(await readImage(join(folder, 'picture')));
  } finally {
    await rm(folder, { recursive: true });
  }
}
async function enter(person: Person): Promise<Visit> {
  const visit = await openVisit(browser, { origin: stack.origin });
  await visit.page.goto('/login');
  await signIn(visit.page, person.email, password);
  await visit.page.waitForURL('**/dashboard');
  return visit;
}
const heading = (at: Page) => at.getByRole('heading', { level: 1 }).innerText();

test('anyone reads on the page of a handle since when it is confirmed, and when it was looked at last', async () => {
  await page.goto(`/check/github/${lenas}`);
  await page.getByText(/^On \d+ \w+ 2\d{3}, the person who controls this account confirmed it$/).waitFor();
  await page
    .getByText(/^Last checked \d+ \w+ 2\d{3}\. Checked every day when the platform answers\.$/)
    .waitFor();
  expect(await heading(page)).toBe(lenas);
  for (const about of [lena.email, lena.name, lena.sub])
    expect(await page.content(), 'and nothing else of its holder').not.toContain(`>${about}<`);
  expect(await hardships(page)).toEqual([]);
});

test('on a copy’s profile the link and the badge speak of the one handle they belong to', async () => {
  await writeBio(clone, `Paper and ink. Confirmed: ${stack.origin}/check/github/${lenas}`);
  await page.goto(`/platforms/github/u/${clone}`);
  const shown = await page
    .getByText(/\/check\/github\//)
    .first()
    .innerText();
  const link = /http\S+\/check\/github\/[^\s<]+/.exec(shown)![0];
  await page.goto(link);
  await page.getByText(/the person who controls this account confirmed it$/).waitFor();
  expect(await heading(page)).toBe(lenas);
  await page.getByText('If you came from a profile with a different handle').waitFor();

  const badge = async (handle: string) => {
    const got = await wire.rest('app', 'badge', { platform: 'GITHUB', handle }, {});
    return got.kind === 'answer' ? String(got.value) : got.message;
  };
  expect(await badge(lenas)).toContain(`>${lenas} on GitHub</text>`);
  expect(await badge(clone)).toContain('Not registered, or private');

  // Nothing that may be written behind the address puts another handle on the certificate.
  for (const more of [`?handle=${clone}`, `#${clone}`, `?/${clone}`]) {
    await page.goto(`/check/github/${lenas}${more}`);
    await page.getByText(/the person who controls this account confirmed it$/).waitFor();
    expect(await heading(page)).toBe(lenas);
  }
  for (const address of [
    `/check/github/${lenas}/${clone}`,
    `/check/github/${lenas}%2F${clone}`,
    `/check/github/${lenas}%20${clone}`,
    `/check/github/${lenas.replace('e', 'е')}`,
    `/check/github/..%2F${clone}`,
  ]) {
    await page.goto(address);
    await page.getByRole('heading', { name: 'There is no page at this address.' }).waitFor();
  }
  for (const address of [`/check/github/${clone}`, `/check/x/${lenas.replace('-', '_')}`]) {
    await page.goto(address);
    await page
      .getByText('Not registered here, or kept private, which says nothing about the account')
      .waitFor();
    await page.getByRole('link', { name: 'This account is impersonating me' }).waitFor();
  }
});

test('when the copy is proven too, both badges rest', async () => {
  await confirm(nora, clone);
  for (const handle of [lenas, clone]) {
    await page.goto(`/check/github/${handle}`);
    await page.getByText('Paused for review', { exact: true }).waitFor();
    expect(await page.getByText(/^Confirmed/).count()).toBe(0);
  }
  expect(await hardships(page)).toEqual([]);
});

test('“This account is impersonating me” needs no account', async () => {
  const sent = await wire.rest('app', 'support', message, { token: lena.accessToken });
  expect(sent.kind).toBe('answer');
  await page.getByRole('button', { name: 'This account is impersonating me' }).click();
  const dialog = page.getByRole('dialog', { name: 'This account is impersonating me' });
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByText('This field is required').waitFor();
  await dialog.getByLabel('Link to your own account').fill(`www.github.com/${lenas}/?tab=stars`);
  await dialog.getByText(lenas, { exact: true }).waitFor();
  await dialog.getByLabel(/What has been copied from you/).fill('My name and my picture.');
  expect(await hardships(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByText('One of us will look at both accounts').waitFor();
  await dialog.getByRole('link', { name: 'Prepare the report' }).click();
  await page.getByRole('heading', { name: 'Someone is pretending to be me' }).waitFor();
  expect(anyone.faults()).toEqual([]);
});

test('the page of reviews is nobody’s but the operators’', async () => {
  const { page: hers, close } = await enter(lena);
  await hers.getByText('Settings', { exact: true }).first().click();
  await hers.getByRole('navigation').getByRole('link', { name: 'Help' }).waitFor();
  expect(await hers.getByRole('link', { name: 'Reviews' }).count()).toBe(0);
  await hers.goto('/reviews');
  await hers.getByRole('heading', { name: 'There is no page at this address.' }).waitFor();
  await close();
});

test('an operator sees both side by side, shows the one again and ends the other', async () => {
  operator = await enter(ada);
  const { page: at } = operator;
  await at.getByText('Settings', { exact: true }).first().click();
  await at.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reviews' }).click();
  const card = at.getByRole('article', { name: /^Two accounts look alike/ });
  await card.getByText('The names of both holders read the same.').waitFor();
  await card.getByText(/^Both profiles show the same picture/).waitFor();
  await card.getByText('My name and my picture.').waitFor();
  for (const handle of [lenas, clone]) await card.getByAltText(`Picture of ${handle}`).waitFor();
  expect(await hardships(at)).toEqual([]);

  const why = async (button: string, title: string, yes: string, reason: string) => {
    await card.getByRole('button', { name: button }).click();
    const sure = at.getByRole('dialog', { name: title });
    await sure.getByRole('button', { name: yes }).click();
    await sure.getByText('This field is required').waitFor();
    expect(await hardships(at)).toEqual([]);
    await sure.getByLabel('Why').fill(reason);
    await sure.getByRole('button', { name: yes }).click();
  };
  await why(`Show again ${lenas}`, 'Keep this badge?', 'Keep it', 'Hers since 2014.');
  await at.getByRole('button', { name: 'Undo' }).click();
  await card.getByRole('button', { name: `Show again ${lenas}` }).waitFor();
  await at.getByText('Paused').nth(1).waitFor();
  await why(`Show again ${lenas}`, 'Keep this badge?', 'Keep it', 'Hers all the same.');
  await card.getByText('Shown', { exact: true }).waitFor();
  await why(`End proof ${clone}`, 'End this proof?', 'End proof', 'Made last week,\nher picture.');
  await at.getByText('No account is waiting for your decision.').waitFor();
  const decided = at.getByRole('region', { name: 'Decisions' }).getByRole('listitem');
  await decided.nth(4).waitFor();
  expect((await decided.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(`^Proof ended: ${clone} on GitHub Made last week, her picture. .*, ${ada.email}`),
    expect.stringMatching(`^Kept: ${lenas} on GitHub Hers all the same.`),
    expect.stringMatching(`^Paused: ${lenas} on GitHub Undone right away.`),
    expect.stringMatching(`^Kept: ${lenas} on GitHub Hers since 2014.`),
    expect.stringMatching(`^Operator added: ${ada.email} .*a command on this machine`),
  ]);
  expect(await hardships(at)).toEqual([]);
});

test('the real one is confirmed again, the other is not registered, and its holder knows why', async () => {
  await page.goto(`/check/github/${lenas}`);
  await page.getByText(/the person who controls this account confirmed it$/).waitFor();
  await page.goto(`/check/github/${clone}`);
  await page
    .getByText('Not registered here, or kept private, which says nothing about the account')
    .waitFor();
  const { page: theirs, close } = await enter(nora);
  await theirs.getByText(`Your proof for ${clone} on GitHub no longer holds`).waitFor();
  await close();
});

test('whoever writes for help waits in the same place, and the operators are told of it', async () => {
  const { page: at } = operator;
  await at.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  // The job that tells runs every minute.
  const told = at.getByRole('link', {
    name: /1 message is waiting for you|and 1 message are waiting/,
  });
  await told.first().click({ timeout: patience + 60_000 });
  await at.getByRole('heading', { level: 1, name: 'Reviews' }).waitFor();
  await at.getByText(message.message).waitFor();
  expect(await at.getByRole('link', { name: 'Reply by email' }).getAttribute('href')).toContain(lena.email);
  expect(await hardships(at)).toEqual([]);
  await at.getByRole('button', { name: 'Done My badge' }).click();
  await at.getByText('No messages are waiting.').waitFor();
  await at.getByRole('button', { name: 'Undo' }).last().click();
  await at.getByText(message.message).waitFor();
  expect(operator.faults()).toEqual([]);
});
