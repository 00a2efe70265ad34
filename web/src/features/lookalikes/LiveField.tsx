import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { HandleDiff } from '../../ui/handle-diff/HandleDiff.tsx';
import { chunk, online } from '../../lib/chunk.ts';
import { EXAMPLE_HANDLE, EXAMPLES } from './examples.ts';
import type * as Engine from './engine.ts';
import { keepHandle } from './typed-handle.ts';
import { words } from './words.ts';
import styles from './LiveField.module.css';

/**
 * Type a handle, see who might pass for it. The engine arrives with the first keystroke (or focus); until then the
 * example stands. Nothing typed leaves the browser: it goes along to the comparison of this tab.
 */
export function LiveField() {
  const [typed, setTyped] = useState(EXAMPLE_HANDLE);
  const [chosen, setChosen] = useState(0);
  const [engine, wake] = useEngine();
  const handle = useDeferredValue(typed.trim());
  const looks = useMemo(
    () =>
      engine && handle ? engine.liveLooks(handle) : handle === EXAMPLE_HANDLE || !handle ? EXAMPLES : [],
    [engine, handle],
  );
  const pick = looks[Math.min(chosen, looks.length - 1)];

  return (
    <div className={styles.specimen}>
      <div className={styles.inside}>
        <label htmlFor="handle">{words.label}</label>
        <div className={styles.field}>
          <span aria-hidden="true">@</span>
          <input
            id="handle"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={300}
            value={typed}
            onFocus={wake}
            // What is typed takes the example's place, wherever it was pressed.
            onClick={({ currentTarget }) => typed === EXAMPLE_HANDLE && currentTarget.select()}
            onChange={(event) => {
              wake();
              setChosen(0);
              setTyped(event.target.value);
              keepHandle(event.target.value.trim());
            }}
          />
        </div>
      </div>
      <div className={styles.seen}>
        <span>{words.feed}</span>
        <b>{pick?.value ?? handle}</b>
      </div>
      <div className={`${styles.inside} ${styles.diff}`}>
        {engine && handle && looks.length === 0 && <p>{engine.whyNone(handle)}</p>}
        {pick && <HandleDiff diff={pick.diff} theirs={words.theirs} key={`${handle} ${pick.value}`} />}
      </div>
      <ul className={styles.choices} aria-label={words.list}>
        {looks.map((look, i) => (
          <li key={look.value}>
            <button type="button" aria-pressed={look === pick} onClick={() => setChosen(i)}>
              <span className={`handle ${styles.handle}`}>{look.value}</span>
              <span className={`label ${styles.how}`}>{look.how}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useEngine(): [typeof Engine | undefined, () => void] {
  const [engine, setEngine] = useState<typeof Engine>();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || engine) return;
    let gone = false;
    const load = async () => {
      await online();
      return chunk(() => import('./engine.ts'));
    };
    load().then(
      (module) => gone || setEngine(module),
      () => gone || setWanted(false), // the next keystroke asks again
    );
    return () => {
      gone = true;
    };
  }, [wanted, engine]);
  return [engine, () => setWanted(true)];
}
