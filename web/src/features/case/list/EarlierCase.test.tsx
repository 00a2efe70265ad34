// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { at, one } from '../case-for-test.ts';
import { EarlierCase } from './EarlierCase.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/api/rest.ts', () => wire);

async function shown(earlier: object, now: object = {}) {
  wire.call.mockResolvedValue({ cases: [{ ...one({ closedAt: at, ...earlier }), pieces: 1 }] });
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <EarlierCase one={one({ caseId: '01B', ...now })} />
    </QueryClientProvider>,
  );
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  return { says: box.textContent, leadsTo: box.querySelector('a')?.getAttribute('href') };
}

test('a new case about an account says how the earlier one ended, and leads to it', async () => {
  expect(await shown({ outcome: 'NOT_A_COPY' })).toEqual({
    says: 'An earlier case about this account was closed on 20 November 2026: not a copy. If nothing has changed since, there may be nothing to report. See that case',
    leadsTo: '/cases/01A',
  });
  expect((await shown({ outcome: 'REMOVED' })).says).toBe(
    'An earlier case about this account was closed on 20 November 2026: said to be gone. See that case',
  );
});

test('where there was none, or this one is closed too, nothing is said', async () => {
  expect((await shown({ handle: 'somebody', outcome: 'REMOVED' })).says).toBe('');
  expect((await shown({ outcome: 'REMOVED' }, { closedAt: at })).says).toBe('');
});
