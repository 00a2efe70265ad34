// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { caseContract } from '#domain/contract/case';
import { CallFailed } from '../../../lib/api/call-failed.ts';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Toasts } from '../../../ui/Toast.tsx';
import { one } from '../case-for-test.ts';
import { MoveDialog } from './MoveDialog.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/api/rest.ts', () => wire);
vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));
beforeEach(() => void wire.call.mockReset());
afterEach(() => vi.restoreAllMocks());

const bakery = { id: 'b1', name: 'Harbour Loaf', label: 'Harbour Loaf, harbourloaf.example' };
const studio = { id: 'b2', name: 'Rook Studio', label: 'Rook Studio' };
const moved = one({ userId: 'B#b2' });
const queries = new QueryClient();
function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const here = (box: HTMLElement) => box.querySelector('output')?.textContent;
const turns = async () => {
  for (let turn = 0; turn < 8; turn++) await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
};
const drawn = (targets = [bakery, studio], part: object = {}) =>
  drawForTest(
    <QueryClientProvider client={queries}>
      <Address />
      <MoveDialog one={one(part)} targets={targets} onClose={() => {}} />
      <Toasts />
    </QueryClientProvider>,
    '/cases/01A',
  );

test('the chosen business gets the case, and its page there says so; nothing of it is known here any more', async () => {
  queries.setQueryData(['cases', '01A'], one({}));
  queries.setQueryData(['evidence-picture', '01A', 'shot'], 'https://files.example/mine');
  wire.call.mockResolvedValue({ case: moved });
  const { box, click } = drawn();
  const select = box.querySelector('select')!;
  select.value = 'b2';
  act(() => void select.dispatchEvent(new Event('change', { bubbles: true })));
  click('Move it');
  await turns();
  expect(wire.call.mock.calls.map(([, , input]) => input as unknown)).toEqual([
    { caseId: '01A', businessId: 'b2' },
  ]);
  expect(here(box)).toBe('/business-dashboard/cases/01A?businessId=b2');
  expect(box.textContent).toContain('Moved to Rook Studio. Its admins and managers can see it now.');
  expect(queries.getQueryData(['business-cases', 'b2', '01A'])).toEqual(moved);
  expect(queries.getQueryData(['cases', '01A'])).toBeUndefined();
  expect(queries.getQueryData(['evidence-picture', '01A', 'shot'])).toBeUndefined();
});

test('what changes is said before, also of a reminder and a friend’s link', () => {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const said = (part: object) =>
    [...drawn([bakery], part).box.querySelectorAll('li')].map(({ textContent }) => textContent);
  const noFriends =
    'There are no links for friends there. If the account has blocked you, another admin or manager can add the screenshot.';
  expect(said({})).toHaveLength(5);
  expect(said({})).toContain(noFriends);
  expect(said({ closedAt: '2026-11-20T10:00:00.000Z', outcome: 'REFUSED' })).not.toContain(noFriends);
  expect(said({ reminderAt: until, helperUntil: until })).toEqual(
    expect.arrayContaining([
      'The reminder goes to everyone who gets alerts for the business.',
      'The link you gave to a friend stops working.',
    ]),
  );
  const past = new Date(Date.now() - 86_400_000).toISOString();
  const closed = { closedAt: past, outcome: 'REFUSED' as const };
  for (const unsent of [{ reminderAt: past }, { ...closed, reminderAt: until }])
    expect(said(unsent).join()).not.toContain('The reminder goes to');
});

test('an account that is said to be impersonated is not called the business’s until somebody says that it is', async () => {
  const imitates = { platform: 'GITHUB' as const, handle: 'sorrelhaddon', name: 'Sorrel Haddon' };
  const { box, click } = drawn([bakery], { imitates });
  const move = () =>
    [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Move it')!;
  expect(box.textContent).toContain('sorrelhaddon on GitHub is an account of Harbour Loaf');
  expect(move().disabled).toBe(true);
  act(() => box.querySelector<HTMLInputElement>('input[type=checkbox]')!.click());
  expect(move().disabled).toBe(false);
  wire.call.mockResolvedValue({ case: moved });
  click('Move it');
  await turns();
  expect(wire.call).toHaveBeenCalledOnce();
});

test('who has said that the case is for a business is not asked', () => {
  const imitates = { platform: 'GITHUB' as const, handle: 'harbourloaf', name: 'Harbour Loaf' };
  const behalf = { relation: 'BUSINESS' as const, name: 'Harbour Loaf' };
  expect(drawn([bakery], { imitates, behalf }).box.querySelector('input')).toBeNull();
});

test('where the business has a case about the account already, the way there is shown', async () => {
  wire.call.mockImplementation(async (_group: string, entry: object) => {
    if (entry === caseContract['get-cases'])
      return {
        cases: [
          { caseId: '00A', platform: 'X', handle: 'Maya_ho1limund', closedAt: '2026-11-20T10:00:00.000Z' },
          { caseId: '00B', platform: 'X', handle: 'Maya_ho1limund' },
        ],
      };
    throw new CallFailed('This business already has an open case about this account.', 'CONFLICT');
  });
  const { box, click } = drawn([bakery]);
  click('Move it');
  await turns();
  expect(box.querySelector('[role=alert]')?.textContent).toContain('already has an open case');
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/business-dashboard/cases/00B?businessId=b1');
  expect(here(box)).toBe('/cases/01A');
});

test('without a connection it waits', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { box } = drawn([bakery]);
  const move = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Move it')!;
  expect(move.disabled).toBe(true);
  expect(box.textContent).toContain('Without a connection, it can’t be moved.');
});
