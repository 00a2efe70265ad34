import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { userSubject } from '#domain/keys';
import { mailAddressStore } from '../../lambdas/store/mail-address.ts';
import { mailShardOf } from '../../lambdas/store/mail-outbox.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { startLocal, type LocalStack } from '../../local/stack.ts';
import { synthesize } from '../../local/synth.ts';
import { loadAssembly } from '../../emulator/template/load-assembly.ts';
import { hardships } from '../support/axe.ts';
import { closeWindows, openBrowser } from '../../local/browser/browser.ts';
import { asOperator } from '../support/operator.ts';
import { signUpPeople, type Person } from '../support/people.ts';
import { stepByStep } from '../support/keyboard.ts';
import { signIn } from '../support/registered.ts';
import { put } from '../support/seed/seed.ts';
import { databaseOf } from '../support/tables.ts';
import { openVisit, patience, type Visit } from '../support/browser-window.ts';

/**
 * What is new reaches people: at once in the page that is open, by mail with a link that stops it, and announcements by those
 * who run the product.
 */
const root = join(import.meta.dirname, '../..');
const password = 'Correct-h0rse';

stepByStep();
let stack: LocalStack;
let database: Database;
let browser: Browser;
let maya: Person;
let ada: Person;
let mayas: Visit;
let adas: Visit;
let page: Page;

beforeAll(async () => {
  [stack, browser] = await Promise.all([
    startLocal({ root, port: 0, watch: false, web: 'built' }),
    openBrowser(),
  ]);
  database = await databaseOf(stack);
  [maya, ada] = (await signUpPeople(stack, ['maya', 'ada'])) as [Person, Person];
  await asOperator(stack, ada);
  [mayas, adas] = await Promise.all([enter(maya), enter(ada)]);
  page = mayas.page;
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
  await stack?.close();
});

async function enter({ email, sub }: Person): Promise<Visit> {
  const visit = await openVisit(browser, { origin: stack.origin });
  await visit.page.goto('/login');
  await signIn(visit.page, email, password);
  await visit.page.waitForURL('**/dashboard');
  await visit.page.getByRole('region', { name: 'Profile' }).getByText(email).waitFor();
  await userStore(database).change(sub, { set: { tourEnabled: false } });
  return visit;
}
/** Runs the deployed function that sends mails, as if the wait of a new notification were over. */
async function mailNow(id: string): Promise<void> {
  const past = new Date(Date.now() - 60_000).toISOString();
  await database.client.send(
    new UpdateCommand({
      TableName: database.table('Notification'),
      Key: { userId: maya.sub, id },
      UpdateExpression: 'SET mailDueAt = :past, mailShard = :shard',
      ConditionExpression: 'attribute_not_exists(mailedAt)',
      ExpressionAttributeValues: {
        ':past': past,
        ':shard': mailShardOf({ userId: maya.sub, kind: 'FINDING' }),
      },
    }),
  );
  const { ofType } = loadAssembly(await synthesize(root), stack.origin);
  const job = ofType('AWS::Lambda::Function').find(({ logicalId }) => logicalId.includes('MailSend'))!;
  await stack.lambda.invoke(job.physicalName, {});
}

const title = 'Likely clone on GitHub: maya-ho1limund';

test('what is new stands in the open page at once, and once', async () => {
  const seen = { platform: 'GITHUB' as const };
  const finding: Finding = {
    ...{ subjectId: userSubject(maya.sub), id: 'abc123', platform: 'GITHUB', verdict: 'likely clone' },
    ...{ score: 90, status: 'OPEN', history: [] },
    reasons: [{ signal: 'photo', value: 1, words: 'The same picture, cut at the edges.', side: 'for' }],
    yours: { ...seen, handle: 'maya-hollimund' },
    theirs: { ...seen, handle: 'maya-ho1limund', name: 'Maya Hollimund <img src=x>' },
    ...{ firstSeen: '2026-11-20T10:00:00.000Z', lastSeen: '2026-11-20T10:00:00.000Z' },
  };
  const listed = { platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimund' };
  await userStore(database).change(maya.sub, { set: { socialMediaAccounts: [listed] } });
  await put(database, [['Finding', finding]]);
  const notices = page.getByRole('region', { name: 'Notifications' });
  await notices.getByText('Nothing yet.').waitFor();
  // The subscription must be up before something comes: nothing asks again by itself.
  await expect
    .poll(() => mayas.socket.received.some((message) => message.includes('start_ack')), { timeout: patience })
    .toBe(true);
  const asked = mayas.requests.length;
  await notificationStore(database).add({
    ...{ userId: maya.sub, id: 'live-1', kind: 'FINDING', title, body: 'The same picture.' },
    ...{ link: '/dashboard#finding-abc123', createdAt: new Date().toISOString() },
  });
  await notices.getByRole('link', { name: title }).waitFor();
  expect(await notices.getByRole('listitem').count()).toBe(1);
  expect(await notices.getByText('1 new', { exact: false }).count()).toBe(1);
  const since = mayas.requests.slice(asked).map((request) => request.url());
  expect(since.filter((url) => url.endsWith('/dashboard'))).toEqual([]);
});

test('the mail says it in text and as a page, in light and in dark, also on a telephone', async () => {
  await mailNow('live-1');
  const reader = await openVisit(browser, { origin: stack.origin, width: 360, dark: true });
  await reader.page.goto('/local/outbox');
  const mail = reader.page.getByRole('article').filter({ hasText: title }).first();
  await mail.getByText('Digit 1 in place of l').waitFor();
  await mail.getByRole('link', { name: 'As an email program shows it' }).click();
  await reader.page.getByText('Your handle').waitFor();
  expect(await reader.page.locator('img, script').count()).toBe(0);
  // Nothing runs on that page, so the same HTML is looked at on another.
  const same = await reader.context.newPage();
  await same.setContent(stack.outbox.list().find((sent) => sent.subject === title)!.html!);
  expect(await hardships(same)).toEqual([]);
  expect(await same.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(reader.faults()).toEqual([]);
  await reader.close();
});

test('its link stops mails like it, for whoever is signed out; the settings turn them on again', async () => {
  const body = stack.outbox.list().find((mail) => mail.subject === title)!.body;
  const link = /https?:\S+\/unsubscribe#\S+/.exec(body)![0];
  const anyone = await openVisit(browser, { origin: stack.origin, width: 360 });
  await anyone.page.goto(link);
  await anyone.page.getByRole('heading', { name: 'Stop emails about copies of your accounts?' }).waitFor();
  expect((await userStore(database).get(maya.sub))!.alertsMonitoring).toBe(true);
  expect(await hardships(anyone.page)).toEqual([]);
  await anyone.page.getByRole('button', { name: 'Stop these emails' }).click();
  await anyone.page.getByRole('heading', { name: 'No more emails about copies of your accounts' }).waitFor();
  expect((await userStore(database).get(maya.sub))!.alertsMonitoring).toBe(false);

  await anyone.page.goto('/unsubscribe#u.m.short');
  await anyone.page.getByRole('heading', { name: 'This link is incomplete' }).waitFor();
  await anyone.page.goto(link.replace('#u.m.', '#u.c.'));
  await anyone.page.getByRole('button', { name: 'Stop these emails' }).click();
  await anyone.page.getByRole('alert').getByText('This link is incomplete.').waitFor();
  await anyone.close();

  await page.goto('/settings/alerts');
  const tick = page.getByLabel('Copies of my accounts');
  await tick.waitFor();
  expect(await tick.isChecked()).toBe(false);
  await tick.click();
  await page.getByText('Saved.').first().waitFor();
  expect((await userStore(database).get(maya.sub))!.alertsMonitoring).toBe(true);
});

test('where mails came back from, the page says so and has the address confirmed again', async () => {
  const at = new Date().toISOString();
  await mailAddressStore(database).stop(maya.email, { because: 'bounced', sentAt: at, at });
  await page.goto('/settings/alerts');
  await page.getByText(/^We stopped emailing .* because our emails bounced\./).waitFor();
  await page.goto('/dashboard');
  const notices = page.getByRole('region', { name: 'Notifications' });
  await notices.getByRole('button', { name: 'Confirm the address again' }).click();
  await notices.getByText('We sent a code to m***@e***.').waitFor();
  expect(await hardships(page)).toEqual([]);
  const { code } = stack.outbox.list().find((mail) => mail.to === maya.email && mail.code)!;
  await notices.getByLabel('Code').fill(code);
  await notices.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('Emails are back on.').waitFor();
  await notices.getByText(/We stopped emailing/).waitFor({ state: 'detached' });
  expect((await mailAddressStore(database).get(maya.email))!.returnedSince).toBeUndefined();
});

test('who runs the product sees whom an announcement reaches, sends it, and it is there', async () => {
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('link', { name: title }).waitFor();
  const { page: desk } = adas;
  await desk.goto('/announce');
  await desk.getByRole('heading', { name: 'Announce', level: 1 }).waitFor();
  await desk.getByRole('button', { name: 'Preview' }).click();
  expect(await desk.getByText('This field is required').count()).toBe(2);
  await desk.getByLabel('Title').fill('Passkeys are here');
  await desk.getByLabel('Text').fill('One touch.\n\nNo password to forget.');
  await desk.getByLabel('Page (optional)').fill('/settings/security');
  await desk.getByRole('button', { name: 'Preview' }).click();
  await desk.getByText('Not sent yet. It will reach 2 people.').waitFor();
  await desk.getByText('Subject: Passkeys are here').waitFor();
  expect(await hardships(desk)).toEqual([]);
  await desk.getByRole('button', { name: /^Send ?: / }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Send to 2 people' }).click();
  await desk.getByText('Sent to 2 people.').waitFor();
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('link', { name: 'Passkeys are here' })
    .waitFor();
  expect(adas.faults()).toEqual([]);
});

test('nobody else has such a page', async () => {
  await page.goto('/announce');
  await page.getByRole('heading', { name: 'There is no page at this address.' }).waitFor();
  expect(await page.getByRole('button', { name: 'Preview' }).count()).toBe(0);
  expect(mayas.faults()).toEqual([]);
});
