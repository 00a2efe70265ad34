import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userSubject } from '#domain/keys';
import type { Finding } from '#domain/scan/finding';
import { seatStore } from '../../../lambdas/store/business/seat.ts';
import { hardships } from '../../support/axe.ts';
import { openVisit, type Visit } from '../../support/browser-window.ts';
import { stepByStep } from '../../support/keyboard.ts';
import { openOwnPerson, type OwnPerson } from '../../support/own-person.ts';
import { register, signIn } from '../../support/registered.ts';
import { databaseAt } from '../../support/tables.ts';

/** A member shows their business one finding, sees before what it will see, and takes it back; each step on the one before. */
const email = 'ada@shared.example';
const member = 'mel@shared.example';
const password = 'Lamp-post-7';

let own: OwnPerson;
let browser: Browser;
let origin: string;
let page: Page;
let hers: Page;
const visits: Visit[] = [];
let businessId: string;
stepByStep();
beforeAll(async () => {
  own = await openOwnPerson({ email, password });
  ({ browser, origin, page } = own);
  visits.push(own.visit);
});
afterAll(async () => {
  expect(visits.flatMap((one) => one.faults())).toEqual([]);
  await own?.close();
});

const field = (label: string, on = page) => on.getByLabel(label, { exact: true });
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
const says = (words: string | RegExp, on = page) => on.getByText(words).first().waitFor();
const list = (name: string, on = page) => on.getByRole('list', { name, exact: true });
const shared = () => list('Findings that members share');

/** A copy of the member, as a scan would have written it. */
async function found(): Promise<void> {
  const database = await databaseAt(origin);
  const seat = await seatStore(database).seatByEmail(businessId, member);
  const at = '2026-11-20T10:00:00.000Z';
  const Item: Finding = {
    ...{ subjectId: userSubject(seat!.userId!), id: 'copy-of-mel', platform: 'GITHUB' },
    ...{ verdict: 'likely clone', score: 91.4, status: 'REPORTED', firstSeen: at, lastSeen: at },
    reasons: [{ signal: 'handle', value: 1, words: 'Same handle', side: 'for' }],
    yours: { platform: 'GITHUB', handle: 'mel-marlow-own' },
    theirs: { platform: 'GITHUB', handle: 'mel-marl0w' },
    history: [{ at, what: 'first seen' }],
  };
  await database.client.send(new PutCommand({ TableName: database.table('Finding'), Item }));
}

test('somebody joins; the business sees no finding yet, and says so', async () => {
  await page.goto('/business-onboarding');
  await signIn(page, email, password);
  await field('Company').fill('Ferrow Bay Ceramics');
  await field('Company').press('Enter');
  await says('1 of 15 seats taken');
  businessId = new URL(page.url()).searchParams.get('businessId')!;
  await says('Findings that members choose to share appear here.');
  await field('Email').fill(member);
  await button('Send invitation').click();
  await says(`Invitation sent to ${member}.`);

  await register(origin, member, password);
  const visit = await openVisit(browser, { origin, width: 360 });
  visits.push(visit);
  hers = visit.page;
  await hers.goto('/business-dashboard');
  await signIn(hers, member, password);
  await hers.getByRole('button', { name: 'Join Ferrow Bay Ceramics' }).click();
  await says('You have joined Ferrow Bay Ceramics.', hers);
});

test('the member reads what the business will see before they share it', async () => {
  await found();
  await hers.goto(`/business-dashboard?businessId=${businessId}`);
  await list('Your findings', hers).getByText('mel-marl0w').first().waitFor();
  await hers.getByRole('button', { name: 'Share mel-marl0w' }).click();
  const dialog = hers.getByRole('dialog');
  await dialog
    .getByText('Its admins and managers will see exactly this, and so will any program they connect:')
    .waitFor();
  await dialog.getByText('mel-marl0w').waitFor();
  expect(await hardships(hers)).toEqual([]);
  await dialog.getByRole('button', { name: 'Don’t share' }).click();
  await hers.getByRole('button', { name: 'Share mel-marl0w' }).click();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await says('Shared with Ferrow Bay Ceramics.', hers);
  await hers.getByRole('button', { name: 'Stop sharing mel-marl0w' }).waitFor();
  expect(await hardships(hers)).toEqual([]);
});

test('the business sees the account and who shares it, and nothing else of them', async () => {
  await page.reload();
  await shared().getByText('mel-marl0w').waitFor();
  const text = await shared().innerText();
  expect(text).toMatch(/Likely clone\s+on GitHub/);
  expect(text).toContain('First seen 20 November 2026');
  expect(text).toContain('Reported to the platform');
  expect(text).toContain(`Shared by ${member}`);
  for (const hidden of ['91', 'mel-marlow-own', 'Same handle']) expect(text).not.toContain(hidden);
  expect(await hardships(page)).toEqual([]);
});

test('what is taken back is gone there; undone, it is back', async () => {
  await hers.getByRole('button', { name: 'Stop sharing mel-marl0w' }).click();
  await says('No longer shared.', hers);
  await page.reload();
  await says('Findings that members choose to share appear here.');
  await hers.getByRole('button', { name: 'Share mel-marl0w' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
  await hers.getByRole('button', { name: 'Stop sharing mel-marl0w' }).waitFor();
  await page.reload();
  await shared().getByText('mel-marl0w').waitFor();
});

test('leaving ends it', async () => {
  await hers.getByRole('button', { name: 'Leave this business' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Leave this business' }).click();
  await says('You have left Ferrow Bay Ceramics.', hers);
  await page.reload();
  await says('Findings that members choose to share appear here.');
  await says('1 of 15 seats taken');
});
