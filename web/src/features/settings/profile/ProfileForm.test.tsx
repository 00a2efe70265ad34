// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newUser } from '#domain/account/user';
import { pageOfDraft } from '../../../lib/form/kept-draft.ts';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Toasts } from '../../../ui/Toast.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const wire = vi.hoisted(() => ({ graphql: vi.fn() }));
vi.mock('../../../lib/api/graphql.ts', () => wire);
vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));

const user = newUser({ sub: 'sub-1', email: 'maya@hollimund.example' }, '2026-11-20T12:00:00.000Z');
beforeEach(() => {
  sessionStorage.clear();
  wire.graphql.mockReset().mockResolvedValue({ ...user, firstName: 'Max' });
});

function draw(queries: QueryClient, of = user, closesByDate = false) {
  const { box, click } = drawForTest(
    <QueryClientProvider client={queries}>
      <ProfileForm user={of} closesByDate={closesByDate} />
      <Toasts />
    </QueryClientProvider>,
  );
  const input = box.querySelector<HTMLInputElement>('[name=firstName]')!;
  return { box, click, input, save: box.querySelector<HTMLButtonElement>('[type=submit]')! };
}

/** What a line holds, as a browser writes it. */
function write(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
/** A letter, after what the line shows now. */
const letter = (input: HTMLInputElement, typed: string) => write(input, input.value + typed);
const empty = (input: HTMLInputElement) => write(input, '');

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
  sessionStorage.clear();
  expect(draw(queries).input.value).toBe('');
});

test('what was typed is there again when the page is loaded anew: to this person alone, and not once it is saved', async () => {
  const first = draw(new QueryClient());
  await act(async () => letter(first.input, 'Max'));
  expect(draw(new QueryClient(), { ...user, id: 'sub-2' }).input.value).toBe('');
  const { input, save } = draw(new QueryClient());
  expect([input.value, save.getAttribute('aria-disabled')]).toEqual(['Max', null]);
  await act(async () => input.form!.requestSubmit());
  expect(wire.graphql.mock.calls[0]![1]).toMatchObject({ input: { firstName: 'Max', version: 1 } });
  expect(draw(new QueryClient()).input.value).toBe('');
});

test('signing out asks about what is typed and not saved, not about what is typed back to what it was', async () => {
  const { input } = draw(new QueryClient());
  await act(async () => letter(input, 'Max'));
  expect(pageOfDraft()).toBe('/settings/profile');
  await act(async () => empty(input));
  expect(pageOfDraft()).toBeUndefined();
});

test('an emptied line is one that was typed; what another window stored meanwhile is not overwritten unseen', async () => {
  const stored = { ...user, firstName: 'Maya', version: 4 };
  const { input } = draw(new QueryClient(), stored);
  await act(async () => empty(input));
  const moved = { ...stored, firstName: 'Marian', version: 5 };
  const { CallFailed } = await import('../../../lib/api/call-failed.ts');
  wire.graphql
    .mockReset()
    .mockRejectedValueOnce(new CallFailed('Changed.', 'CONFLICT'))
    .mockResolvedValue(moved);
  const anew = draw(new QueryClient(), moved);
  expect(anew.input.value).toBe('');
  await act(async () => anew.input.form!.requestSubmit());
  expect(wire.graphql.mock.calls[0]![1]).toMatchObject({ input: { firstName: null, version: 4 } });
  await vi.waitFor(() => act(async () => expect(anew.box.textContent).toContain('Marian')));
});

test('once the other version is taken nothing more is said of the clash, and there is nothing to save', async () => {
  const stored = { ...user, firstName: 'Maya', version: 4 };
  const first = draw(new QueryClient(), stored);
  await act(async () => write(first.input, 'Max'));
  const moved = { ...stored, firstName: 'Marian', version: 5 };
  const { CallFailed } = await import('../../../lib/api/call-failed.ts');
  wire.graphql
    .mockReset()
    .mockRejectedValueOnce(new CallFailed('Changed.', 'CONFLICT'))
    .mockResolvedValue(moved);
  const { box, input, save, click } = draw(new QueryClient(), moved);
  await act(async () => input.form!.requestSubmit());
  await vi.waitFor(() => act(async () => expect(box.textContent).toContain('Your version is still here.')));
  click('Use the other version');
  expect([input.value, save.getAttribute('aria-disabled')]).toEqual(['Marian', 'true']);
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
  expect(box.textContent).not.toMatch(/Not saved|Your version|in another window|Use the other/);
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

const born = (box: Element) => box.querySelector<HTMLInputElement>('#date-of-birth')!;
const ofRefused = 'If it was a mistake, please correct it now.';
const ofAnother = 'If this date is right, save it: until you do, your account is set to close.';

test('beside a refused date that is there again when the page is stands what was said of it; another is asked for', async () => {
  const first = draw(new QueryClient());
  await act(async () => write(born(first.box), '2019-04-03'));
  const { box } = draw(new QueryClient(), user, true);
  expect([born(box).value, born(box).getAttribute('aria-invalid')]).toEqual(['2019-04-03', 'true']);
  expect(box.textContent).toContain(ofRefused);
  expect(box.textContent).not.toContain(ofAnother);
  await act(async () => write(born(box), '1990-04-03'));
  expect(box.textContent).toContain(ofAnother);
  expect(box.textContent).not.toContain(ofRefused);
});

test('what is said of a date that is too young stands beside it', async () => {
  const { CallFailed } = await import('../../../lib/api/call-failed.ts');
  const { tooYoung } = await import('#domain/account/age');
  wire.graphql.mockReset().mockRejectedValue(new CallFailed(tooYoung, 'FORBIDDEN'));
  const { box } = draw(new QueryClient());
  await act(async () => write(born(box), '2019-04-03'));
  await act(async () => born(box).form!.requestSubmit());
  await vi.waitFor(() => act(async () => expect(born(box).getAttribute('aria-invalid')).toBe('true')));
  expect(box.textContent).toContain(ofRefused);
});

test('what was said of a refused date goes once another is typed', async () => {
  const { CallFailed } = await import('../../../lib/api/call-failed.ts');
  wire.graphql
    .mockReset()
    .mockRejectedValue(new CallFailed('Please check the date of birth.', 'INVALID_INPUT'));
  const { box } = draw(new QueryClient());
  await act(async () => write(born(box), '1800-04-03'));
  await act(async () => born(box).form!.requestSubmit());
  await vi.waitFor(() => act(async () => expect(box.textContent).toContain('Please check')));
  await act(async () => write(born(box), '1980-04-03'));
  expect(box.textContent).not.toMatch(/Please check|Not saved/);
});

test('beside a stored date that a later address made too young stands that it closes the account', () => {
  const stored = { ...user, dateOfBirth: `${new Date().getFullYear() - 15}-01-01` };
  const { box } = draw(new QueryClient(), { ...stored, addresses: [{ country: 'Germany' }] }, true);
  expect(box.textContent).toContain(ofRefused);
  const elsewhere = draw(new QueryClient(), { ...stored, addresses: [{ country: 'France' }] }, true);
  expect(elsewhere.box.textContent).toContain(ofAnother);
});

test('while the account closes for a date, the stored one can be saved again, which is what calls it off', async () => {
  const { box, save } = draw(new QueryClient(), { ...user, dateOfBirth: '1990-04-02' }, true);
  expect(box.textContent).toContain('If this date is right, save it');
  expect(save.getAttribute('aria-disabled')).toBe(null);
  await act(async () => save.form!.requestSubmit());
  expect(wire.graphql.mock.calls.map(([, variables]) => variables as object)).toMatchObject([
    { input: { id: 'sub-1', dateOfBirth: '1990-04-02' } },
  ]);
  await vi.waitFor(() => expect(box.textContent).toContain('Your account stays'));
});

test('a date that is taken away calls nothing off, and is not said to', async () => {
  const { box, save } = draw(new QueryClient(), { ...user, dateOfBirth: '2008-04-02' }, true);
  await act(async () => write(born(box), ''));
  await act(async () => save.form!.requestSubmit());
  await vi.waitFor(() => expect(box.textContent).toContain('Saved.'));
  expect(box.textContent).not.toContain('Your account stays');
});

test('and an emptied one settles nothing, and says so', async () => {
  const { box, save } = draw(new QueryClient(), user, true);
  expect(box.textContent).toContain('Leaving it empty isn’t enough');
  await act(async () => save.form!.requestSubmit());
  expect(wire.graphql).not.toHaveBeenCalled();
});
