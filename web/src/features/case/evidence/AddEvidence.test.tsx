// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { at, one } from '../case-for-test.ts';
import { AddEvidence } from './AddEvidence.tsx';

vi.mock('../../../lib/api/rest.ts', () => ({
  call: async () => ({
    case: one({
      evidence: [{ id: 'e1', at, kind: 'note', words: note, sha256: 'a5'.repeat(32), byHelper: false }],
    }),
  }),
}));

const note = 'It wrote to my aunt on Sunday.';
const draft = { at: '/case?id=01A', values: { words: note } };
const field = (evidence: Parameters<typeof one>[0]['evidence'] = []) => {
  sessionStorage.setItem('typed.evidence-01A', JSON.stringify(draft));
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AddEvidence one={one({ evidence })} />
    </QueryClientProvider>,
  );
  return box.querySelector('textarea')!.value;
};
afterEach(() => sessionStorage.clear());

test('what was typed stands there again', () => expect(field()).toBe(note));
test('a note that left meanwhile is in the list alone', () =>
  expect(field([{ id: 'e1', at, kind: 'note', words: note, sha256: 'a5'.repeat(32), byHelper: false }])).toBe(
    '',
  ));

test('what was said of a file that was refused goes once a note alone is kept', async () => {
  sessionStorage.setItem('typed.evidence-01A', JSON.stringify(draft));
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AddEvidence one={one({ evidence: [] })} />
    </QueryClientProvider>,
  );
  const file = box.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(file, 'files', {
    value: [new File(['no picture'], 'notes.txt', { type: 'text/plain' })],
  });
  act(() => void file.dispatchEvent(new Event('change', { bubbles: true })));
  const refusal = 'This isn’t a JPEG, PNG or WebP picture.';
  await vi.waitFor(() => expect(box.textContent).toContain(refusal), 20_000);
  act(() => box.querySelector('form')!.requestSubmit());
  await vi.waitFor(() => expect(box.querySelector('textarea')!.value).toBe(''), 20_000);
  expect(box.textContent).not.toContain(refusal);
});
