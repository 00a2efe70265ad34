// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { keep, type Kept } from '../features/compare/kept-here.ts';
import { letGo } from '../features/compare/keep/let-go.ts';
import { isComparisonUnsaved } from '../features/compare/offer/unsaved.ts';
import { emptySide, loadDraft, saveDraft } from '../features/compare/side.ts';
import { keepDraft } from '../lib/form/kept-draft.ts';
import { drawForTest } from '../ui/draw-for-test.tsx';
import { useSignOut } from './use-sign-out.tsx';

const session = vi.hoisted(() => ({ leave: vi.fn<() => Promise<void>>() }));
vi.mock('../features/session/leave.ts', () => session);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  sessionStorage.clear();
  localStorage.clear();
  session.leave.mockReset().mockResolvedValue();
});

function Bar() {
  const { signOut, question } = useSignOut();
  return (
    <>
      <output>{useLocation().pathname}</output>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
      {question}
    </>
  );
}

function draw() {
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Bar />
    </QueryClientProvider>,
    '/settings/profile',
  );
  return {
    press: async (words: string) => {
      click(words);
      await act(async () => {});
    },
    at: () => box.querySelector('output')!.textContent,
    asked: () => box.querySelector('dialog')?.textContent,
  };
}
const typeNote = () => {
  history.replaceState(null, '', '/cases/01A');
  keepDraft('evidence-01A', { words: 'It wrote to my sister.' }, { words: '' });
};

test('with nothing typed it signs out at once', async () => {
  const { press, at } = draw();
  await press('Sign out');
  expect([session.leave.mock.calls.length, at()]).toEqual([1, '/']);
});

test('what is not saved is asked about first, and shown where it stands', async () => {
  typeNote();
  const { press, at, asked } = draw();
  await press('Sign out');
  expect(asked()).toContain('Something you typed isn’t saved yet. Signing out deletes it.');
  await press('Back to it');
  expect([session.leave.mock.calls.length, at(), asked()]).toEqual([0, '/cases/01A', undefined]);
});

test('told that it goes, it signs out', async () => {
  typeNote();
  const { press, at } = draw();
  await press('Sign out');
  await press('Sign out and delete it');
  expect([session.leave.mock.calls.length, at()]).toEqual([1, '/']);
});

const typed = { at: Date.now(), link: 'x.com/maya', platform: 'X', handle: 'maya', platformName: 'X' };
const compared = { ...typed, snapshot: {} } as Kept;

test('a comparison on its way to a case is asked about, too', async () => {
  keep([compared], localStorage);
  const { press, at, asked } = draw();
  await press('Sign out');
  expect(asked()).toContain('A comparison you made isn’t saved as a case yet. Signing out deletes it.');
  await press('Back to it');
  expect([session.leave.mock.calls.length, at()]).toEqual([0, '/cases/new']);
});

const side = { link: 'x.com/maya', platform: '', name: '' };

test('a comparison that stands in this tab alone is asked about, until it is a case or a finding', async () => {
  const draft = { yours: side, theirs: { ...side, link: 'x.com/mayа' } };
  saveDraft(draft, { unsaved: true });
  const { press, at, asked } = draw();
  await press('Sign out');
  expect(asked()).toContain('A comparison you made isn’t saved as a case yet. Signing out deletes it.');
  await press('Back to it');
  expect([session.leave.mock.calls.length, at()]).toEqual([0, '/compare']);
  letGo({ ...compared, link: 'https://x.com/another' });
  expect(isComparisonUnsaved()).toBe(true);
  letGo({ ...compared, link: draft.theirs.link });
  expect(loadDraft()).toEqual(draft);
  await press('Sign out');
  expect(session.leave).toHaveBeenCalledOnce();
});

test.each([
  ['of what isn’t like it no case is made', { yours: side, theirs: emptySide() }, false],
  ['what another page put there is kept elsewhere', { yours: side, theirs: side }, undefined],
] as const)('%s', async (_, draft, unsaved) => {
  saveDraft(draft, unsaved === undefined ? {} : { unsaved });
  const { press } = draw();
  await press('Sign out');
  expect(session.leave).toHaveBeenCalledOnce();
});

test('of a link alone nobody says that it was compared; of both, both are named', async () => {
  keep([typed], localStorage);
  const { press, asked } = draw();
  await press('Sign out');
  expect(asked()).toContain('Something you typed isn’t saved yet.');
  await press('Back to it');
  typeNote();
  keep([compared], localStorage);
  await press('Sign out');
  expect(asked()).toContain('Something you typed and a comparison you made aren’t saved yet.');
});
