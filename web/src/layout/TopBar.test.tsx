// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { rootForTest } from '../ui/draw-for-test.tsx';
import { TopBar } from './TopBar.tsx';

const at = vi.hoisted(() => ({ businesses: undefined as object[] | undefined }));
vi.mock('../features/seats/business-list.ts', () => ({ useBusinessList: () => ({ data: at.businesses }) }));
vi.mock('../features/operator/use-operator.ts', () => ({ useOperator: () => false }));
vi.mock('../features/operator/outbox/use-outbox-here.ts', () => ({ useOutboxHere: () => false }));
vi.mock('./use-sign-out.tsx', () => ({ useSignOut: () => ({ signOut: () => {}, question: null }) }));

/** What the bar itself says, without what its menus let down; and the entry that stands for the page. */
async function bar(path: string, businesses?: object[]) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  at.businesses = businesses;
  const box = document.createElement('div');
  await act(async () =>
    rootForTest(box).render(
      <MemoryRouter initialEntries={[path]}>
        <TopBar />
      </MemoryRouter>,
    ),
  );
  const entries = [...box.querySelectorAll('nav > ul > li')];
  return {
    says: entries.map((entry) => entry.querySelector('a, summary')!.textContent),
    folded: [...box.querySelectorAll('details ul[aria-label]')].map((list) => [
      list.previousElementSibling?.textContent,
      list.getAttribute('aria-label'),
      list.querySelectorAll('li').length,
    ]),
    current: [...box.querySelectorAll('nav [aria-current=page]')].map((entry) => [
      entry.textContent,
      entry.closest('details') !== null,
    ]),
  };
}

test('a business has its place in the bar of whoever has one', async () => {
  const says = ['Dashboard', 'Cases', 'Connections', 'Business', 'Settings'];
  expect(await bar('/dashboard', [{ id: 'b1' }])).toMatchObject({ says, current: [['Dashboard', false]] });
  expect((await bar('/business-settings', [{ id: 'b1' }])).current).toEqual([['Business', false]]);
  // Also while it is not known yet, and for whoever is about to have one.
  expect(await bar('/business-onboarding')).toMatchObject({ says, current: [['Business', false]] });
});

test('for the others it is one entry of a menu', async () => {
  for (const businesses of [[], undefined])
    expect((await bar('/dashboard', businesses)).says).toEqual([
      'Dashboard',
      'Cases',
      'Connections',
      'Settings',
    ]);
});

test('one menu for all keeps the names that texts say: what lies under Connections, what under Settings', async () => {
  const { folded } = await bar('/dashboard', [{ id: 'b1' }]);
  expect(folded).toEqual([
    ['Connections', 'Connections', 2],
    ['Settings', 'Settings', 8],
  ]);
});
