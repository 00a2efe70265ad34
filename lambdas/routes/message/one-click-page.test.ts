import { expect, it } from 'vitest';
import { unsubscribeTokens } from '../../message/unsubscribe-token.ts';
import { oneClickPage } from './one-click-page.ts';

const tokens = unsubscribeTokens('k'.repeat(32));
const page = async (flag: 'alertsMonitoring' | 'alertsConnectionRequest') => {
  const token = tokens.make({ userId: 'maya', flag });
  const { body } = (await oneClickPage({ request: { token } } as never, { tokens })) as { body: string };
  return body;
};

it('says what else stops with the emails, where anything does', async () => {
  const copies = await page('alertsMonitoring');
  expect(copies).toContain('everything about a business you help run');
  expect(copies).toContain('Your weekly summary stops altogether.');
  expect(await page('alertsConnectionRequest')).not.toMatch(/also stops|weekly/);
});
