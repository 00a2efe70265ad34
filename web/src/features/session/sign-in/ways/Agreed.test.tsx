// @vitest-environment happy-dom
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../../ui/draw-for-test.tsx';
import { Agreed } from './Agreed.tsx';

const Where = () => <output>{useLocation().pathname}</output>;

test('a document opens over the page, which stays with what was typed', async () => {
  const { box } = drawForTest(
    <>
      <Agreed />
      <Where />
    </>,
  );
  const before = box.querySelector('output')!.textContent;
  const link = [...box.querySelectorAll('a')].find(({ textContent }) => textContent === 'Terms of Service')!;
  await act(async () => link.click());
  await vi.waitFor(
    () => expect(box.querySelector('dialog h2')?.textContent).toBe('Terms of Service'),
    20_000,
  );
  expect(box.querySelector('output')!.textContent).toBe(before);
});
