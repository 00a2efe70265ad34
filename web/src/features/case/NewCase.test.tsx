// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { NewCase } from './NewCase.tsx';

afterEach(() => sessionStorage.clear());

const note = 'It asked my sister for money.';
const draw = () => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <NewCase user={undefined} />
    </QueryClientProvider>,
  );
  return box.querySelector('textarea')!;
};

test('what was typed is there again after a reload or the way back', async () => {
  const field = draw();
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!;
  await act(async () => {
    write.call(field, note);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(draw().value).toBe(note);
});
