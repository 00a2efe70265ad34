import { useEffect, useRef, useState } from 'react';
import { wholePoints } from '#domain/engine/judge/whole-points';
import { isClone, type Finding } from '#domain/scan/finding';
import { sharesName } from '#domain/scan/reasons/shares-name';
import { platformTable } from '#domain/platform/platform-table';
import { verdictWords } from '../../../../ui/evidence/VerdictHead.tsx';
import { ShownText } from '../../../../ui/text/ShownText.tsx';
import { later } from '../../../../ui/later.tsx';
import { Likeness } from '../Likeness.tsx';
import { labelFor } from './label-for.ts';
import styles from './SelectSeveral.module.css';
import { asksTwice } from '../mine/asks-twice.ts';
import { SeverityWord } from '../SeverityWord.tsx';
import { words } from '../words.ts';

const said = words.several;
const AskTwiceOfSeveral = later(
  async () => (await import('../mine/AskTwiceOfSeveral.tsx')).AskTwiceOfSeveral,
);

interface Props {
  /** Those that are open. */
  findings: readonly Finding[];
  onDecide: (findings: Finding[], decision: 'MINE' | 'IGNORED') => void;
  onEnd: () => void;
}

/** Open findings as a list to tick: one decision for all that are ticked. Escape ends it. */
export function SelectSeveral({ findings, onDecide, onEnd }: Props) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState(false);
  const frame = useRef<HTMLFieldSetElement>(null);
  // The button that opened it is gone: the list takes the focus.
  useEffect(() => frame.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const chosen = findings.filter(({ id }) => ticked.has(id));
  const tick = (id: string, on: boolean) =>
    setTicked(new Set(on ? [...ticked, id] : [...ticked].filter((one) => one !== id)));
  const doubted = chosen.filter(asksTwice);
  const isAll = chosen.length === findings.length;
  return (
    <fieldset
      ref={frame}
      className={styles.several}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !asking) onEnd();
      }}
    >
      <legend className="small">{said.legend}</legend>
      <p className="actions">
        <button
          type="button"
          className="link-like"
          onClick={() => setTicked(new Set(isAll ? [] : findings.map(({ id }) => id)))}
        >
          {isAll ? said.none : said.all}
        </button>
        <button type="button" className="link-like" onClick={onEnd}>
          {said.end}
        </button>
      </p>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <li key={finding.id}>
            <label className={`check ${styles.row}`}>
              <input
                type="checkbox"
                checked={ticked.has(finding.id)}
                onChange={({ target }) => tick(finding.id, target.checked)}
              />
              <span className={styles.who}>
                <span className="handle">
                  <ShownText text={finding.theirs.handle} />
                </span>{' '}
                {words.title.on(platformTable[finding.platform].name)}
              </span>
              <span className={styles.aside}>
                {isClone(finding) ? (
                  <SeverityWord finding={finding} />
                ) : (
                  verdictWords(finding.verdict, {
                    sharesName: sharesName(finding),
                    label: labelFor(finding),
                  }).words
                )}
                {wholePoints(finding.score) > 0 && (
                  <>
                    {', '}
                    <Likeness score={finding.score} small />
                  </>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <span role="status">{said.count(chosen.length)}</span>
        <button
          type="button"
          className="button"
          disabled={chosen.length === 0}
          onClick={() => (doubted.length > 0 ? setAsking(true) : onDecide(chosen, 'MINE'))}
        >
          {said.mine}
        </button>
        <button
          type="button"
          className="button"
          disabled={chosen.length === 0}
          onClick={() => onDecide(chosen, 'IGNORED')}
        >
          {said.ignore}
        </button>
      </div>
      {asking && (
        <AskTwiceOfSeveral
          doubted={doubted}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            onDecide(chosen, 'MINE');
          }}
        />
      )}
    </fieldset>
  );
}
