// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../ui/draw-for-test.tsx';
import { useChunk } from './use-chunk.ts';

afterEach(() => vi.unstubAllGlobals());

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
function draw(load: () => Promise<string>) {
  const Part = () => {
    const { module, failed, again } = useChunk(load);
    return (
      <button type="button" onClick={again}>
        {module ?? (failed ? 'not here' : 'on its way')}
      </button>
    );
  };
  return drawForTest(<Part />);
}

test('without a connection that is said, and the part comes by itself once there is one', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  let asked = 0;
  const { box } = draw(async () => `here after ${(asked += 1)}`);
  await settled();
  expect([box.textContent, asked]).toEqual(['not here', 0]);
  vi.stubGlobal('navigator', { onLine: true });
  dispatchEvent(new Event('online'));
  await settled();
  expect(box.textContent).toBe('here after 1');
});

test('one that did not come is asked for again; where the browser would not ask, the page is loaded anew', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const errors = [new Error('too long'), new TypeError('Failed to fetch dynamically imported module: /a.js')];
  const { box, click } = draw(() => Promise.reject(errors.shift() ?? new Error('asked once more')));
  await settled();
  expect([box.textContent, errors.length]).toEqual(['not here', 1]);
  click('not here');
  await settled();
  expect([box.textContent, errors.length, reload.mock.calls.length]).toEqual(['not here', 0, 0]);
  click('not here');
  expect(reload).toHaveBeenCalledOnce();
});
