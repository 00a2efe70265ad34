// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import { CallFailed } from '../../../lib/api/call-failed.ts';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { PictureEditor } from './PictureEditor.tsx';

const wire = vi.hoisted(() => ({ graphql: vi.fn() }));
vi.mock('../../../lib/api/graphql.ts', () => wire);
vi.mock('../../../lib/api/rest.ts', () => ({ call: vi.fn() }));
vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));

const user: User = newUser({ sub: 'sub-1', email: 'maya@hollimund.example' }, '2026-11-20T12:00:00.000Z');
const unreadable = new File(['no picture'], 'x.txt', { type: 'image/png' });
/** As much of a PNG as says how large it is: 900 by 600. */
const header = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 3, 132, 0, 0, 2, 88];
const portrait = new File([new Uint8Array(header)], 'me.png', { type: 'image/png' });

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 900, height: 600, close: () => {} }));
});

async function open(of = user) {
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <PictureEditor user={of} />
    </QueryClientProvider>,
  );
  return {
    ...{ box, click },
    dialog: () => box.querySelector('dialog'),
    choose: async (file: File) => {
      const input = box.querySelector<HTMLInputElement>('input[type=file]')!;
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true });
      await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
    },
  };
}

test('a file chosen before the closed dialog could say that it closed is asked about', async () => {
  const { choose, dialog } = await open();
  await choose(unreadable);
  const first = dialog()!;
  await vi.waitFor(() => expect(first.textContent).toContain('This isn’t a JPEG, PNG or WebP picture.'));
  // Escape: the browser takes the dialog away at once and tells of it later.
  first.removeAttribute('open');
  await choose(portrait);
  await act(async () => first.dispatchEvent(new Event('close')));
  expect(dialog()?.open).toBe(true);
  expect(dialog()!.textContent).not.toContain('This is not');
  const buttons = () => [...dialog()!.querySelectorAll('button')];
  // Close, use this part, smaller, larger.
  await vi.waitFor(() => expect(buttons().map(({ disabled }) => disabled)).toEqual(Array(4).fill(false)));
});

test('a dialog that closed is gone, and the same file can be chosen again', async () => {
  const { choose, dialog } = await open();
  await choose(portrait);
  await act(async () => dialog()!.close());
  expect(dialog()).toBeNull();
  await choose(portrait);
  expect(dialog()?.open).toBe(true);
});

const pictured: User = { ...user, profileImagePath: 'mine.jpg' };
const stored = { ...user, profileImagePath: 'from-the-phone.jpg' };

test('a picture that another window changed is not removed, and that is said until one is chosen', async () => {
  wire.graphql.mockRejectedValueOnce(new CallFailed('Changed', 'CONFLICT')).mockResolvedValueOnce(stored);
  const { box, click, choose } = await open(pictured);
  click('Remove picture');
  const said = () => box.querySelector('[role=status]')!.textContent;
  await vi.waitFor(() => expect(said()).toBe('Not saved. This was changed in another window.'));
  await choose(portrait);
  expect(said()).toBe('');
});

test('without a connection the page says that the removal waits for it', async () => {
  wire.graphql.mockRejectedValue(new CallFailed('No answer', 'NETWORK'));
  const { box, click } = await open(pictured);
  click('Remove picture');
  await vi.waitFor(() =>
    expect(box.querySelector('[role=status]')!.textContent).toBe(
      'Not saved yet. Trying again. Your choice is kept.',
    ),
  );
});
