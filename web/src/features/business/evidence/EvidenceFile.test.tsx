// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { EvidenceFile } from './EvidenceFile.tsx';

const server = vi.hoisted(() => ({ hasCases: true, more: 0 }));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async (_api: string, { path }: { path: string }) => {
    if (!path.endsWith('-cases'))
      return { domain: 'acme.example', domains: [{}], more: server.more, findings: [], state: 'done' };
    if (!server.hasCases) throw new Error('down');
    return { cases: [] };
  },
}));

async function shown(part: Partial<typeof server>) {
  Object.assign(server, part);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { box } = drawForTest(
    <QueryClientProvider client={queries}>
      <EvidenceFile businessId="b" />
    </QueryClientProvider>,
  );
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise<void>((done) => setTimeout(done)));
  return box.textContent;
}

test('there is no file without the cases while those couldn’t be loaded', async () => {
  expect(await shown({ hasCases: true })).toContain('Download as CSV');
  const text = await shown({ hasCases: false });
  expect(text).toContain('down');
  expect(text).not.toContain('Download');
});

test.each([
  [0, 'in one table.'],
  [1, 'in one table. 1 more look-alike domain isn’t in it.'],
  [40, 'in one table. 40 more look-alike domains aren’t in it.'],
])('what the file lacks is said beside it: %s', async (more, says) => {
  const text = await shown({ hasCases: true, more });
  expect(text).toContain(`${says}Download`);
});
