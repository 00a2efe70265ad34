import { asSeen } from '#domain/engine/web/as-seen';
import { useEffect, useRef, useState } from 'react';
import { pressed } from '../../../lib/late/pressed.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { LongField } from '../../../ui/form/LongField.tsx';
import type { Classified, Imitated } from './classify-list.ts';
import { ClassifiedList } from './ClassifiedList.tsx';
import { words } from './words.ts';

type State =
  | { at: 'start' }
  | { at: 'reading'; done: number; all: number }
  | { at: 'end'; found: Classified }
  | { at: 'failed'; why: Error };

/** Which names of a pasted or chosen list could pass for the domain. Nothing of it leaves the page. */
export function ClassifyList({ imitated }: { imitated: Imitated }) {
  const { domain } = imitated;
  const [text, setText] = useState('');
  const [state, setState] = useState<State>({ at: 'start' });
  // Another list, or leaving the page, ends the reading of the one before.
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  const check = async (list: () => Promise<string>) => {
    latest.current += 1;
    const mine = latest.current;
    const tell = (next: State) => mine === latest.current && setState(next);
    try {
      tell({ at: 'reading', done: 0, all: 0 });
      const [{ classifyList, isNoText, linesOf, mostLines }, given] = await Promise.all([
        pressed(() => import('./classify-list.ts')),
        list(),
      ]);
      if (isNoText(given)) throw new Error(words.noText);
      const lines = linesOf(given);
      if (lines.length > mostLines) throw new Error(words.tooMany);
      const found = await classifyList(lines, imitated, async (done) => {
        tell({ at: 'reading', done, all: lines.length });
        await new Promise((then) => setTimeout(then));
        if (mine !== latest.current) throw new Error('Nobody waits for it');
      });
      tell({ at: 'end', found });
    } catch (error) {
      tell({ at: 'failed', why: error as Error });
    }
  };
  const isReading = state.at === 'reading';
  return (
    <div className="stack-small">
      <p className="quiet prose">{words.lead(asSeen(domain))}</p>
      <LongField label={words.label} rows={5} value={text} onChange={setText} hint={words.hint} />
      <label className="field">
        <span>{words.file}</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void check(() => file.text());
            target.value = '';
          }}
        />
      </label>
      <p className="actions">
        <button
          type="button"
          className="button"
          disabled={isReading || text.trim() === ''}
          onClick={() => void check(async () => text)}
        >
          {isReading ? words.checking : words.check}
        </button>
      </p>
      <div role="status">
        {isReading && state.all > 0 && <p className="quiet small">{words.progress(state.done, state.all)}</p>}
        {state.at === 'end' && (
          <>
            <p className="prose">
              {words.outcome(state.found.hits.length, state.found.names, asSeen(domain))}
            </p>
            {state.found.names > 0 && <p className="quiet small prose">{words.limit}</p>}
          </>
        )}
      </div>
      {state.at === 'failed' && <Failed error={state.why} kept />}
      {state.at === 'end' && <ClassifiedList found={state.found} />}
    </div>
  );
}
