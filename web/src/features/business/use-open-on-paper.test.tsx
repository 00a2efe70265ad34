// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { expect, test } from 'vitest';
import { rootForTest } from '../../ui/draw-for-test.tsx';
import { useOpenOnPaper } from './use-open-on-paper.ts';

function Page() {
  const box = useRef<HTMLDivElement>(null);
  useOpenOnPaper(box);
  return (
    <>
      <details id="outside" />
      <div ref={box}>
        <details id="members" />
        <details id="read" open />
        <div className="no-print">
          <details id="tool" />
        </div>
      </div>
    </>
  );
}

test('what is folded is open while the page is printed, and as it was afterwards; tools stay closed', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const page = document.createElement('div');
  await act(async () => rootForTest(page).render(<Page />));
  const open = () => [...page.querySelectorAll('details[open]')].map(({ id }) => id);
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual(['members', 'read']);
  dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual(['read']);
});
