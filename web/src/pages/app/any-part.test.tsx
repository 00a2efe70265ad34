// @vitest-environment happy-dom
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import Company from '../public/company.tsx';
import Settings from './settings.tsx';

vi.mock('../../layout/not-found.tsx', () => ({ default: () => 'no such page' }));

test.each(['/settings/constructor', '/settings/__proto__', '/company/constructor', '/company/toString'])(
  'no page is at %s: what every object has is no part of ours',
  (address) => {
    const routes = (
      <Routes>
        <Route path="/settings/*" element={<Settings />} />
        <Route path="/company/*" element={<Company />} />
      </Routes>
    );
    expect(drawForTest(routes, address).box.textContent).toBe('no such page');
  },
);
