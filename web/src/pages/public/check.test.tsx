// @vitest-environment happy-dom
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import CheckPage from './check.tsx';

vi.mock('../../features/check/Certificate.tsx', () => ({
  Certificate: ({ handle }: { handle: string }) => <p>The page of {handle}</p>,
}));

const page = (path: string) =>
  drawForTest(
    <Routes>
      <Route path="/check/*" element={<CheckPage />} />
    </Routes>,
    path,
  ).box.textContent;

test.each([
  ['/check/x/maya_hollimund', 'maya_hollimund'],
  ['/check/facebook/mo77', 'mo77'],
  ['/check/linkedin/mo', 'mo'],
])('%s is the page of %s', (path, handle) => expect(page(path)).toContain(`The page of ${handle}`));

test.each([
  '/check/x/maya%3Fx=1',
  '/check/facebook/maya%2Fphotos',
  '/check/facebook/people',
  '/check/nowhere/maya',
])('there is none at %s', (path) => expect(page(path)).not.toContain('The page of'));
