import { useState } from 'react';
import { sourceName, type SourceState } from '#domain/operations/operations';
import { when } from '../../../lib/when.ts';
import { Mark, type MarkKind } from '../../../ui/Mark.tsx';
import { PauseDialog } from './PauseDialog.tsx';
import styles from './Sources.module.css';
import { words } from './words.ts';

const said = words.sources;

/** Each source with how it does now, what of its budget is used, and its switch. */
export function Sources({ sources, now }: { sources: readonly SourceState[]; now: number }) {
  const [changing, setChanging] = useState<SourceState>();
  return (
    <>
      <ul className={styles.sources}>
        {sources.map((state) => (
          <li key={state.source} aria-label={sourceName(state.source)}>
            <div>
              <h3 className="h4">{sourceName(state.source)}</h3>
              <Standing state={state} now={now} />
            </div>
            <dl className={styles.facts}>
              <Budget state={state} way="lookUp" />
              <Budget state={state} way="search" />
            </dl>
            <button type="button" className="button" onClick={() => setChanging(state)}>
              {state.paused ? said.resume : said.pause}
              <span className="vh"> {sourceName(state.source)}</span>
            </button>
          </li>
        ))}
      </ul>
      {changing && <PauseDialog state={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}

const marks: Record<keyof typeof said.state, MarkKind> = {
  on: 'done',
  resting: 'wait',
  paused: 'none',
  off: 'none',
};

/** What keeps a source from being asked comes first: our own switch, no access, its own silence. */
function standingOf({ paused, connected, resting }: SourceState): keyof typeof said.state {
  if (paused) return 'paused';
  if (!connected) return 'off';
  return resting ? 'resting' : 'on';
}

function Standing({ state, now }: { state: SourceState; now: number }) {
  const standing = standingOf(state);
  const { paused } = state;
  return (
    <>
      <p>
        <Mark kind={marks[standing]}>{said.state[standing]}</Mark>
      </p>
      {paused && (
        <>
          <p className={`small ${styles.words}`}>{paused.reason}</p>
          <p className="small quiet">{said.pausedBy(when(paused.at, now), paused.by)}</p>
        </>
      )}
      {(standing === 'resting' || standing === 'off') && <p className="small quiet">{said.why[standing]}</p>}
    </>
  );
}

function Budget({ state, way }: { state: SourceState; way: 'lookUp' | 'search' }) {
  const budget = state.budgets[way];
  if (!budget || !state.connected) return null;
  return (
    <div>
      <dt>{said.budget[way]}</dt>
      <dd>{said.used(budget.used, budget.most, budget.per)}</dd>
    </div>
  );
}
