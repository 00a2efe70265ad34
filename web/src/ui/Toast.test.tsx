// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from './draw-for-test.tsx';
import { toast, Toasts } from './Toast.tsx';

const page = (
  <>
    <main id="main" tabIndex={-1}>
      <button>Ignore</button>
    </main>
    <Toasts />
  </>
);

// First: a page of another test would time its own copy.
test('it goes by itself after a while, but not while somebody is at its button', () => {
  vi.useFakeTimers();
  try {
    const { box } = drawForTest(page);
    act(() => toast('Ignored.', () => {}));
    const button = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo')!;
    act(() => button.focus());
    act(() => vi.advanceTimersByTime(60_000));
    expect(box.textContent).toContain('Ignored.');
    act(() => button.blur());
    act(() => vi.advanceTimersByTime(60_000));
    expect(box.textContent).not.toContain('Ignored.');
  } finally {
    vi.useRealTimers();
  }
});

/** Shows a toast and presses its "Undo" by keyboard, coming from `from`. */
function undoFrom(from: (box: HTMLElement) => HTMLElement | null) {
  const undo = vi.fn();
  const { box, click } = drawForTest(page);
  from(box)?.focus();
  act(() => toast('Ignored.', undo));
  const button = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo')!;
  act(() => button.focus());
  click('Undo');
  return { undo, box };
}

test('“Undo” takes it back, goes, and returns the focus to where it came from', () => {
  const { undo, box } = undoFrom((box) => box.querySelector('button'));
  expect(undo).toHaveBeenCalledOnce();
  expect(box.textContent).not.toContain('Ignored.');
  expect(document.activeElement?.textContent).toBe('Ignore');
});

test('where the focus came from nowhere, it goes to the content', () => {
  undoFrom(() => null);
  expect(document.activeElement?.id).toBe('main');
});

test('the keys that take back elsewhere do so here, the newest first, but not while one writes', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { box } = drawForTest(
    <>
      {page}
      <input />
    </>,
  );
  act(() => toast('Ignored.', first));
  act(() => toast('Removed.', second));
  act(() => toast('Saved.'));
  const press = (on: Element, how: KeyboardEventInit) =>
    act(() => on.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true, ...how })));
  press(box.querySelector('input')!, { ctrlKey: true });
  press(document.body, {});
  press(document.body, { ctrlKey: true, shiftKey: true });
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  press(document.body, { ctrlKey: true });
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  press(document.body, { metaKey: true });
  press(document.body, { metaKey: true });
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('what was said before of the same thing goes with its Undo', () => {
  const { box } = drawForTest(page);
  act(() => toast('Ignored: maya.', () => {}, 'maya'));
  act(() => toast('Ignored: nora.', () => {}, 'nora'));
  act(() => toast('To decide again: maya.', undefined, 'maya'));
  expect(box.textContent).not.toContain('Ignored: maya.');
  expect(box.textContent).toContain('Ignored: nora.');
});

test('it is put away by hand, and what failed without a connection goes with its return', () => {
  const { box } = drawForTest(page);
  act(() => toast('The network didn’t answer.'));
  act(() => toast('Ignored.', () => {}));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(box.textContent).not.toContain('The network didn’t answer.');
  expect(box.textContent).toContain('Ignored.');
  act(() => box.querySelector<HTMLElement>('[aria-label="Dismiss"]')!.click());
  expect(box.textContent).not.toContain('Ignored.');
});
