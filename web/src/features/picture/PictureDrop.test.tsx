// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { PictureDrop } from './PictureDrop.tsx';

function Given() {
  const [preview, setPreview] = useState<string | undefined>('data:,');
  return (
    <PictureDrop
      {...{ label: 'Picture', alt: 'The picture', words: '', preview, onFile: () => {} }}
      onRemove={() => setPreview(undefined)}
    />
  );
}

test('whoever takes a picture away goes on where another is chosen', () => {
  const { box, click, buttons } = drawForTest(<Given />);
  box.querySelector('button')!.focus();
  click('Remove');
  expect(buttons()).toEqual([]);
  expect(document.activeElement).toBe(box.querySelector('input'));
});
