// @vitest-environment happy-dom
import { act, Fragment, useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { dropFocus } from './press-for-test.ts';
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
  dropFocus();
  await act(async () => arrive());
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(near));
});

/** A list whose open rows have folded reasons; what is decided is folded away below. */
function Brand({ answer }: { answer: Promise<void> }) {
  const box = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useFocusNear(box);
  return (
    <main ref={box}>
      <h1>Business</h1>
      <section>
        <h2>Accounts like yours</h2>
        <div>
          <article>
            {/* Another one, read a moment ago. */}
            <details open>
              <h3>Why</h3>
            </details>
          </article>
          <details open>
            {!open && <button onClick={() => void answer.then(() => setOpen(true))}>Undo</button>}
          </details>
        </div>
      </section>
    </main>
  );
}

test('what is folded away near it is passed over: such a heading is not that of its part', async () => {
  let arrive = () => {};
  const answer = new Promise<void>((resolve) => (arrive = resolve));
  const { box, click } = drawForTest(<Brand answer={answer} />);
  box.querySelector('button')!.focus();
  click('Undo');
  await act(async () => arrive());
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Accounts like yours'));
});

/** A card with a dialog that closes at once, and goes itself once the answer has come. */
function Reviewed({ answer, givesBack }: { answer: Promise<void>; givesBack: boolean }) {
  const box = useRef<HTMLElement>(null);
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  useFocusNear(box);
  const keep = () => {
    if (givesBack) box.current?.querySelector('button')?.focus();
    setState('busy');
    void answer.then(() => setState('done'));
  };
  return (
    <main ref={box}>
      <h1>Reviews</h1>
      <section>
        <h2>Accounts</h2>
        {state !== 'done' && (
          <article>
            <h3>A copy</h3>
            <button disabled={state === 'busy' && !givesBack}>Nothing wrong</button>
            {state === 'asked' && <button onClick={keep}>Keep it</button>}
          </article>
        )}
      </section>
    </main>
  );
}

test.each([
  [false, 'A copy'],
  [true, 'Nothing wrong'],
])(
  'where the part goes later, the focus goes on to the next heading (given back: %s)',
  async (givesBack, first) => {
    let arrive = () => {};
    const answer = new Promise<void>((resolve) => (arrive = resolve));
    const { box, click } = drawForTest(<Reviewed answer={answer} givesBack={givesBack} />);
    [...box.querySelectorAll('button')].at(-1)!.focus();
    click('Keep it');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(first));
    await act(async () => arrive());
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Accounts'));
  },
);

/** A list of which what is decided leaves at once, or says so where it stands. */
function Several({ stays }: { stays: boolean }) {
  const box = useRef<HTMLElement>(null);
  const [decided, setDecided] = useState<string[]>([]);
  useFocusNear(box);
  const left = ['first', 'second', 'third'].filter((name) => stays || !decided.includes(name));
  return (
    <main ref={box}>
      <h1>Business</h1>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <div tabIndex={-1}>{name}</div>
            {!decided.includes(name) && (
              <button onClick={() => setDecided([...decided, name])}>Not a copy: {name}</button>
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}

test('in a list the focus goes to the item after the one that left, to the one before the last, and at the end to the heading', async () => {
  const { box, click } = drawForTest(<Several stays={false} />);
  const decide = async (name: string, next: string) => {
    [...box.querySelectorAll('button')].find(({ textContent }) => textContent.endsWith(name))!.focus();
    click(`Not a copy: ${name}`);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(next));
  };
  await decide('second', 'third');
  await decide('third', 'first');
  await decide('first', 'Business');
});

test('an item that stays without its button has the focus', async () => {
  const { box, click } = drawForTest(<Several stays />);
  box.querySelectorAll('button')[1]!.focus();
  click('Not a copy: second');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('second'));
});

/** A table whose open row has another below it, and a part of the page after it. */
function Listed() {
  const box = useRef<HTMLElement>(null);
  const [left, setLeft] = useState(['first', 'second', 'third']);
  useFocusNear(box);
  return (
    <main ref={box}>
      <h1>Accounts</h1>
      <div>
        <table>
          <tbody>
            {left.map((name) => (
              <Fragment key={name}>
                <tr>
                  <td>{name}</td>
                  <td>
                    <button onClick={() => setLeft(left.filter((one) => one !== name))}>Remove {name}</button>
                  </td>
                </tr>
                {name === 'first' && (
                  <tr>
                    <td>Its proof</td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
        <section>
          <h2>One page for all</h2>
        </section>
      </div>
    </main>
  );
}

test('in a table the focus goes to the row after the one that left with all of it', async () => {
  const { box, click } = drawForTest(<Listed />);
  const remove = async (name: string, next: string) => {
    [...box.querySelectorAll('button')].find(({ textContent }) => textContent.endsWith(name))!.focus();
    click(`Remove ${name}`);
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('TR'));
    expect(document.activeElement?.textContent).toContain(next);
  };
  await remove('first', 'second');
  await remove('third', 'second');
});
