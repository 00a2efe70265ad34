import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeOperator } from '../../../bin/change-operator.ts';
import { hardships } from '../../support/axe.ts';
import { openVisit, type Visit } from '../../support/browser-window.ts';
import { stepByStep } from '../../support/keyboard.ts';
import { openOwnPerson, type OwnPerson } from '../../support/own-person.ts';
import { register, signIn } from '../../support/registered.ts';
import { setUpBusiness } from './set-up.ts';

/** An operator says what a plan costs and sets what was agreed; the business reads both. Each step on the one before. */
const email = 'ada@ferrowbay.example';
const operator = 'olga@countersign.example';
const password = 'Lamp-post-7';

let person: OwnPerson;
let hers: Visit;
let page: Page;
let on: Page;
let businessId: string;
stepByStep();
beforeAll(async () => {
  person = await openOwnPerson({ email, password });
  page = person.page;
  await register(person.origin, operator, password);
  await changeOperator({ site: person.origin, email: operator, remove: false });
  hers = await openVisit(person.browser, { origin: person.origin });
  on = hers.page;
});
afterAll(async () => {
  // A refusal that a step asks for is in the console as well.
  const faults = [...(person?.visit.faults() ?? []), ...(hers?.faults() ?? [])];
  expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
  await person?.close();
});

const part = (name: string) => on.getByRole('region', { name, exact: true });
const priceOf = (plan: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: plan }) });
const says = (words: string | RegExp, where = page) => where.getByText(words).first().waitFor();

test('a business is Starter, and other plans are to be asked for', async () => {
  businessId = await setUpBusiness(page, { email, password });
  await page.goto(`/business-settings?businessId=${businessId}#plan`);
  await priceOf('Professional').getByText('Ask us').waitFor();
  await priceOf('Starter').getByText('Your plan').waitFor();
});

test('an operator says what a plan costs, with a reason', async () => {
  await on.goto('/reviews');
  await signIn(on, operator, password);
  const prices = part('Prices');
  await prices.getByText('Professional: Ask us').waitFor();
  await prices.getByLabel('US$ a month').fill('forty-nine');
  await prices.getByLabel('Why').fill('From this year');
  await prices.getByRole('button', { name: 'Save the price' }).click();
  await prices.getByText('Please enter an amount, like 49 or 49.50.').waitFor();
  expect(await hardships(on)).toEqual([]);
  await prices.getByLabel('US$ a month').fill('49');
  await prices.getByRole('button', { name: 'Save the price' }).click();
  await prices.getByText('Professional: US$49.00').waitFor();
  await page.reload();
  await priceOf('Professional').getByText('US$49 a month').waitFor();
});

test('a business is found by the id that its settings show, and gets the plan that was agreed', async () => {
  const plans = part('Business plans');
  await plans.getByLabel('Business ID').fill('nobodys');
  await plans.getByRole('button', { name: 'Find the business' }).click();
  await plans.getByText('There is no such business.').waitFor();
  await plans.getByLabel('Business ID').fill(businessId);
  await plans.getByRole('button', { name: 'Find the business' }).click();
  await plans.getByText('Starter, 1 of 15 seats taken').waitFor();
  await plans.getByRole('button', { name: 'Set the plan' }).click();
  await plans.getByText('This field is required').waitFor();
  await plans.getByLabel('Plan', { exact: true }).selectOption('ENTERPRISE');
  await plans.getByLabel('Why').fill('Contract 7');
  await plans.getByRole('button', { name: 'Set the plan' }).click();
  await plans.getByText('Enterprise, 1 of 500 seats taken').waitFor();
  expect(await hardships(on)).toEqual([]);
});

test('the business has it, with its seats, and the decisions are on record', async () => {
  await page.reload();
  await priceOf('Enterprise').getByText('Your plan').waitFor();
  await page.getByRole('link', { name: 'Seats', exact: true }).click();
  await says('1 of 500 seats taken');
  expect(await hardships(page)).toEqual([]);
  const decided = part('Decisions').getByRole('listitem');
  await decided.getByText('Contract 7').waitFor();
  await decided.getByText('From this year').waitFor();
});
