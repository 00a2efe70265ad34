import type { Page } from 'playwright-core';
import { signIn } from '../../support/registered.ts';

/** Somebody with an account signs in and makes a business; it stands on the page, and its id is given back. */
export async function setUpBusiness(
  page: Page,
  { email, password, domain }: { email: string; password: string; domain?: string },
): Promise<string> {
  await page.goto('/business-onboarding');
  await signIn(page, email, password);
  if (domain) await page.getByLabel('Domain (optional)', { exact: true }).fill(domain);
  await page.getByLabel('Company', { exact: true }).fill('Ferrow Bay Ceramics');
  await page.getByRole('button', { name: 'Create the business' }).click();
  await page.waitForURL(/\/business-dashboard\?businessId=/);
  return new URL(page.url()).searchParams.get('businessId')!;
}
