// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { User } from '#domain/account/user';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { MakeCopies } from './MakeCopies.tsx';

const at = '2026-11-20T10:00:00.000Z';
const user: User = {
  ...{ id: 'maya', createdAt: at, updatedAt: at, accountEmail: 'maya@example.com' },
  socialMediaAccounts: [{ platform: 'GITHUB', pageUrl: 'https://github.com/maya' }],
};

test('while something is missing, it is said beside the button, the picture too', () => {
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <MakeCopies user={user} />
    </QueryClientProvider>,
  );
  const button = [...box.querySelectorAll('button')].find(({ textContent }) => textContent.includes('cop'))!;
  const said = () => document.getElementById(button.getAttribute('aria-describedby')!)?.textContent;
  expect(button.disabled).toBe(true);
  expect(said()).toBe('Choose a picture first.');
  click('GitHub');
  expect(said()).toBe('Choose a picture and at least one platform.');
});
