// @vitest-environment happy-dom
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../ui/draw-for-test.tsx';
import CheckPage from './public/check.tsx';

vi.mock('../features/check/Certificate.tsx', () => ({ Certificate: () => null }));
vi.mock('../features/check/AskForm.tsx', () => ({ AskForm: () => null }));

test.each([
  ['/check', 'Check an account · Countersign'],
  ['/check/github/maya-hollimund', 'maya-hollimund on GitHub · Countersign'],
  ['/check/foo/bar', 'Page not found · Countersign'],
  ['/check/github', 'Page not found · Countersign'],
])('%s has the title “%s”', (address, title) => {
  drawForTest(
    <Routes>
      <Route path="/check/*" element={<CheckPage />} />
    </Routes>,
    address,
  );
  expect(document.title).toBe(title);
});

test('no more is promised of a proof than its holder shows and its platform lets us see', () => {
  const { box } = drawForTest(
    <Routes>
      <Route path="/check/*" element={<CheckPage />} />
    </Routes>,
    '/check',
  );
  expect(box.textContent).toContain('Prove your account and show it in public, and anyone who checks it');
  expect(box.textContent).toContain('We check again every day where the platform lets us.');
});
