// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { Toasts } from '../../ui/Toast.tsx';
import { NewCase } from './NewCase.tsx';

const server = vi.hoisted(() => ({ sent: [] as unknown[], cases: [] as { caseId: string }[] }));
vi.mock('../../lib/api/rest.ts', () => ({
  call: async (_group: string, { path }: { path: string }, request: object) => {
    if (path === '/app/create-case') server.sent.push(request);
    return { case: { caseId: '01A', updatedAt: '' }, cases: server.cases };
  },
}));

afterEach(() => {
  sessionStorage.clear();
  server.sent = [];
  server.cases = [];
});
/** Sends the form. */
const press = (box: HTMLElement) =>
  act(
    async () =>
      void box.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );

const note = 'It asked my sister for money.';
const page = (user?: User) =>
  drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <NewCase user={user} />
    </QueryClientProvider>,
  ).box;
const draw = () => page().querySelector('textarea')!;

/** Types into a field as a person does. */
async function type(field: HTMLInputElement, text: string) {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  await act(async () => {
    write.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('what was typed is there again after a reload or the way back', async () => {
  const field = draw();
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!;
  await act(async () => {
    write.call(field, note);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(draw().value).toBe(note);
});

const pageUrl = 'https://www.linkedin.com/in/mayahollimund';
const maya: User = {
  ...newUser({ sub: 'maya', email: 'maya@example.com' }, '2026-11-26T10:00:00.000Z'),
  socialMediaAccounts: [{ platform: 'LINKEDIN', pageUrl }],
};

test('which account is imitated is chosen ahead only where it is the one on the same platform', async () => {
  const box = page(maya);
  const chosen = () => box.querySelector<HTMLSelectElement>('select[id$=mine]')!.value;
  await type(box.querySelector('input')!, 'https://www.tiktok.com/@maya.hollimundd');
  expect(chosen()).toBe('');
  await type(box.querySelector('input')!, 'https://www.linkedin.com/in/mayahollimundd');
  expect(chosen()).toBe(pageUrl);
});

test('the one there isn’t chosen ahead of another whose handle stands in the copy’s', async () => {
  const sings = { platform: 'X' as const, pageUrl: 'https://x.com/winniesings' };
  const box = page({ ...maya, socialMediaAccounts: [...maya.socialMediaAccounts!, sings] });
  const chosen = () => box.querySelector<HTMLSelectElement>('select[id$=mine]')!.value;
  await type(box.querySelector('input')!, 'https://www.linkedin.com/in/winniesings-jazz');
  expect(chosen()).toBe('');
  await type(box.querySelector('input')!, 'https://www.linkedin.com/in/mayahollimund1');
  expect(chosen()).toBe(pageUrl);
});

test('of two accounts there none is chosen ahead', async () => {
  const another = { platform: 'LINKEDIN' as const, pageUrl: 'https://www.linkedin.com/in/hollimund-clay' };
  const box = page({ ...maya, socialMediaAccounts: [...maya.socialMediaAccounts!, another] });
  await type(box.querySelector('input')!, 'https://www.linkedin.com/in/mayahollimundd');
  expect(box.querySelector<HTMLSelectElement>('select[id$=mine]')!.value).toBe('');
});

test('for somebody else their account is asked for, and none of the person’s own is sent', async () => {
  const box = page(maya);
  const fields = () => [...box.querySelectorAll('label')].map(({ textContent }) => textContent);
  const of = (label: string) =>
    [...box.querySelectorAll('label')].find(({ textContent }) => textContent === label)!
      .control as HTMLInputElement;
  await type(of('Link to the impersonating account'), 'https://www.linkedin.com/in/mayahollimundd');
  const who = box.querySelector('select')!;
  await act(async () => {
    who.value = 'CHILD';
    who.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(fields()).not.toContain('Which of your accounts it impersonates');
  await type(of('Their name, as on their account'), 'Isla');
  // The copy itself isn't theirs.
  const theirs = 'Link to their own account (optional)';
  await type(of(theirs), 'https://www.linkedin.com/in/mayahollimundd');
  await press(box);
  expect(box.textContent).toContain('That is the account that impersonates them.');
  expect(server.sent).toEqual([]);
  await type(of(theirs), 'https://www.linkedin.com/in/isla-oxenholme?trk=1');
  await press(box);
  await act(() => vi.waitFor(() => expect(server.sent).toHaveLength(1)));
  expect(server.sent[0]).toEqual({
    link: 'https://www.linkedin.com/in/mayahollimundd',
    behalf: {
      ...{ name: 'Isla', relation: 'CHILD' },
      account: {
        ...{ platform: 'LINKEDIN', handle: 'isla-oxenholme' },
        url: 'https://www.linkedin.com/in/isla-oxenholme',
      },
    },
  });
});

test.each([
  ['there is none yet', [{ caseId: '01B' }], false],
  ['there is one already', [{ caseId: '01A' }], true],
])('whoever opens a case where %s is told so only then', async (_, cases, told) => {
  server.cases = cases;
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <NewCase user={maya} />
      <Toasts />
    </QueryClientProvider>,
  );
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  await type(box.querySelector('input')!, 'https://www.linkedin.com/in/mayahollimundd');
  await press(box);
  await vi.waitFor(() => expect(server.sent).toHaveLength(1), 20_000);
  // The form chose the account; a scan that found the copy may know better.
  expect(server.sent[0]).toMatchObject({ mine: { link: pageUrl, assumed: true } });
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  expect(box.textContent.includes('This account already has an open case. Here it is.')).toBe(told);
});
