import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { unzipSync } from 'fflate';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Platform } from '#domain/platform/platform';
import { proofId, type SocialProof } from '#domain/proof/proof';
import { remindDue } from '../../lambdas/case/reminder/remind.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { caseStore } from '../../lambdas/store/case.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { pixels } from '../../platforms/portraits/portrait.ts';
import { jpeg, png } from '../../platforms/portraits/encode.ts';
import { hardships } from '../support/axe.ts';
import { openOwnStack, type OwnStack } from '../support/own-stack.ts';
import { stepByStep, tabTo } from '../support/keyboard.ts';
import { codeTo } from '../support/registered.ts';
import { databaseAt } from '../support/tables.ts';
import { openVisit, patience, searched, type Visit } from '../support/browser-window.ts';

/**
 * "Someone is pretending to be me", to its end: two profiles put together without an account become a case over signing
 * up; a friend adds the screenshot that the person cannot take; it is reported, looked at again, and closed.
 */
const email = 'ines@cases.example';
const password = 'Lamp-post-7';
const day = 86_400_000;
const proven = '2026-03-14T09:00:00.000Z';

stepByStep();
let own: OwnStack;
let browser: Browser;
let origin: string;
let visit: Visit;
let page: Page;
let database: Database;
/** The address of the case. */
let address: string;
/** The friend's link. */
let link: string;

beforeAll(async () => {
  own = await openOwnStack('--no-demo', '--built');
  ({ browser, origin } = own);
  visit = await openVisit(browser, { origin });
  page = visit.page;
  database = await databaseAt(origin);
});
afterAll(() => own?.close());

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const portrait = () => pixels({ seed: 'a journey', edits: [] });
/** What a telephone shows of a profile: a tall page, the profile picture a small part of it. */
async function screenshot(seed = 'a journey'): Promise<File> {
  const face = pixels({ seed, edits: [] });
  const width = Math.ceil(face.width / 0.3);
  const height = Math.round(width * 1.6);
  const screen = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(250) };
  // Where the square to cut lies at first.
  const [left, top] = [Math.round(width * 0.35), Math.round(width * 0.1)];
  for (let y = 0; y < face.height; y++)
    screen.data.set(
      face.data.subarray(y * face.width * 4, (y + 1) * face.width * 4),
      ((top + y) * width + left) * 4,
    );
  return { name: 'telephone.jpg', mimeType: 'image/jpeg', buffer: await jpeg(screen, 90) };
}
const choose = (where: Page | Locator, file: File) => where.locator('input[type=file]').setInputFiles(file);
const button = (name: string, on: Page | Locator = page) => on.getByRole('button', { name, exact: true });
const step = (name: string) => page.getByRole('region', { name, exact: true });
const evidence = () => page.getByRole('list', { name: 'Evidence' }).getByRole('listitem');
const press = async (control: Locator, key = 'Enter') => {
  await tabTo(page, control, 120);
  await page.keyboard.press(key);
};

/** An account that another person has proven, and shows. */
async function confirmedBySomebody(platform: Platform, handle: string): Promise<void> {
  const proof: SocialProof = {
    id: proofId(platform, handle),
    owner: 'somebody',
    how: 'oauth',
    proves: 'this URL',
    since: proven,
    lastCheckedAt: proven,
    public: true,
    wantsPublic: true,
  };
  await database.client.send(new PutCommand({ TableName: database.table('SocialProof'), Item: proof }));
}

/** A piece of the table that spells other letters in Latin ones; the file that holds it is named by a hash alone. */
const readingsOfCyrillic = /Dzh(\t|\\t)A\1B\1V\1G/;

/** The addresses of the scripts fetched so far whose text has this in it. */
async function fetchedScriptsWith({ requests }: Visit, piece: RegExp): Promise<string[]> {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const texts = await Promise.all(scripts.map(async (request) => (await request.response())?.text()));
  return scripts.map((script) => script.url()).filter((_, i) => piece.test(texts[i] ?? ''));
}

test('a name in other letters is read with a table that is fetched only then', async () => {
  const other = await openVisit(browser, { origin });
  await other.page.goto('/compare');
  const mine = other.page.getByRole('group', { name: 'You' });
  const theirs = other.page.getByRole('group', { name: 'The other account' });
  await mine.getByLabel('Name shown there').fill('Ines Valcourt');
  await theirs.getByLabel('Name shown there').fill('Ines Valcourt');
  await other.page.getByText('Alike in name, probably someone else').waitFor();
  expect(await fetchedScriptsWith(other, readingsOfCyrillic)).toHaveLength(0);
  await theirs.getByLabel('Name shown there').fill('Инес Валькур');
  await other.page
    .getByText(/one thing|unrelated|someone else/i)
    .first()
    .waitFor();
  await expect
    .poll(() => fetchedScriptsWith(other, readingsOfCyrillic), { timeout: patience })
    .toHaveLength(1);
  expect(other.faults()).toEqual([]);
  await other.close();
});

test('a copy that cannot be fetched is compared from a screenshot, whose picture is cut out by the keyboard', async () => {
  await page.goto('/compare');
  const mine = page.getByRole('group', { name: 'You' });
  const theirs = page.getByRole('group', { name: 'The other account' });
  await mine.getByLabel('Link to your profile').fill('https://www.instagram.com/ines.valcourt/');
  await mine.getByLabel('Name shown there').fill('Inès Valcourt');
  await choose(mine, { name: 'me.png', mimeType: 'image/png', buffer: png(portrait()) });
  await theirs.getByLabel('Link to it').fill('https://www.instagram.com/ines.va1court/?igsh=1');
  await theirs.getByLabel('Name shown there').fill('Inès Valcourt');
  await choose(theirs, await screenshot());
  await press(button('Crop', theirs));
  const dialog = page.getByRole('dialog', { name: 'Which part is the profile picture?' });
  await tabTo(page, dialog.getByRole('application'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await press(button('Use this part', dialog));
  const result = page.getByRole('region', { name: 'Side by side' });
  await result.getByText('Likely clone', { exact: true }).waitFor();
  await result.getByText('From what you gave us: 3 of 3 details are alike.').waitFor();
  // What says nothing is no reason.
  for (const row of await result.getByRole('list', { name: 'Reasons' }).getByRole('listitem').all())
    expect(await row.locator('.num').innerText()).not.toMatch(/^0\b/);
  await button('Ask a friend').click();
  await page.getByText('Save this as a case first.').waitFor();
  expect(await hardships(page)).toEqual([]);
});

test('what was put together survives signing up, and is offered as a case', async () => {
  await page.getByRole('region', { name: 'Your report kit' }).getByLabel('I compared both').check();
  await button('Save as a case').last().click();
  await page.getByRole('heading', { name: "Welcome to Countersign. Let's Get Started" }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/cases/new');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await press(page.getByRole('checkbox', { name: 'I agree to the documents below' }), 'Space');
  await button('Create Account').click();
  await page.getByRole('heading', { name: 'We Emailed You' }).waitFor();
  await page.getByLabel('Code').fill(await codeTo(origin, email));
  await page.keyboard.press('Enter');

  await page.getByRole('region', { name: 'ines.va1court on Instagram' }).waitFor();
  await page.getByText(/Likeness \d+ of 100, likely clone/).waitFor();
  expect(await hardships(page)).toEqual([]);
  // Elsewhere it is not forgotten either, and letting it go can be taken back.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('complementary', { name: 'Your comparison' }).waitFor();
  // What was typed for it is offered, too; the picture as a thumbnail, so that the button below stays in view.
  const typed = page.getByRole('region', { name: 'From your comparison' });
  const own = typed.getByRole('img', { name: 'The picture you chose for the comparison' });
  await own.waitFor();
  expect((await own.boundingBox())!.width).toBeLessThanOrEqual(80);
  await page.getByRole('link', { name: 'Save it as a case' }).click();
  await button('Discard').click();
  await page.getByLabel('Link to the impersonating account').waitFor();
  await button('Undo').click();
  await button('Save as a case').click();
  await page.getByRole('heading', { level: 1, name: 'ines.va1court on Instagram' }).waitFor();
  address = new URL(page.url()).pathname;
  expect(address).toMatch(/^\/cases\/\d\w{25}$/);
  expect(await page.getByRole('complementary', { name: 'Your comparison' }).count()).toBe(0);
  // Of the case nothing is to be done about it any more; what was typed is offered all the same.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await typed.getByText('Inès Valcourt').waitFor();
  await typed.getByRole('link', { name: 'Open its case' }).click();
  await page.getByRole('heading', { level: 1, name: 'ines.va1court on Instagram' }).waitFor();
});

test('everything kept stands there with its time and its SHA-256; pictures are shown', async () => {
  await expect.poll(() => evidence().count(), { timeout: patience }).toBe(5);
  expect(await evidence().getByRole('heading').allInnerTexts()).toEqual([
    'The link',
    'Your comparison',
    'The picture of this account',
    'The picture of your account',
    'A screenshot',
  ]);
  // Both profiles as they were compared, with both pictures.
  const both = page.getByRole('region', { name: 'Both accounts' });
  await both.getByRole('img', { name: 'The picture of your account' }).waitFor();
  await both.getByRole('img', { name: 'The picture of this account' }).waitFor();
  await both.getByText('Likely clone', { exact: true }).waitFor();
  expect(await both.getByRole('row', { name: 'Name Inès Valcourt Inès Valcourt' }).count()).toBe(1);
  await evidence().first().getByText('https://www.instagram.com/ines.va1court/?igsh=1').waitFor();
  const shot = evidence().nth(2);
  const source = await shot.locator('img').getAttribute('src');
  const bytes = Buffer.from(source!.split(',')[1]!, 'base64');
  expect(await shot.locator('code[title]').getAttribute('title')).toBe(
    createHash('sha256').update(bytes).digest('hex'),
  );
  await press(shot.getByRole('button', { name: /Show it large$/ }));
  await page.getByRole('dialog', { name: 'The picture of this account' }).waitFor();
  await page.keyboard.press('Escape');
  // The glyphs side by side. The screenshot that the picture was cut out of shows the account itself.
  await page.getByText('Digit 1 in place of l', { exact: true }).first().waitFor();
  expect(await step('Keep the evidence').getByLabel('Done').isChecked()).toBe(true);
  expect(await hardships(page)).toEqual([]);
});

test('a note is kept; while the network is away the words stay', async () => {
  const words = 'She asks my customers for codes.';
  await page.context().route('**/app/add-evidence', (route) => route.abort());
  await page.getByLabel('What it shows, or a note').fill(words);
  await press(button('Save as evidence'));
  await page.getByRole('alert').getByText('What you added is still here.').waitFor({ timeout: 60_000 });
  expect(await page.getByLabel('What it shows, or a note').inputValue()).toBe(words);
  await page.context().unroute('**/app/add-evidence');
  await button('Save as evidence').click();
  await evidence().nth(5).getByText(words).waitFor();
  expect(await page.getByLabel('What it shows, or a note').inputValue()).toBe('');
});

test('signing out asks first about a note that is not saved, and leads back to it', async () => {
  const note = page.getByLabel('What it shows, or a note');
  await note.fill('Half a sentence');
  await page.goto('/settings/alerts');
  await page.getByText('Settings', { exact: true }).first().click();
  await button('Sign out').click();
  const asked = page.getByRole('dialog', { name: 'You haven’t saved everything' });
  await asked.waitFor();
  expect(await hardships(page)).toEqual([]);
  await button('Back to it', asked).click();
  await note.waitFor();
  expect(await note.inputValue()).toBe('Half a sentence');
  await note.fill('');
});

test('offline, a note and a tick wait for the connection and go by themselves', async () => {
  const words = 'Written on the train.';
  await page.context().setOffline(true);
  await page.getByLabel('What it shows, or a note').fill(words);
  await button('Save as evidence').click();
  const form = page.getByRole('form', { name: 'Add evidence' });
  await form
    .getByText('Waiting for the connection. Leave this page open: it’s sent as soon as you’re back online.')
    .waitFor();
  const fact = page.getByLabel('It writes to my friends');
  await fact.click();
  await step('Report it to Instagram').getByText('Waiting for the connection.').waitFor();
  expect(await fact.isChecked()).toBe(true);
  await page.context().setOffline(false);
  await evidence().nth(6).getByText(words).waitFor();
  await expect.poll(() => page.getByText('Waiting for the connection.').count()).toBe(0);
  // The field is emptied once the answer is read, after it is shown.
  await expect.poll(() => page.getByLabel('What it shows, or a note').inputValue()).toBe('');
  expect(await fact.isChecked()).toBe(true);
  // As it was, for who reads on: the tick shows what was saved, which may come a moment later.
  const ticked = async () => {
    if (await fact.isChecked()) await fact.click();
    return fact.isChecked();
  };
  await expect.poll(ticked, { timeout: 30_000, interval: 1_000 }).toBe(false);
});

test('the link for a friend rests while the case is closed as not a copy, and its owner ends it', async () => {
  const keep = step('Keep the evidence');
  await press(button('Make a link for a friend'));
  const asking = await page.getByRole('region', { name: 'Link for a friend' }).innerText();
  const friend = await openVisit(browser, { origin });
  const reads = async (title: string | RegExp) => {
    await friend.page.goto('/');
    await friend.page.goto(asking);
    await friend.page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  await reads(/asks for a screenshot$/);
  const end = step('How it ended');
  await end.getByLabel('It wasn’t a copy after all').check();
  await press(button('Close the case', end));
  await keep.getByText('whoever opens your link reads that no screenshot is needed').waitFor();
  expect(await button('Make a new link').count()).toBe(0);
  await reads('No screenshot is needed right now');
  expect(await friend.page.getByText(/va1court|Instagram|isn’t its own/).count()).toBe(0);
  expect([...(await hardships(page)), ...(await hardships(friend.page))]).toEqual([]);
  await press(button('Reopen the case', end));
  await button('Make a new link').waitFor();
  await reads(/asks for a screenshot$/);
  const theirs = friend.page;
  await choose(theirs, await screenshot('what comes too late'));
  await theirs.getByRole('img', { name: 'The screenshot you chose' }).waitFor();
  await theirs.getByLabel(/should know/).fill('I saw it yesterday.');
  await press(button('End the link', keep));
  await button('Make a link for a friend').waitFor();
  await theirs.getByRole('button', { name: /^Send it to/ }).click();
  await theirs.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
  await theirs.getByText('I saw it yesterday.').waitFor();
  await theirs.getByRole('img', { name: 'The screenshot you chose' }).waitFor();
  expect(await hardships(theirs)).toEqual([]);
  await reads('This link no longer works');
  await friend.close();
});

test('a friend without an account adds a screenshot by a link that works once, and it appears live', async () => {
  await press(button('Make a link for a friend')); // what was ticked above it is still being saved
  const first = await page.getByRole('region', { name: 'Link for a friend' }).innerText();
  await press(button('Make a new link'));
  const shown = page.getByRole('region', { name: 'Link for a friend' });
  await expect.poll(() => shown.innerText(), { timeout: patience }).not.toBe(first);
  link = await shown.innerText();
  await page.getByText(/Works once, until \d+ \w+ \d{4}/).waitFor();

  const friend = await openVisit(browser, { origin });
  const theirs = friend.page;
  await theirs.goto(first);
  await theirs.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
  await theirs.goto(link);
  await theirs.getByRole('heading', { level: 1, name: /asks for a screenshot$/ }).waitFor();
  await theirs.getByText('ines.va1court', { exact: true }).waitFor();
  expect(await hardships(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: /^Send it to/ }).click();
  await theirs.getByText('Please choose the screenshot first.').waitFor();
  await choose(theirs, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await theirs.getByText('This isn’t a JPEG, PNG or WebP picture.').waitFor();
  await choose(theirs, await screenshot('what a friend sees'));
  await theirs.getByRole('img', { name: 'The screenshot you chose' }).waitFor();
  await theirs.getByLabel(/should know/).fill('I still see it.');
  await theirs.getByRole('button', { name: /^Send it to/ }).click();
  const thanks = theirs.getByRole('heading', { level: 1, name: /^Thank you/ });
  await thanks.waitFor();
  expect(await thanks.evaluate((title) => title === document.activeElement)).toBe(true);
  expect(await hardships(theirs)).toEqual([]);
  await theirs.reload();
  await theirs.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
  expect(await hardships(theirs)).toEqual([]);
  // Nothing of the case, and nothing of sign-in, reached the friend's page.
  expect(friend.requests.some((request) => /get-cases|cognito/.test(request.url()))).toBe(false);
  await friend.close();

  const arrived = evidence().filter({ hasText: 'From a friend' });
  await arrived.getByText('I still see it.').waitFor();
  await arrived.getByRole('button', { name: /Show it large$/ }).waitFor();
  await button('Make a link for a friend').waitFor();
});

test('the report: its text once the person stands behind it, the form, the day; all can be taken back', async () => {
  const report = step('Report it to Instagram');
  // As it was said at the comparison; taken back and said again, the text goes and comes.
  const sure = report.getByLabel('I compared both, and I am the person shown.');
  expect(await sure.isChecked()).toBe(true);
  await press(sure, 'Space');
  await report.getByText('Check the box above').waitFor();
  const withheld = page.getByText('So far, neither has the report text');
  await withheld.waitFor();
  await press(sure, 'Space');
  await withheld.waitFor({ state: 'detached' });
  const text = await report.getByRole('region', { name: 'Report text' }).innerText();
  expect(text).toContain('@ines.va1court on Instagram is impersonating me, Inès Valcourt');
  expect(text).toContain('It uses my name (letter for letter) and my picture.');
  // The link, the comparison, both pictures, the screenshot that one was cut out of, and the friend’s.
  expect(text.match(/[0-9a-f]{64}/g)).toHaveLength(6);
  // On one machine every form is a stand-in.
  expect(await report.getByRole('link', { name: 'Open the form' }).getAttribute('href')).toBe(
    '/platforms/instagram/report',
  );
  await press(button('Mark as reported', report));
  await report.getByText(/^Reported on/).waitFor();
  const holdsFocus = () => report.evaluate((step) => step.contains(document.activeElement));
  await expect.poll(holdsFocus, { timeout: patience }).toBe(true);
  expect(await report.getByLabel('Done').count()).toBe(0); // its day says so
  await report.getByRole('button', { name: /^Undo\s?: reported on/ }).click();
  await button('Mark as reported', report).waitFor();
  await button('Undo').last().click();
  await report.getByText(/^Reported on/).waitFor();
  await press(step('Warn your followers').getByLabel('Done'), 'Space');
  await page.getByText('4 of 6 steps done').or(page.getByText('3 of 6 steps done')).waitFor();
});

test('what else it does, for whom it is reported, and what the platform answered stand in the case', async () => {
  const report = step('Report it to Instagram');
  await press(report.getByLabel('It asks for money'), 'Space');
  await report.getByText(/call their bank right away/).waitFor();
  const text = () => report.getByRole('region', { name: 'Report text' }).innerText();
  await expect.poll(text, { timeout: patience }).toContain('It asks for money.');
  await report.getByLabel('Who is being impersonated?').selectOption('My child');
  await report.getByText(/A parent may report for their child/).waitFor();
  const theirName = report.getByLabel('Their name, as on their account');
  // Not her own, which was compared.
  expect(await theirName.inputValue()).toBe('');
  await press(button('Save', report));
  await report.getByText('This field is required').waitFor();
  await theirName.fill('Lou Valcourt');
  // Nor is her account.
  const theirLink = report.getByLabel('Link to their own account (optional)');
  expect(await theirLink.inputValue()).toBe('');
  await theirLink.fill('instagram.com/ines.va1court');
  await press(button('Save', report));
  await report.getByText('That is the account that impersonates them.').waitFor();
  await theirLink.fill('instagram.com/lou.valcourt');
  await press(button('Save', report));
  // That she is the person shown was another word.
  const mayAct = report.getByLabel('I compared both, and I may act for the person shown.');
  await mayAct.waitFor();
  expect(await mayAct.isChecked()).toBe(false);
  await mayAct.check();
  await expect.poll(text, { timeout: patience }).toContain('I report this for Lou Valcourt');
  // What was compared is hers: nothing of it is said of the child, and it stays in sight.
  expect(await text()).toContain('is impersonating Lou Valcourt, @lou.valcourt on Instagram.');
  expect(await text()).not.toMatch(/Inès|It uses|Compared on/);
  await page.getByText('not with an account of Lou Valcourt’s.').waitFor();
  // The pack holds what was sent until she says that this was.
  await report.getByText('This text has changed since you marked the report as sent.').waitFor();
  await press(button('This is what I sent then', report));
  await page.getByText('Your evidence pack has this text now.').waitFor();
  await report.getByText('This text has changed').waitFor({ state: 'detached' });
  await report.getByLabel('Who is being impersonated?').selectOption('I am');
  await press(button('Save', report));
  await report.getByLabel('I compared both, and I am the person shown.').check();
  await expect.poll(text, { timeout: patience }).toContain('is impersonating me, Inès Valcourt');

  const answer = step('The platform’s answer');
  await answer.getByLabel('They refused').check(); // one of a group: the Tab key leads to the first alone
  await answer.getByLabel('What they wrote').fill('It does not go against our rules.');
  await press(button('Save the answer', answer));
  const kept = answer.getByRole('list', { name: 'Answers' }).getByRole('listitem');
  await kept.getByText('It does not go against our rules.').waitFor();
  // Noted by mistake it goes, and comes back: at once, or whenever its words are wanted.
  await press(kept.getByRole('button', { name: /^Remove “They refused”/ }));
  await kept.waitFor({ state: 'detached' });
  await page.getByText('Answer removed.').locator('..').getByRole('button', { name: 'Undo' }).click();
  await kept.getByText('It does not go against our rules.').waitFor();
  await press(kept.getByRole('button', { name: /^Remove “They refused”/ }));
  await answer.getByText('One answer was removed.').click();
  await answer.getByText('They refused: It does not go against our rules.').waitFor();
  await press(button('Put back', answer));
  await kept.getByText('It does not go against our rules.').waitFor();
  await answer.getByText('One answer was removed.').waitFor({ state: 'detached' });
  // Who looks at it again depends on where she lives: she has given no phone number, so nothing is guessed.
  const review = answer.getByRole('region', { name: 'After the refusal by Instagram' });
  expect(await review.getByLabel('Where do you live?').inputValue()).toBe('');
  await review.getByLabel('Where do you live?').selectOption('United States');
  await review.getByText(/^Nobody in the US reviews a platform’s refusal/).waitFor();
  await review.getByLabel('Where do you live?').selectOption('European Union');
  await review.getByRole('link', { name: 'Appeals Centre Europe' }).waitFor();
  await review.getByRole('link', { name: 'User Rights' }).waitFor();
  expect(await hardships(page)).toEqual([]);
});

test('a reminder comes on its day and leads back to the case', async () => {
  // Marking it as reported set one.
  const again = step('Check again');
  await again.getByText(/^We’ll remind you on/).waitFor();
  await button('Remove the reminder', again).click();
  await press(button('In a week', again));
  await again.getByText(/^We’ll remind you on/).waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('region', { name: 'Notifications' }).waitFor();
  const services = {
    cases: caseStore(database),
    seats: seatStore(database),
    notifications: notificationStore(database),
  };
  const at = Date.now();
  expect(await remindDue({ ...services, now: () => at + 6 * day })).toEqual({ told: 0 });
  expect(await remindDue({ ...services, now: () => at + 8 * day })).toEqual({ told: 1 });
  const notice = page.getByRole('link', { name: 'Time to check again: ines.va1court on Instagram' });
  await notice.waitFor();
  await notice.click();
  await page.getByRole('heading', { level: 1, name: 'ines.va1court on Instagram' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(address);
  await button('In a week', step('Check again')).waitFor();
  // A reminder from before led to the help page.
  await page.goto(`/support#case-${address.split('/').at(-1)}`);
  await page.getByRole('heading', { level: 1, name: 'ines.va1court on Instagram' }).waitFor();
});

test('how it ended closes the case; that can be undone, and the list tells it', async () => {
  const end = step('How it ended');
  await press(end.getByLabel('The account is gone'), 'Space');
  await press(button('Close the case', end));
  await button('Reopen the case', end).waitFor();
  expect(await hardships(page)).toEqual([]);
  await button('Undo').click();
  await button('Close the case', end).waitFor();
  await end.getByLabel('The account is gone').check();
  await button('Close the case', end).click();
  await button('Reopen the case', end).waitFor();
  await page.getByRole('link', { name: 'All cases' }).click();
  const closed = page.getByRole('region', { name: 'Closed cases' }).getByRole('listitem');
  await closed.getByText('Said to be gone').waitFor();
  await closed.getByText('ines.valcourt', { exact: true }).waitFor();
  expect(await hardships(page)).toEqual([]);
});

test('a pasted link begins another case, once; what is no link is said beside the field', async () => {
  await press(page.getByRole('link', { name: 'Open a case' }));
  await press(button('Open a case'));
  await page.getByText('This field is required').waitFor();
  await page.getByLabel('Link to the impersonating account').fill('https://example.com/me');
  await page.getByText('We don’t cover example.com yet.').waitFor();
  await page.getByLabel('Link to the impersonating account').fill('valcourt_ines');
  await page.getByLabel('On which platform?').selectOption('TikTok');
  await confirmedBySomebody('TIKTOK', 'valcourt_ines');
  await press(button('Open a case'));
  await page.getByRole('heading', { level: 1, name: 'valcourt_ines on TikTok' }).waitFor();
  // Somebody has shown that they control it: no text is prepared against them.
  await step('Report it to TikTok')
    .getByText(/^On 14 March 2026, the person who controls this account confirmed it/)
    .waitFor();
  expect(await page.getByLabel('I compared both').count()).toBe(0);
  expect(await hardships(page)).toEqual([]);
  await page.getByRole('link', { name: 'Cases', exact: true }).first().click();
  await page.getByRole('region', { name: 'Open cases' }).getByText('Opened from its link alone').waitFor();
});

test('a finding that was reported is kept as a case, with a reminder', async () => {
  const sub = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('.LastAuthUser'))![1] as string,
  );
  await userStore(database).change(sub, {
    set: {
      socialMediaAccounts: [
        { platform: 'GITHUB', pageUrl: 'https://github.com/ines-valcourt', verifiedAt: proven },
      ],
    },
  });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Scan now' }).and(page.locator(':enabled')).first().click();
  await page.getByRole('region', { name: 'Where we looked' }).waitFor({ timeout: searched });
  // Which platform's copy comes first hangs on how much each answered in time; below the first they are folded.
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: /clone on GitHub$/ }) })
    .first();
  await card.waitFor({ timeout: searched });
  const folded = card.getByRole('button', { name: 'Show the evidence' });
  if (await folded.count()) await folded.click();
  await card.getByRole('button', { name: 'Prepare a report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report for GitHub' });
  await dialog.getByLabel('I compared both, and I am the person shown.').check();
  await button('I’ve sent the report', dialog).click();
  await page.getByText(/^Saved under Cases. We’ll remind you to check again on/).waitFor();
  // What was decided is one line of the report, which opens.
  await page.getByRole('article').filter({ hasText: 'Reported by you' }).locator('summary').click();
  await page.getByRole('link', { name: 'See the case' }).click();
  await page
    .getByText(/^Reported on/)
    .first()
    .waitFor(); // in its head, and in the step
  await page.getByText(/^We’ll remind you on/).waitFor();
  await evidence().getByRole('heading', { name: 'What our scan saw' }).waitFor();
  // A portrait that a scan fetched is not yet the screenshot that the first step asks for.
  expect(await step('Keep the evidence').getByLabel('Done').isChecked()).toBe(false);
  await page.getByRole('link', { name: 'Everything that was kept' }).click();
  await page.getByRole('heading', { level: 1, name: 'Everything that was kept' }).waitFor();
  // A page for people: both pictures as they were fetched, each the file whose hash stands below it.
  for (const name of ['The picture of this account', 'The picture of your account']) {
    const piece = page.getByRole('listitem', { name });
    const source = await piece.locator('img').getAttribute('src');
    const bytes = Buffer.from(await (await page.request.get(source!)).body());
    await piece.getByText(createHash('sha256').update(bytes).digest('hex')).waitFor();
  }
  await page.getByRole('listitem', { name: 'What our scan saw' }).getByText('Evidence for a copy').waitFor();
  expect(await page.getByText('{"').count()).toBe(0);
  expect(await hardships(page)).toEqual([]);
});

test('the dashboard says what became of it', async () => {
  await page.getByRole('link', { name: 'Back to the case' }).click();
  const answer = step('The platform’s answer');
  await answer.getByLabel('They refused').check();
  await button('Save the answer', answer).click();
  await answer.getByRole('list', { name: 'Answers' }).getByText('They refused').waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page
    .getByRole('article')
    .getByText(/^Refused on/)
    .first()
    .waitFor();
  await page.goBack();
});

test('the evidence pack: one PDF and one ZIP, whose manifest anybody can check', async () => {
  const download = async (name: string) => {
    const downloaded = page.waitForEvent('download');
    await button(name).click();
    return readFile(await (await downloaded).path());
  };
  const pdf = await download('Download the PDF');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const files = unzipSync(await download('Download everything (ZIP)'));
  const [folder] = Object.keys(files)[0]!.split('/');
  const manifest = Buffer.from(files[`${folder}/manifest.sha256`]!).toString().trim().split('\n');
  expect(manifest.length).toBe(Object.keys(files).length - 1);
  for (const line of manifest) {
    const [sha256, name] = line.split('  ') as [string, string];
    expect([name, createHash('sha256').update(files[`${folder}/${name}`]!).digest('hex')]).toEqual([
      name,
      sha256,
    ]);
  }
  // Both pictures as a scan fetched them are in it.
  expect(manifest.filter((line) => /picture-(other|own)\./.test(line))).toHaveLength(2);
  expect(await hardships(page)).toEqual([]);
});

test('a case goes to the business that was set up since, with its pictures; what was found stays decided here', async () => {
  const own = new URL(page.url()).pathname;
  await page.goto('/business-onboarding');
  await page.getByLabel('Company', { exact: true }).fill('Valcourt Ceramics');
  await button('Create the business').click();
  await page.waitForURL(/\/business-dashboard\?businessId=/);
  await page.goto(own);
  const report = step('Report it to GitHub');
  await report.getByLabel('Who is being impersonated?').selectOption('My business or brand');
  await report.getByLabel('Its name, as on its account').fill('Valcourt Ceramics');
  await press(button('Save', report));
  await page.getByText('This case is for your business, but only you can see it.').waitFor();
  await press(button('Move it to Valcourt Ceramics').first());
  const asked = page.getByRole('dialog', { name: 'Move this case to Valcourt Ceramics?' });
  await asked.getByText('The reminder goes to everyone who gets alerts for the business.').waitFor();
  expect(await hardships(page)).toEqual([]);
  await page.context().setOffline(true);
  await asked.getByText('Without a connection, it can’t be moved.').waitFor();
  expect(await button('Move it', asked).isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await press(button('Move it', asked));

  await page.waitForURL(/\/business-dashboard\/cases\/\w+\?businessId=/);
  await page.getByText('Moved to Valcourt Ceramics. Its admins and managers can see it now.').waitFor();
  await page.getByText('I compared both accounts, and I report for this business.').waitFor();
  for (const name of ['The picture of your account', 'The picture of this account'])
    await page.getByRole('region', { name: 'Both accounts' }).getByRole('img', { name }).waitFor();
  await page.getByText(/^We’ll remind everyone who gets alerts for the business on/).waitFor();
  expect(await button('Make a link for a friend').count()).toBe(0);
  await page.getByText('Who did what').click();
  await page
    .getByRole('list', { name: 'Who did what' })
    .getByText(/moved the case here/)
    .waitFor();
  expect(await hardships(page)).toEqual([]);
  await page.goto(own);
  await page.getByRole('heading', { level: 1, name: 'We can’t find this case' }).waitFor();
  await page.goto('/dashboard');
  await page.getByRole('article').filter({ hasText: 'Reported by you' }).first().waitFor();
});

test('proofs of the own account can be handed in: the file has the SHA-256 that the page says', async () => {
  await page.goto('/cases');
  await page.getByRole('link', { name: 'Defend my account' }).click();
  await page.getByText('On 14 March 2026, the person who controls this account confirmed it.').waitFor();
  expect(await hardships(page)).toEqual([]);
  const downloaded = page.waitForEvent('download');
  await button('Download the file').click();
  const file = await readFile(await (await downloaded).path());
  await page.getByText(createHash('sha256').update(file).digest('hex')).waitFor();
  expect(JSON.parse(file.toString())).toMatchObject({ accounts: [{ handle: 'ines-valcourt' }] });
});

test('a message to those who run it is sent, and a number given', async () => {
  await page.goto('/support');
  await button('Send').click();
  await page.getByText('This field is required').first().waitFor();
  await page.getByLabel('Subject').fill('Hello');
  await page.getByLabel('Your message').fill('How do I prove two accounts?');
  await page.reload();
  expect(await page.getByLabel('Your message').inputValue()).toBe('How do I prove two accounts?');
  await button('Send').click();
  await page
    .getByText(/Your message has the number CS-\w{4}-\w{4}\. We’ll answer by email by \d+ \w+ \d{4}\./)
    .waitFor();
  expect(await hardships(page)).toEqual([]);
});
