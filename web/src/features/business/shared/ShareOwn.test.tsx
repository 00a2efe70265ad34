// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { clone } from '../../design/fixtures.ts';
import { ShareOwn } from './ShareOwn.tsx';

const known = vi.hoisted(() => ({ findings: [] as object[] }));
vi.mock('../../scan/api.ts', () => ({ useReport: () => ({ data: { findings: known.findings } }) }));
vi.mock('../../account/api.ts', () => ({ useUser: () => ({ data: {} }) }));

const business = { id: 'b', name: 'Ferrow Bay', userEmailAddress: 'kwame@ferrowbay.example' } as Parameters<
  typeof ShareOwn
>[0]['business'];
const shown = (status: Finding['status']) => {
  known.findings = [{ ...clone, status, sharedWithBusinessIds: ['b'] }];
  return drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ShareOwn business={business} />
    </QueryClientProvider>,
  ).box.querySelector('li')!.textContent;
};

test('what is shared and called their own since is not said to be shared', () => {
  expect(shown('OPEN')).toContain('Shared');
  expect(shown('IGNORED')).toContain('You ignored it');
  const own = shown('MINE');
  expect(own).toContain('You said it’s yours');
  expect(own).toContain('Not shown, since you said it’s yours');
});

test('a business without a name is spoken of as one', async () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  known.findings = [clone];
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ShareOwn business={{ ...business, name: null }} />
    </QueryClientProvider>,
  );
  expect(box.textContent).toContain('Leaving the business ends it too.');
  await act(async () => click(`Share ${clone.theirs.handle}`));
  expect(document.querySelector('dialog')!.textContent).toContain('Share this with the business?');
});

test('before they share one they read who sees it, programs too, and that later decisions are seen as well', async () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  known.findings = [clone];
  const { click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ShareOwn business={business} />
    </QueryClientProvider>,
  );
  await act(async () => click(`Share ${clone.theirs.handle}`));
  const asked = document.querySelector('dialog')!.textContent;
  expect(asked).toContain('and so will any program they connect:');
  expect(asked).toContain('They’ll also see what you do about it later, for example that you opened a case.');
});

test('of many the first are shown with those that are shared, and all of them once asked for', () => {
  known.findings = Array.from({ length: 9 }, (_, at) => ({
    ...{ ...clone, id: `f${at}`, theirs: { ...clone.theirs, handle: `copy${at}` } },
    sharedWithBusinessIds: at === 7 ? ['b'] : [],
  }));
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ShareOwn business={business} />
    </QueryClientProvider>,
  );
  const shown = () =>
    [...box.querySelectorAll('li > .actions button .vh')].map((one) => one.textContent.trim());
  expect(shown()).toEqual(['copy0', 'copy1', 'copy2', 'copy3', 'copy4', 'copy7']);
  click('Show all 9');
  expect(shown()).toHaveLength(9);
  click('Show fewer');
  expect(shown()).toHaveLength(6);
});
