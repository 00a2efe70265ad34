// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Platform } from '#domain/platform/platform';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { Certificate } from './Certificate.tsx';
import { words } from './words.ts';

const register = vi.hoisted(() => ({ checkProfile: vi.fn() }));
vi.mock('./check-profile.ts', () => register);

/** The page about @maya_hollimund on X, of which the register says this. */
async function page(said: object, platform: Platform = 'X') {
  register.checkProfile.mockResolvedValue({ registered: false, paused: false, statement: '', ...said });
  const drawn = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Certificate platform={platform} handle="maya_hollimund" />
    </QueryClientProvider>,
  );
  await act(async () => {});
  return drawn;
}

test('of a paused account speaks of no badge that can be seen or still be paused', async () => {
  const { box } = await page({ paused: true });
  expect(box.textContent).toContain('Paused for review');
  expect(box.textContent).not.toMatch(/this badge|can pause the badge/);
  expect(box.textContent).toContain(words.imitation.paused);
  expect(box.textContent).toContain(words.read.paused);
});

test('of a confirmed account says what a report can lead to', async () => {
  const { box } = await page({ registered: true, confirmedSince: '2026-11-01T12:00:00.000Z' });
  expect(box.textContent).toContain(words.imitation.confirmed);
  expect(box.textContent).toContain(words.read.confirmed);
});

test('of any other account leads to the comparison', async () => {
  const { box, buttons } = await page({});
  expect(box.textContent).toContain(words.imitation.unknown);
  expect(buttons()).not.toContain(words.imitation.impersonating);
});

test('of an account that nobody could confirm says so, and not that it may be kept private', async () => {
  const statement = 'Not registered here, or kept private, which says nothing about the account';
  expect((await page({ statement })).box.textContent).toContain(statement);
  const { box } = await page({ statement }, 'TIKTOK');
  expect(box.textContent).toContain('We can’t confirm accounts on TikTok yet');
  expect(box.textContent).not.toContain('kept private');
});
