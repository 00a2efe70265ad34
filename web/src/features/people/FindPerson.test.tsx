// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useSyncExternalStore } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { FindPerson } from './FindPerson.tsx';

const known = vi.hoisted(() => ({
  user: undefined as User | undefined,
  saved: [] as unknown[],
  connections: [] as object[],
  changed: new Set<() => void>(),
}));
vi.mock('../account/api.ts', () => ({
  useUser: () => ({
    data: useSyncExternalStore(
      (changed) => {
        known.changed.add(changed);
        return () => known.changed.delete(changed);
      },
      () => known.user,
    ),
  }),
  useUpdateUser: () => ({
    mutateAsync: async (patch: Partial<User>) => {
      known.saved.push(patch);
      known.user = { ...known.user!, ...patch };
      for (const changed of known.changed) changed();
      return known.user;
    },
  }),
}));
vi.mock('../../lib/api/rest.ts', () => ({ call: vi.fn().mockResolvedValue({ person: null }) }));
vi.mock('./api.ts', async (original) => ({
  ...(await original<object>()),
  useConnections: () => ({ data: { connections: known.connections } }),
}));

const nameless = newUser({ sub: 'u1', email: 'olga@hollimund.example' }, '2026-11-20T12:00:00.000Z');
beforeEach(() => void Object.assign(known, { saved: [], connections: [] }));

async function typed(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
}

async function searched(user: User, text: string) {
  known.user = user;
  const { box, buttons } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <FindPerson />
    </QueryClientProvider>,
  );
  const input = box.querySelector('input')!;
  await typed(input, text);
  await act(async () => input.form!.requestSubmit());
  await vi.waitFor(() => expect(box.textContent).toMatch(/No one can be found|You’ve already asked/));
  return { box, buttons, input };
}

test('who has a name may ask', async () => {
  const { box, buttons } = await searched({ ...nameless, firstName: 'Olga' }, 'maya@example.com');
  expect(buttons()).toContain('Ask anyway');
  expect(box.querySelectorAll('form')).toHaveLength(1);
});

test('who has none adds it on the spot, and asks whom they looked for', async () => {
  const { box, buttons, input } = await searched(nameless, 'maya@example.com');
  expect([buttons().includes('Ask anyway'), box.querySelector('a')]).toEqual([false, null]);
  const name = box.querySelectorAll<HTMLInputElement>('form input')[1]!;
  await act(async () => name.form!.requestSubmit());
  expect([box.textContent?.includes('This field is required'), known.saved]).toEqual([true, []]);
  await typed(name, ' Olga H. ');
  await act(async () => name.form!.requestSubmit());
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('see you as “Olga H.”'));
  expect(known.saved).toEqual([{ preferredName: 'Olga H.' }]);
  expect([input.value, buttons().includes('Ask anyway')]).toEqual(['maya@example.com', true]);
});

test.each([
  ['maya@example.com', 'at this address', 'by this account'],
  ['github.com/maya-hollimund', 'by this account', 'address'],
])('nobody found for %s is said of what was typed', async (text, said, not) => {
  const { box } = await searched({ ...nameless, firstName: 'Olga' }, text);
  const found = box.querySelector('.prose')!.textContent;
  expect([found.includes(said), found.includes(not)]).toEqual([true, false]);
});

test('whom they have asked already is not asked again while there is no answer', async () => {
  known.connections = [{ peerId: 'ask-1', peerName: 'maya@example.com', status: 'REQUESTED', asked: true }];
  const { box, buttons } = await searched({ ...nameless, firstName: 'Olga' }, 'Maya@Example.com');
  expect(box.textContent).toContain('You’ve already asked, and there’s no answer yet.');
  expect(box.textContent).not.toContain('No one can be found');
  expect(buttons()).not.toContain('Ask anyway');
});
