// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { AccountsPage } from './AccountsPage.tsx';

vi.mock('../../../lib/site-config.ts', () => ({
  siteConfig: async () => ({ API: { REST: { appAPI: { endpoint: 'https://api.example' } } } }),
}));
const answer = vi.fn();
beforeEach(() => vi.stubGlobal('fetch', answer));

const open = async (status: number, body: object) => {
  answer.mockResolvedValue({ ok: status === 200, status, json: async () => body });
  const { box } = drawForTest(<AccountsPage id="2222222222222222" />);
  await vi.waitFor(async () => {
    await act(() => new Promise((done) => setTimeout(done)));
    expect(box.querySelector('h1')).not.toBeNull();
    expect(box.textContent).not.toContain('Loading the list.');
  });
  return box;
};

test('a page of which a review holds back everything says so, and is not called gone', async () => {
  const box = await open(200, { accounts: [], paused: true });
  expect(box.querySelector('h1')!.textContent).toBe('This page is paused for review');
  expect(box.textContent).toContain('This says nothing about the accounts on it.');
  expect(box.querySelector('table')).toBeNull();
});

test('a page that is not there says so', async () => {
  const box = await open(404, {});
  expect(box.querySelector('h1')!.textContent).toBe('There is no such page, or its owner has closed it.');
});

test('until the answer is here, and when none comes, nothing is said of accounts', async () => {
  answer.mockReturnValue(new Promise(() => undefined));
  const { box } = drawForTest(<AccountsPage id="2222222222222222" />);
  expect(box.querySelector('h1')!.textContent).toBe('Confirmed accounts');
  expect(box.textContent).toContain('Loading the list.');
  expect(box.textContent).not.toMatch(/belong together|controls/);
  const failed = await open(500, {});
  expect(failed.querySelector('h1')!.textContent).toBe('Confirmed accounts');
  expect(failed.textContent).not.toMatch(/belong together|controls/);
});
