// @vitest-environment happy-dom
import { act, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { dropFocus } from './press-for-test.ts';
import { useFocusKept } from './use-focus-kept.ts';

type State = 'idle' | 'busy' | 'empty' | 'done' | 'failed';

function Step({ answers, told }: { answers: Promise<State>[]; told?: string | undefined }) {
  const box = useRef<HTMLElement>(null);
  const [state, setState] = useState<State>('idle');
  useFocusKept(box);
  const note = () => {
    setState('busy');
    for (const answer of answers) void answer.then(setState);
  };
  return (
    <section ref={box}>
      <h2>Report it</h2>
      <p data-outcome>Noted before</p>
      {state !== 'done' && state !== 'empty' && (
        <button disabled={state === 'busy'} onClick={note}>
          Note it
        </button>
      )}
      {state === 'done' && told && (
        <p tabIndex={-1} data-outcome>
          {told}
        </p>
      )}
    </section>
  );
}

/** Presses it by keyboard; `meanwhile` happens before the last answer comes. */
async function press(states: State[], meanwhile: () => void = () => {}, told?: string) {
  const answering: ((state: State) => void)[] = [];
  const answers = states.map(() => new Promise<State>((resolve) => answering.push(resolve)));
  const { box, click } = drawForTest(<Step answers={answers} told={told} />);
  const button = box.querySelector('button')!;
  button.focus();
  click('Note it');
  for (const [n, state] of states.entries()) {
    if (button.isConnected && button.disabled) dropFocus();
    if (n === states.length - 1) meanwhile();
    await act(async () => answering[n]!(state));
  }
  const { activeElement, body } = document;
  return activeElement === body ? 'nowhere' : activeElement?.textContent;
}

test('a button that is gone leaves the focus to the heading of its step', async () =>
  expect(await press(['done'])).toBe('Report it'));
test('a button that is gone leaves the focus to what tells the outcome in its place', async () =>
  expect(await press(['done'], undefined, 'Noted today')).toBe('Noted today'));
test('where that comes a moment later than the button went, too', async () =>
  expect(await press(['empty', 'done'], undefined, 'Noted today')).toBe('Noted today'));
test('a button that waits twice and is gone then leaves the focus to the heading, too', async () =>
  expect(await press(['idle', 'busy', 'done'])).toBe('Report it'));
test('a button that can be pressed again has the focus again', async () =>
  expect(await press(['failed'])).toBe('Note it'));
test('whoever has gone on meanwhile is not called back', async () =>
  expect(
    await press(['done'], () => {
      const elsewhere = document.createElement('button');
      elsewhere.textContent = 'Elsewhere';
      document.body.append(elsewhere);
      elsewhere.focus();
    }),
  ).toBe('Elsewhere'));
