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
