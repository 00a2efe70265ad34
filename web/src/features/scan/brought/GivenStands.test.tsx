// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { toast, Toasts } from '../../../ui/Toast.tsx';
import { aboutGiven } from './given.ts';
import { GivenStands } from './GivenStands.tsx';

const finding = {
  ...{ id: 'f', platform: 'SNAPCHAT', verdict: 'namesake', status: 'OPEN', reasons: [] },
  yours: { platform: 'X', handle: 'lena', name: 'Lena', url: 'https://x.com/lena' },
  theirs: { platform: 'SNAPCHAT', handle: 'lena-marchetti1', name: 'Lena' },
};
vi.mock('../../case/api.ts', () => ({ useCaseOf: () => undefined }));
vi.mock('../api.ts', () => ({ useReport: () => ({ data: { findings: [finding] }, dataUpdatedAt: 2_000 }) }));

const drawn = (handle: string, at: number) =>
  drawForTest(<GivenStands given={{ platform: 'SNAPCHAT', handle, at }} />).box;

test('what came of an account that was given leads to it, however it is written', () => {
  const box = drawn('Lena-Marchetti1', 1_000);
  expect(box.textContent).toBe(
    'lena-marchetti1 on Snapchat: Alike in one detail, probably someone else See it in the report',
  );
  expect(box.querySelector('a')!.getAttribute('href')).toBe('/#finding-f');
});

test.each([
  ['the report is older than that it was given', 'lena-marchetti1', 2_000],
  ['it became no finding', 'somebody', 1_000],
])('nothing is said while %s', (_, handle, at) => expect(drawn(handle, at).textContent).toBe(''));

test('what was said while it was on its way goes once it stands', async () => {
  const { box } = drawForTest(<Toasts />);
  await act(async () => toast('We’re comparing it.', undefined, aboutGiven('lena-marchetti1')));
  expect(box.textContent).toContain('We’re comparing it.');
  await act(async () => void drawn('Lena-Marchetti1', 1_000));
  expect(box.textContent).not.toContain('We’re comparing it.');
});
