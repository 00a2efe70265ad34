// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import type { SocialAccount } from '#domain/platform/social-account';
import { rootForTest } from '../../ui/draw-for-test.tsx';
import { AccountTable } from './AccountTable.tsx';
import { type BusinessProving, ProvingFor } from './proving-for.ts';

const account = { platform: 'X' as const, pageUrl: 'https://x.com/maya_hollimund' };

async function remove(
  listed: SocialAccount,
  business: BusinessProving | null = null,
  endsVouches?: (account: SocialAccount) => boolean,
  others: SocialAccount[] = [],
) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  const removed = vi.fn<(account: SocialAccount, asked: boolean) => void>();
  await act(async () =>
    rootForTest(box).render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ProvingFor value={business}>
            <AccountTable
              {...{ accounts: [listed, ...others], proofs: [], sealOf: 'u', busy: false }}
              {...{ endsVouches, onRemove: removed }}
            />
          </ProvingFor>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  const press = (words: string) =>
    act(async () =>
      [...box.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(words))!.click(),
    );
  await press('Remove');
  return { box, press, removed };
}

test('a proven account is removed only after a question that says what goes with it', async () => {
  const { box, press, removed } = await remove({ ...account, verifiedAt: '2026-10-20T09:00:00.000Z' });
  expect(removed).not.toHaveBeenCalled();
  expect(box.querySelector('dialog')?.textContent).toContain('It’s been verified since 20 October 2026.');
  await press('Keep it');
  expect(box.querySelector('dialog')).toBeNull();
  expect(removed).not.toHaveBeenCalled();
  await press('Remove');
  await press('Remove it');
  expect(removed).toHaveBeenCalledTimes(1);
});

test('of a business nothing is said of a score or of who vouched for it', async () => {
  const proven = { ...account, verifiedAt: '2026-10-20T09:00:00.000Z' };
  const asked = async (business: BusinessProving | null) =>
    (await remove(proven, business)).box.querySelector('dialog')!.textContent;
  const business = { businessId: 'b', accounts: [proven], hasDomain: true, shows: true };
  expect(await asked(null)).toMatch(/score.*vouched/);
  expect(await asked(business)).not.toMatch(/score|vouched/);
  expect(await asked(business)).toContain('checks no longer find it');
});

test('before the only proof goes it is said that wider scans end with it', async () => {
  const proven = { ...account, verifiedAt: '2026-10-20T09:00:00.000Z' };
  const asked = async (...given: Parameters<typeof remove>) =>
    (await remove(...given)).box.querySelector('dialog')!.textContent;
  const ends = 'It’s your only proven account: scans of other platforms, and by name, end with it.';
  const listed = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/maya' };
  expect(await asked(proven, null, undefined, [listed])).toContain(
    `${ends} If you vouch for anyone, that no longer counts.`,
  );
  const both = [{ ...listed, verifiedAt: proven.verifiedAt }];
  expect(await asked(proven, null, undefined, both)).not.toContain(ends);
  const business = { businessId: 'b', accounts: [proven], hasDomain: true, shows: true };
  expect(await asked(proven, business)).not.toContain(ends);
  expect(await asked(proven, { ...business, hasDomain: false })).toContain(ends);
});

test('one that is not proven leaves at once', async () => {
  const { box, removed } = await remove(account);
  expect(box.querySelector('dialog')).toBeNull();
  expect(removed).toHaveBeenCalledWith(account, false);
});

test('one that people vouch for, or were asked to, leaves after a question: no undo may look as if it brought that back', async () => {
  const { box, press, removed } = await remove(account, null, () => true);
  expect(box.querySelector('dialog')!.textContent).toContain('requests they haven’t answered yet');
  expect(removed).not.toHaveBeenCalled();
  await press('Remove it');
  expect(removed).toHaveBeenCalledWith(account, true);
});
