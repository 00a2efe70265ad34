import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { totpCode } from '../../emulator/cognito/sign-in/totp.ts';
import { hardships } from '../support/axe.ts';
import { codeOnceAsked } from '../support/code-once-asked.ts';
import { openOwnPerson, type OwnPerson } from '../support/own-person.ts';
import { stepByStep, tabTo } from '../support/keyboard.ts';
import { patience, type Visit } from '../support/browser-window.ts';

/** Somebody without a mouse, on a screen of 360 pixels: every part of the settings by Tab, Enter, Space and arrows. */
const email = 'maximiliana.bartholomew-fitzgerald@a-long-domain-name.example';
const second = 'max@second.example';
const password = 'Lamp-post-7';

let own: OwnPerson;
let visit: Visit;
let page: Page;
let origin: string;
beforeAll(async () => {
  own = await openOwnPerson({ email, password }, { width: 360, height: 740 });
  ({ origin, visit, page } = own);
});
afterAll(() => own?.close());
stepByStep();

const button = (name: string | RegExp, on: Page | Locator = page) => on.getByRole('button', { name });
const field = (label: string) => page.getByLabel(label, { exact: true });
const said = (words: string | RegExp) => page.getByText(words).first().waitFor();
const focused = (control: Locator) =>
  expect
    .poll(() => control.evaluate((element) => element === document.activeElement), { timeout: patience })
    .toBe(true);

/** What has the focus shows it: an outline or a frame of its own, or that of the label it belongs to. */
async function seen(): Promise<void> {
  const shown = await page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement;
    const drawn = [at, ...(at.labels ?? []), at.parentElement!].some((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    });
    return { who: at.outerHTML.slice(0, 160), drawn };
  });
  expect(shown).toMatchObject({ drawn: true });
}
async function press(control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await seen();
  await page.keyboard.press(key);
}
async function type(control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await seen();
  await page.keyboard.type(text);
}
async function fits(): Promise<void> {
  const { needed, there } = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    there: document.documentElement.clientWidth,
  }));
  expect(needed, page.url()).toBe(there);
}
async function part(name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true });
  await press(link);
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}
/** Tab goes round the whole page and comes back: nothing holds on to it. */
async function goesRound(): Promise<void> {
  const stops = await page.evaluateHandle(() => [] as Element[]);
  for (let pressed = 0; pressed < 120; pressed += 1) {
    await page.keyboard.press('Tab');
    const round = await stops.evaluate((all) => {
      const { activeElement: now, body } = document;
      if (!now || now === body) return false; // between the end and the beginning
      // A date has a stop for each of its parts.
      if (all.at(-1) === now) return false;
      return all.includes(now) || all.push(now) > 120;
    });
    if (round) break;
  }
  const { count, backAtFirst } = await stops.evaluate((all) => ({
    count: all.length,
    backAtFirst: document.activeElement === all[0],
  }));
  expect(count).toBeGreaterThan(10);
  expect(backAtFirst).toBe(true);
}
const codeAfter = (address: string, ask: () => Promise<void>) => codeOnceAsked(origin, address, ask);

test('signs in', async () => {
  await page.goto('/settings/profile');
  await fits();
  await type(field('Email'), email);
  await type(field('Password'), password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await fits();
});

describe('the profile', () => {
  test('is saved, and the focus stays where it was', async () => {
    await type(field('First name'), 'Max');
    await page.keyboard.press('Enter');
    await said('Saved.');
    await focused(field('First name'));
    await goesRound();
  });

  test('a window for an address takes the focus and gives it back; a removed row leaves it on the list', async () => {
    const add = button('Add an address');
    await press(add, 'Space');
    const dialog = page.getByRole('dialog', { name: 'Add an address' });
    await dialog.waitFor();
    await fits();
    // Closed and asked for again before the browser has reported the closing: it was once left closed by that report.
    await add.evaluate((element: HTMLElement) => {
      document.querySelector<HTMLDialogElement & { requestClose(): void }>('dialog[open]')!.requestClose();
      element.click();
      return new Promise((reported) => setTimeout(reported, 100));
    });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await focused(add);
    await page.keyboard.press('Enter');
    await type(dialog.getByLabel('Street address'), '1 Elm Street');
    await type(dialog.getByLabel('City'), 'Hartford');
    await page.keyboard.press('Enter');
    await said('1 Elm Street, Hartford');
    await focused(add);
    await press(button('Edit 1 Elm Street, Hartford'));
    await type(page.getByRole('dialog').getByLabel('Postal code'), '06101');
    await page.keyboard.press('Enter');
    const list = page.getByRole('list', { name: 'Your addresses' });
    await focused(list);
    await press(button('Remove 1 Elm Street, 06101 Hartford'));
    await said('Address removed.');
    await focused(page.locator('#main'));
  });
});

describe('email addresses', () => {
  test('the form for a code takes the focus, and its row has it afterwards', async () => {
    await part('Email addresses');
    await fits();
    await type(field('Email address'), second);
    const code = await codeAfter(second, () => page.keyboard.press('Enter'));
    await focused(field('Code'));
    await seen();
    await fits();
    expect(await hardships(page)).toEqual([]);
    await press(button('Not now'));
    await focused(page.getByLabel(`Use of ${second}`));
    const confirm = button(`Confirm ${second}`);
    const fresh = await codeAfter(second, () => press(confirm));
    await focused(field('Code'));
    await page.keyboard.type(code === fresh ? code : fresh);
    await page.keyboard.press('Enter');
    await said(`${second} is confirmed.`);
    await focused(page.getByLabel(`Use of ${second}`));
  });

  test('a use is chosen with the arrows, each going on from the last', async () => {
    const use = page.getByLabel(`Use of ${second}`);
    const at = await use.inputValue();
    await tabTo(page, use);
    const saved = page.waitForResponse(
      (answer) =>
        answer.url().includes('/set-contact-use') && answer.request().postData()?.includes('WORK') === true,
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(at).toBe('PERSONAL');
    await expect.poll(() => use.inputValue(), { timeout: patience }).toBe('WORK');
    await focused(use);
    await saved;
    await page.reload();
    await expect.poll(() => use.inputValue(), { timeout: patience }).toBe('WORK');
  });

  test('a question before removing keeps the focus inside; then it is on the list', async () => {
    const remove = button(`Remove ${second}`);
    await press(remove);
    const dialog = page.getByRole('dialog', { name: 'Remove it?' });
    for (let pressed = 0; pressed < 8; pressed += 1) {
      await page.keyboard.press('Tab');
      // The browser's own controls may come in between; nothing of the page behind does.
      expect(
        await dialog.evaluate((element) => {
          const { activeElement: now, body } = document;
          return now === body || element.contains(now);
        }),
      ).toBe(true);
    }
    await press(button('Keep it', dialog));
    await focused(remove);
    await page.keyboard.press('Enter');
    await press(button('Remove it', dialog));
    await said(`${second} removed.`);
    await focused(page.getByRole('list', { name: 'Your email addresses' }));
    await goesRound();
  });
});

test('alerts are ticked with Space, and the tick keeps the focus', async () => {
  await part('Alerts');
  await fits();
  const tick = page.getByRole('checkbox', { name: 'New features' });
  await press(tick, 'Space');
  await said('Saved.');
  await focused(tick);
  expect(await tick.isChecked()).toBe(false);
  await goesRound();
});

describe('security', () => {
  const offers = () => button('Set up an authenticator app');

  test('the password is changed', async () => {
    await part('Security');
    await fits();
    await type(field('Current password'), password);
    await type(field('New password'), `${password}-new`);
    await type(field('Confirm new password'), `${password}-new`);
    await page.keyboard.press('Enter');
    await said('Password changed.');
  });

  test('setting up an app begins at its first step, and leads back to its row', async () => {
    await press(offers());
    await focused(page.getByRole('list', { name: 'Set up an authenticator app' }));
    await fits();
    expect(await hardships(page)).toEqual([]);
    await press(button('Not now'));
    await focused(offers());
    await page.keyboard.press('Space');
    const secret = await page.getByText(/^[A-Z2-7]{32,}$/).innerText();
    await press(button('Copy the key'));
    await type(field('Code from the app'), totpCode(secret, Math.floor(Date.now() / 30_000)));
    await page.keyboard.press('Enter');
    await said('The authenticator app is on.');
    await focused(button('Turn off the authenticator app'));
  });

  test('turning it off asks for the password at once, and leads back to its row', async () => {
    await page.keyboard.press('Enter');
    await focused(field('Your password'));
    await seen();
    await fits();
    await press(button('Keep it on'));
    await focused(button('Turn off the authenticator app'));
    await page.keyboard.press('Enter');
    await type(field('Your password'), `${password}-new`);
    await page.keyboard.press('Enter');
    await said('The authenticator app is off.');
    await focused(offers());
  });

  test('a window to sign out everywhere can be left again', async () => {
    const out = button('Sign out everywhere');
    await press(out);
    await press(button('Stay signed in', page.getByRole('dialog')));
    await focused(out);
    await goesRound();
  });
});

test('privacy: what is stored arrives, and the account is kept by Escape', async () => {
  await part('Privacy');
  await fits();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(button('Download my data'), 'Space'),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const end = button('Delete my account');
  await press(end);
  await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor();
  await fits();
  await page.keyboard.press('Escape');
  await focused(end);
  await goesRound();
});

test('no screen of signing in, and neither the start nor the dashboard, is wider than the window', async () => {
  for (const [path, heading] of [
    ['/dashboard', 'Add one account that is yours.'],
    ['/onboarding', /of (six|\d)|ready|done/i],
    ['/settings/phones', 'Phone numbers'],
    ['/auth/logout', 'You are signed out.'],
    ['/login', 'Sign in to your Account'],
    ['/auth/signup', /^Welcome to Countersign/],
    ['/auth/forgot-password', 'Reset Password'],
    ['/auth/confirm', 'Confirm your account'],
    ['/auth/confirm?username=x&code=123456', 'Confirm your account'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await fits();
  }
  expect(visit.faults()).toEqual([]);
});
