import { inFull } from '#domain/engine/web/as-seen';
import { csvOf } from '#domain/business/csv';
import { saveFile } from '../../../lib/save-file.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import rowed from '../Rows.module.css';
import type { Classified } from './classify-list.ts';
import { words } from './words.ts';

/** More than anyone looks through on a page; the file has all. */
const mostShown = 100;
const mostFaults = 20;

/** What became of a list: the names with the reasons, and the lines without one. */
export function ClassifiedList({ found: { hits, faults } }: { found: Classified }) {
  const now = useNow();
  const save = () => {
    const rows = hits.map(({ domain, why, score, line }) => [domain, why, String(score), String(line)]);
    saveFile(
      words.fileName(new Date(now).toISOString().slice(0, 10)),
      new TextEncoder().encode(csvOf([[...words.columns], ...rows])),
      'text/csv;charset=utf-8',
    );
  };
  return (
    <>
      {hits.length > 0 && (
        <>
          <ul className={rowed.rows} aria-label={words.hits}>
            {hits.slice(0, mostShown).map(({ line, domain, why }) => (
              <li key={line}>
                <div>
                  <span className="handle">
                    <ShownText text={inFull(domain)} />
                  </span>
                  <br />
                  <span className="small">{why}</span>
                </div>
                <span className="label">{words.line(line)}</span>
              </li>
            ))}
          </ul>
          {hits.length > mostShown && (
            <p className="quiet small">{words.moreHits(hits.length - mostShown)}</p>
          )}
          <p className="actions">
            <button type="button" className="button" onClick={save}>
              {words.save}
            </button>
          </p>
        </>
      )}
      {faults.length > 0 && (
        <>
          <ul className="small" aria-label={words.faults}>
            {faults.slice(0, mostFaults).map(({ line, text }) => (
              <li key={line}>
                <ShownText text={words.fault(line, text)} />
              </li>
            ))}
          </ul>
          {faults.length > mostFaults && (
            <p className="quiet small">{words.moreFaults(faults.length - mostFaults)}</p>
          )}
        </>
      )}
    </>
  );
}
