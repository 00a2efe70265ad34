// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Leave } from './Leave.tsx';

vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'mo', email: '' }) }));

test.each([
  [{ name: 'Acme', domain: 'acme.example' }, 'Leave Acme?'],
  [{ domain: 'acme.example' }, 'Leave acme.example?'],
  [{ name: null, domain: null }, 'Leave the business?'],
])('a business is asked about by its name, or what stands for one: %o', (part, asks) => {
  const { click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Leave business={{ id: 'b', role: 'MEMBER', ...part } as never} address="mo@acme.example" />
    </QueryClientProvider>,
  );
  click('Leave this business');
  expect(document.querySelector('[role=dialog], dialog')!.textContent).toContain(asks);
});

test.each([
  ['ADMIN', true],
  ['MANAGER', false],
])('whoever leaves as %s reads what becomes of tokens: %s', (role, said) => {
  const { click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Leave business={{ id: 'b', name: 'Acme', role } as never} address="mo@acme.example" />
    </QueryClientProvider>,
  );
  click('Leave this business');
  const { textContent } = document.querySelector('[role=dialog], dialog')!;
  expect(textContent).toContain('You give up your seat');
  expect(textContent.includes('Any API tokens you made keep working until an admin revokes them.')).toBe(
    said,
  );
});
