// @vitest-environment happy-dom
import { act, useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { useFocusNear } from './use-focus-near.ts';

function News({ leaves, answer }: { leaves: 'itself' | 'its part' | 'nothing'; answer: Promise<void> }) {
  const box = useRef<HTMLElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  useFocusNear(box);
  const read = () => {
    setState('busy');
    void answer.then(() => setState(leaves === 'nothing' ? 'idle' : 'done'));
  };
  const done = state === 'done';
  return (
    <main ref={box}>
      <h1>Dashboard</h1>
      <section>
        <h2>News</h2>
        {!(done && leaves === 'its part') && (
          <article>
            <h3>A copy</h3>
            {!(done && leaves === 'itself') && (
              <button disabled={state === 'busy'} onClick={read}>
                Mark as read
              </button>
            )}
          </article>
        )}
      </section>
    </main>
  );
}

test.each([
  ['itself', 'A copy'],
  ['its part', 'News'],
  ['nothing', 'Mark as read'],
] as const)('where a button leaves with %s, the focus is on “%s”', async (leaves, near) => {
  let arrive = () => {};
  const answer = new Promise<void>((resolve) => (arrive = resolve));
  const { box, click } = drawForTest(<News leaves={leaves} answer={answer} />);
  const button = box.querySelector('button')!;
  button.focus();
  click('Mark as read');
  button.blur(); // as a browser does with what is disabled
  await act(async () => arrive());
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(near));
});
