// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { useMissingFinding } from './use-missing-finding.ts';

const toast = vi.hoisted(() => vi.fn());
vi.mock('../../ui/Toast.tsx', () => ({ toast }));

/** What is said on a page with these findings that a link leads to. */
function said(hash: string, first: string[] | undefined, then = first): unknown[] {
  vi.useFakeTimers();
  toast.mockClear();
  const known = (ids: string[] | undefined) => ids?.map((id) => ({ id }));
  const Page = () => {
    const [findings, come] = useState(known(first));
    useMissingFinding(findings);
    return <button onClick={() => come(known(then))}>Come</button>;
  };
  const { click } = drawForTest(<Page />, `/dashboard${hash}`);
  act(() => void vi.advanceTimersByTime(1000));
  click('Come');
  act(() => void vi.advanceTimersByTime(5000));
  vi.useRealTimers();
  return toast.mock.calls.map(([text]) => text as unknown);
}

test('a link to a finding that is gone says so, and one to a finding that is there, or comes, says nothing', () => {
  expect(said('#finding-a', ['b'])).toEqual([expect.stringMatching(/no longer on your list/)]);
  expect(said('#finding-a', [])).toHaveLength(1);
  expect(said('#finding-a', ['a', 'b'])).toEqual([]);
  expect(said('#finding-a', ['b'], ['a', 'b'])).toEqual([]);
  expect(said('#finding-a', undefined)).toEqual([]);
  expect(said('#brand', ['b'])).toEqual([]);
});
