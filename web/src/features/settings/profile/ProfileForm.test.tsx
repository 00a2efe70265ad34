// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newUser } from '#domain/account/user';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Toasts } from '../../../ui/Toast.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const wire = vi.hoisted(() => ({ graphql: vi.fn() }));
vi.mock('../../../lib/api/graphql.ts', () => wire);
vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));

const user = newUser({ sub: 'sub-1', email: 'maya@hollimund.example' }, '2026-11-20T12:00:00.000Z');
beforeEach(() => wire.graphql.mockReset().mockResolvedValue({ ...user, firstName: 'Max' }));

function draw(queries: QueryClient) {
  const { box } = drawForTest(
    <QueryClientProvider client={queries}>
      <ProfileForm user={user} />
      <Toasts />
    </QueryClientProvider>,
  );
  const input = box.querySelector<HTMLInputElement>('[name=firstName]')!;
  return { box, input, save: box.querySelector<HTMLButtonElement>('[type=submit]')! };
}

/** A letter as a browser writes it: after what the line shows now. */
function letter(input: HTMLInputElement, typed: string) {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  write.call(input, input.value + typed);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

test('no letter is lost and Enter counts, however fast they follow each other', async () => {
  const { input, save } = draw(new QueryClient());
  // Without act: nothing but the events themselves may be needed for the line to show what was typed.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  for (const typed of 'Max') letter(input, typed);
  expect(input.value).toBe('Max');
  expect(save.getAttribute('aria-disabled')).toBe(null);
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => input.form!.requestSubmit());
  expect(wire.graphql.mock.calls.map(([, variables]) => variables as object)).toMatchObject([
    { input: { id: 'sub-1', firstName: 'Max', version: 1 } },
  ]);
});

test('what was typed is there again when the page is, and gone with the sign-out', async () => {
  const queries = new QueryClient();
  const { input } = draw(queries);
  await act(async () => letter(input, 'M'));
  expect(draw(queries).input.value).toBe('M');
  await act(async () => queries.clear());
  expect(draw(queries).input.value).toBe('');
});

test('what is typed while a save is on its way follows it by Enter; Enter twice saves once', async () => {
  let answer = (_: unknown): void => {};
  wire.graphql.mockReturnValueOnce(new Promise((done) => (answer = done)));
  const { box, input } = draw(new QueryClient());
  await act(async () => letter(input, 'Max'));
  const enter = () => act(async () => input.form!.requestSubmit());
  await enter();
  await enter();
  const last = box.querySelector<HTMLInputElement>('[name=lastName]')!;
  await act(async () => letter(last, 'Li'));
  await enter();
  expect(wire.graphql).toHaveBeenCalledTimes(1);
  wire.graphql.mockResolvedValue({ ...user, firstName: 'Max', lastName: 'Li' });
  await act(async () => answer({ ...user, firstName: 'Max' }));
  await vi.waitFor(() => expect(wire.graphql).toHaveBeenCalledTimes(2));
  expect(wire.graphql.mock.calls[1]![1]).toMatchObject({ input: { firstName: 'Max', lastName: 'Li' } });
});

test('“Saved.” of the save before does not stand beside one that waits for the connection', async () => {
  const { box, input } = draw(new QueryClient());
  await act(async () => letter(input, 'Max'));
  await act(async () => input.form!.requestSubmit());
  await vi.waitFor(() => expect(box.textContent).toContain('Saved.'));
  wire.graphql.mockReturnValueOnce(new Promise(() => {}));
  await act(async () => letter(input, 'i'));
  await act(async () => input.form!.requestSubmit());
  expect(wire.graphql).toHaveBeenCalledTimes(2);
  expect(box.textContent).not.toContain('Saved.');
});
