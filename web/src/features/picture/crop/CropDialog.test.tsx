// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { PictureRefused } from '../check-picture.ts';
import { CropDialog } from './CropDialog.tsx';

const bitmap = { width: 1000, height: 2000, close: () => undefined };
const opened = vi.hoisted(() => ({ picture: vi.fn<() => Promise<unknown>>() }));
vi.mock('../open-picture.ts', () => ({ openPicture: opened.picture }));
beforeEach(() => void opened.picture.mockReset().mockResolvedValue(bitmap));

test('of a picture that is no square all can be kept, where it is drawn on white', async () => {
  const onCut = vi.fn();
  const { click, buttons } = drawForTest(
    <CropDialog file={new File([], 'logo.png')} whole padded onCut={onCut} onClose={() => undefined} />,
  );
  await act(() => new Promise<void>((done) => setTimeout(done)));
  click('Use all of it, on white');
  expect(onCut).toHaveBeenCalledWith({ x: -500, y: 0, side: 2000 });
  expect(buttons()).toContain('Use this part');
});

test('the arrow keys move the square as soon as the dialog is open', async () => {
  const onCut = vi.fn();
  const { box, click } = drawForTest(
    <CropDialog file={new File([], 'screenshot.png')} onCut={onCut} onClose={() => undefined} />,
  );
  await act(() => new Promise<void>((done) => setTimeout(done)));
  expect(document.activeElement).toBe(box.querySelector('[role=application]'));
  act(
    () =>
      void document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
      ),
  );
  click('Use this part');
  expect(onCut).toHaveBeenCalledWith({ x: 370, y: 100, side: 300 });
});

test('a file that is no picture has nothing to crop, and says why where the focus is', async () => {
  opened.picture.mockRejectedValueOnce(new PictureRefused('This isn’t a picture.'));
  const { box, buttons } = drawForTest(
    <CropDialog file={new File([], 'letter.pdf')} onCut={() => undefined} onClose={() => undefined} />,
  );
  await act(() => new Promise<void>((done) => setTimeout(done)));
  expect(document.activeElement?.textContent).toBe('This isn’t a picture.');
  expect([buttons(), box.querySelector('canvas')]).toEqual([['Close'], null]);
});

test('of a square picture another square is drawn over the first, which is all of it; buttons resize it', async () => {
  opened.picture.mockResolvedValueOnce({ ...bitmap, height: 1000 });
  const onCut = vi.fn();
  const { box, click } = drawForTest(
    <CropDialog file={new File([], 'me.png')} whole onCut={onCut} onClose={() => undefined} />,
  );
  await act(() => new Promise<void>((done) => setTimeout(done)));
  click('Smaller');
  click('Use this part');
  expect(onCut).toHaveBeenLastCalledWith({ x: 75, y: 75, side: 850 });
  click('Larger');
  click('Larger');
  const area = box.querySelector<HTMLElement>('[role=application]')!;
  area.getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 100 }) as DOMRect;
  area.setPointerCapture = () => undefined;
  const point = (type: string, x: number, y: number) =>
    act(() => void area.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, bubbles: true })));
  point('pointerdown', 20, 10);
  point('pointermove', 60, 50);
  click('Use this part');
  expect(onCut).toHaveBeenLastCalledWith({ x: 200, y: 100, side: 400 });
});
