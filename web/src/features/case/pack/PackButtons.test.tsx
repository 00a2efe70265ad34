// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { one } from '../case-for-test.ts';
import { PackButtons } from './PackButtons.tsx';

const seen = vi.hoisted(() => ({ kept: {}, packed: {}, files: [] as string[] }));
vi.mock(import('../../../lib/use-links.ts'), async (original) => {
  const actual = await original();
  return { ...actual, useLinks: () => actual.linksFor(false, '') };
});
vi.mock('../../../lib/api/rest.ts', () => ({ call: async () => ({ case: seen.kept }) }));
vi.mock('../../../lib/save-file.ts', () => ({ saveFile: (name: string) => seen.files.push(name) }));
vi.mock('./load-pack.ts', () => ({
  loadPack: async (packed: object) => {
    seen.packed = packed;
    return {};
  },
}));

test('a pack holds what somebody else, or another tab, has added since the page was loaded', async () => {
  const kept = one({ facts: ['ASKS_FOR_MONEY'] });
  seen.kept = kept;
  const { click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <PackButtons caseId="01A" name="Maya" accounts={[{ platform: 'X', pageUrl: 'https://x.com/maya' }]} />
    </QueryClientProvider>,
  );
  click('Download the PDF');
  await act(() => vi.waitFor(() => expect(seen.files).toEqual(['countersign-case-01A.pdf'])));
  expect(seen.packed).toMatchObject({
    one: kept,
    report: expect.stringContaining('It asks for money.') as string,
    own: { handle: 'maya', url: 'https://x.com/maya', verifiedAt: null },
  });
});
