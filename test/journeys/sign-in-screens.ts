import type { Page } from 'playwright-core';
import type { Visit } from '../support/browser-window.ts';

/** The screens of signing up and in, as whoever uses them names what they see. */
export const password = 'Lamp-post-7';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const code = (page: Page) => field(page, 'Code');
export const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
export const signedIn = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Add one account that is yours.' }).waitFor();

/** Signed out by the address for it; what the page says then. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/auth/logout');
  await page.getByRole('heading', { name: 'You are signed out.' }).waitFor();
}

export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/signup');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await page.getByText('I agree to the documents below').click();
}

export const otherThan = (right: string) => (right === '111111' ? '222222' : '111111');

/** Refusals of the identity service are 400s, and the browser remarks on each. */
export const faultsBeyondRefusals = (visit: Visit) =>
  visit.faults().filter((fault) => !/status of 400 .*\/cognito/.test(fault));
