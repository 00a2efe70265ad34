// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { LogoPicker } from './LogoPicker.tsx';

const bitmap = { width: 1200, height: 300, close: () => undefined };
vi.mock('../../picture/open-picture.ts', () => ({ openPicture: () => Promise.resolve(bitmap) }));
vi.mock('../../picture/crop-to-square.ts', () => ({
  squarePicture: async (_file: Blob, cut: object) => ({ jpeg: new Blob([JSON.stringify(cut)]) }),
}));
vi.mock('./base64-of.ts', () => ({ base64Of: (blob: Blob) => blob.text() }));

const settle = () => act(() => new Promise<void>((done) => setTimeout(done)));

async function choose() {
  const onChoose = vi.fn();
  const { box, click } = drawForTest(<LogoPicker name="Hazel & Thorn" onChoose={onChoose} />);
  const file = box.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(file, 'files', { value: [new File(['x'], 'wide.png')] });
  act(() => void file.dispatchEvent(new Event('change', { bubbles: true })));
  await settle();
  const said = () => box.querySelector('[role=status].note')?.textContent;
  return { onChoose, click, said };
}

test('a wide logo can be taken whole', async () => {
  const { onChoose, click, said } = await choose();
  click('Use all of it, on white');
  await settle();
  expect(onChoose).toHaveBeenCalledWith(JSON.stringify({ side: 1200, x: 0, y: -450 }));
  expect(said()).toBeUndefined();
});

test('that a file isn’t used is said when its window is closed', async () => {
  const { onChoose, click, said } = await choose();
  click('Close');
  await settle();
  expect(onChoose).not.toHaveBeenCalled();
  expect(said()).toBe('wide.png isn’t used: no part of it was chosen.');
});
