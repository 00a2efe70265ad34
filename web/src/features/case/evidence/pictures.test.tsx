// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Evidence } from '#domain/case/case';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { at, one } from '../case-for-test.ts';
import { EvidencePicture } from './EvidencePicture.tsx';
import { SidePicture } from './side/SidePicture.tsx';

const files = vi.hoisted(() => ({ evidenceAddress: vi.fn() }));
vi.mock('./evidence-address.ts', () => files);

let idle: (() => void)[];
beforeEach(() => {
  idle = [];
  files.evidenceAddress.mockReset().mockResolvedValue('data:image/png;base64,');
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => {});
  // Nothing is near the window: the phone shows the head of the page.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const piece = (id: string, part: Partial<Evidence>): Evidence => ({
  ...{ id, at, words: '', sha256: 'a'.repeat(64), byHelper: false },
  ...{ kind: 'picture', contentType: 'image/png', ...part },
});
const draw = (evidence: Evidence[]) => {
  const kept = one({ evidence });
  return drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <SidePicture one={kept} side="yours" />
      <SidePicture one={kept} side="theirs" />
      {evidence.map((piece) => (
        <EvidencePicture key={piece.id} one={kept} piece={piece} />
      ))}
    </QueryClientProvider>,
  ).box;
};
const asked = () => files.evidenceAddress.mock.calls.map(([, { id }]) => id as string);
const rest = () => act(async () => idle.forEach((work) => work()));

test('what stands far down is asked for when the page is idle, each picture once, so that paper has it', async () => {
  const box = draw([
    piece('p1', { side: 'theirs' }),
    piece('p2', { side: 'yours' }),
    piece('p3', { kind: 'screenshot' }),
  ]);
  expect(asked()).toEqual([]);
  await rest();
  await vi.waitFor(async () => {
    await act(() => new Promise((done) => setTimeout(done)));
    expect(box.querySelectorAll('img')).toHaveLength(5);
  });
  expect(asked().toSorted()).toEqual(['p1', 'p2', 'p3']);
});

test.each([
  ['', 'Screenshot of maya_ho1limund. Show it large'],
  ['yesterday. Bea', 'Screenshot of maya_ho1limund: yesterday. Bea. Show it large'],
  ['For puppet wood.', 'Screenshot of maya_ho1limund: For puppet wood. Show it large'],
  ['It asks “Is it you?”', 'Screenshot of maya_ho1limund: It asks “Is it you?” Show it large'],
])('what is noted of a screenshot ends once: “%s”', async (words, says) => {
  const box = draw([piece('p4', { kind: 'screenshot', words })]);
  await rest();
  await vi.waitFor(async () => {
    await act(() => new Promise((done) => setTimeout(done)));
    expect(box.querySelector('button')?.getAttribute('aria-label')).toBe(says);
  });
});

test('a moved picture of another account than the business’s is none of the copy', async () => {
  const box = draw([piece('p5', { side: null, words: 'From an account that isn’t Harbour Loaf’s.' })]);
  await rest();
  await vi.waitFor(async () => {
    await act(() => new Promise((done) => setTimeout(done)));
    expect(box.querySelector('button')?.getAttribute('aria-label')).toBe(
      'A picture: From an account that isn’t Harbour Loaf’s. Show it large',
    );
  });
});

test('where a case keeps no picture, nothing is asked for', async () => {
  draw([]);
  await rest();
  expect(asked()).toEqual([]);
});
