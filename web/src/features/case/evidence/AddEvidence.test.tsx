// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { at, one } from '../case-for-test.ts';
import { AddEvidence } from './AddEvidence.tsx';

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
