// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { Findable } from './Findable.tsx';

const known = vi.hoisted(() => ({ user: undefined as User | undefined }));
vi.mock('../account/api.ts', () => ({
  useUser: () => ({ data: known.user }),
  useUpdateUser: () => ({ mutateAsync: async () => known.user }),
}));

const nameless = newUser({ sub: 'u1', email: 'olga@hollimund.example' }, '2026-11-20T12:00:00.000Z');
const said = (user: User, findable: boolean, leftOut = false) => {
  known.user = user;
  return drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Findable findable={findable} leftOut={leftOut} />
    </QueryClientProvider>,
  ).box.textContent;
};

test('whoever may be found and has no name is told that searches cannot show them', () => {
  expect(said(nameless, true)).toContain('You have no name here yet');
  expect(said({ ...nameless, firstName: 'Olga' }, true)).not.toContain('no name');
  expect(said(nameless, false)).not.toContain('no name');
});

test.each([true, false])(
  'whoever is left out of public checks reads beside the tick that it is an exception, on or off (%s)',
  (findable) => {
    const exception = 'You asked to be left out of public checks. This is an exception:';
    expect(said(nameless, findable, true)).toContain(exception);
    expect(said(nameless, findable)).not.toContain('left out');
  },
);
