// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawForTest } from './draw-for-test.tsx';
import { PartSkeleton, Skeleton, Trouble } from './Trouble.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['rows', <Skeleton />],
  ['a part', <PartSkeleton title="Report" rank="h3" rows={3} shape="card" />],
])(
  '%s on their way say after ten seconds that it takes long, and offer to load the page again',
  (_, shown) => {
    const { box, buttons } = drawForTest(shown);
    act(() => vi.advanceTimersByTime(9_000));
    expect(buttons()).toEqual([]);
    act(() => vi.advanceTimersByTime(2_000));
    expect(box.textContent).toContain('This is taking longer than usual.');
    expect(buttons()).toEqual(['Load the page again']);
  },
);

test('what could not be loaded is loaded again once the connection is back, as the page says', () => {
  const again = vi.fn();
  const Page = () => {
    const [troubled, setTroubled] = useState(true);
    again.mockImplementation(() => setTroubled(false));
    return troubled && <Trouble words="The network didn’t answer." again={again} />;
  };
  drawForTest(<Page />);
  expect(again).not.toHaveBeenCalled();
  act(() => void dispatchEvent(new Event('online')));
  expect(again).toHaveBeenCalledOnce();
  act(() => void dispatchEvent(new Event('online')));
  expect(again).toHaveBeenCalledOnce();
});

test('who tries again keeps their place, though the button goes with its note', () => {
  const Page = () => {
    const [troubled, setTroubled] = useState(true);
    return (
      <section>
        {troubled ? <Trouble words="The network didn’t answer." again={() => setTroubled(false)} /> : 'Here.'}
      </section>
    );
  };
  const { box, buttons, click } = drawForTest(<Page />);
  box.querySelector('button')!.focus();
  click('Try again');
  expect(buttons()).toEqual([]);
  expect(document.activeElement).toBe(box.querySelector('section'));
});
