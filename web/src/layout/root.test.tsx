// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LAST_BUSINESS } from '../lib/business-address.ts';
import { rootForTest } from '../ui/draw-for-test.tsx';
import Root from './root.tsx';

const Here = () => {
  const { pathname, search, state } = useLocation();
  return <p>{JSON.stringify([pathname + search, state])}</p>;
};

test('the last business is put into the address, and what came with the link stays with it', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  localStorage.setItem(LAST_BUSINESS, 'b1');
  const box = document.createElement('div');
  const state = { invited: 'dan@harbourlane.example' };
  const router = createMemoryRouter(
    [{ path: '/', element: <Root />, children: [{ path: '*', element: <Here /> }] }],
    { initialEntries: [{ pathname: '/business-dashboard', state }] },
  );
  await act(async () => rootForTest(box).render(<RouterProvider router={router} />));
  expect(box.querySelector('p')?.textContent).toBe(
    JSON.stringify(['/business-dashboard?businessId=b1', state]),
  );
});
