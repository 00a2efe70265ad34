// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';
import { drawForTest } from './draw-for-test.tsx';

function Letter() {
  const [text, setText] = useState('my name');
  return (
    <>
      <CopyButton text={text} label="Copy" />
      <button onClick={() => setText('our name')}>Change</button>
    </>
  );
}

test('a text that was copied is said to be, and another one that takes its place is not', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { click, buttons } = drawForTest(<Letter />);
  await act(async () => click('Copy'));
  expect(writeText).toHaveBeenCalledWith('my name');
  expect(buttons()).toEqual(['Copied', 'Change']);
  click('Change');
  expect(buttons()).toEqual(['Copy', 'Change']);
  vi.unstubAllGlobals();
});
