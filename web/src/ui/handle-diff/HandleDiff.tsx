import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { DiffStep, HandleDiff as Diff } from '#domain/engine/handle/handle-diff';
import { hidesSomething } from '#domain/unseen-characters';
import { apart } from './apart.ts';
import { hangNotes } from './hang-notes.ts';
import styles from './HandleDiff.module.css';
import { ShownText } from '../text/ShownText.tsx';
import { words } from './words.ts';

interface Column {
  yours: string[];
  theirs: string[];
  /** None where both sides agree. */
  look?: string | undefined;
  /** Nothing beside it belongs to the same difference. */
  only?: boolean;
  /** Number of the note that explains it; 0 = none. */
  note: number;
}

/** What a kind of difference is drawn as. */
const LOOK = {
  replaced: styles.swap,
  swapped: styles.swap,
  added: styles.added,
  removed: styles.missing,
};
const SIZE = { small: styles.small, large: styles.large };

/** The columns in runs: an addition begins a new line before it is torn, wraps where it is longer than a line, and keeps one number. */
function runsOf(steps: DiffStep[]): Column[][] {
  let note = 0;
  return steps.flatMap((step): Column[][] => {
    if (step.kind === 'same')
      return step.yours.map((glyph, i) => [{ yours: [glyph], theirs: [step.theirs[i] ?? glyph], note: 0 }]);
    note += 1;
    const look = LOOK[step.kind];
    if (step.kind === 'replaced' || step.kind === 'swapped')
      return [[{ yours: step.yours, theirs: step.theirs, look, only: true, note }]];
    const glyphs = step.kind === 'added' ? step.theirs : step.yours;
    return [
      glyphs.map((glyph, i) => ({
        yours: step.kind === 'added' ? [] : [glyph],
        theirs: step.kind === 'added' ? [glyph] : [],
        look,
        only: glyphs.length === 1,
        note: i === 0 ? note : 0,
      })),
    ];
  });
}

/** Stands for a character that shows nothing, or would turn the others round; its note names it. */
const HIDDEN = '□';

const Row = ({ glyphs }: { glyphs: string[] }): ReactNode => (
  <b>
    {glyphs.length ? (
      glyphs.map((g, i) => <i key={i}>{hidesSomething(g) ? HIDDEN : g}</i>)
    ) : (
      <i className={styles.gap} />
    )}
  </b>
);

const lookOf = ({ look, only }: Column): string =>
  [styles.column, look, only && styles.only].filter(Boolean).join(' ');

interface Props {
  diff: Diff;
  /** Names of the two sides as shown; the spoken sentence comes with the diff. */
  yours?: string;
  theirs?: string;
  /** Largest glyph: small for history, large where the diff is the matter of the page. */
  size?: 'small' | 'large';
}

/**
 * Two handles glyph by glyph: what differs is enlarged and named, the rest stays quiet.
 * The drawing is hidden from assistive technology; one sentence carries the same facts.
 */
export function HandleDiff({ diff, yours = words.yours, theirs = words.theirs, size }: Props) {
  const figure = useRef<HTMLElement>(null);
  const unlike = apart(diff);
  const runs = runsOf(unlike ? [] : diff.steps);
  const columns = runs.flat();
  const notes = diff.steps.filter((step) => step.kind !== 'same');
  const width = columns.reduce(
    (n, c) =>
      n + Math.max(c.yours.length, c.theirs.length) + (c.look === styles.swap ? 0.8 : c.look ? 0.25 : 0),
    0.5,
  );

  useLayoutEffect(() => {
    const element = figure.current;
    if (!element) return;
    // Not a style attribute in the delivered HTML: the content security policy refuses those.
    element.style.setProperty('--n', width.toFixed(1));
    return hangNotes(element);
  }, [width, diff]);

  if (unlike)
    return (
      <dl className={styles.apart}>
        <dt>{yours}</dt>
        <dd className="handle">
          <ShownText text={diff.yours} />
        </dd>
        <dt>{theirs}</dt>
        <dd className="handle">
          <ShownText text={diff.theirs} />
        </dd>
      </dl>
    );
  return (
    <figure
      ref={figure}
      className={size ? `${styles.diff} ${SIZE[size]}` : styles.diff}
      role="group"
      aria-label={words.both}
      key={diff.theirs}
    >
      <p className="vh">{diff.sentence}</p>
      <div className={styles.body} aria-hidden="true">
        <div className={styles.keys}>
          <span>{yours}</span>
          <span>{theirs}</span>
        </div>
        {/* By its first letter, as a line of text is. */}
        <div className={styles.columns} dir="auto">
          {runs.map((run, at) => (
            <span key={at} className={styles.run}>
              {run.map((column, i) => (
                <span key={i} className={lookOf(column)} data-n={column.note || undefined}>
                  <Row glyphs={column.yours} />
                  <Row glyphs={column.theirs} />
                </span>
              ))}
            </span>
          ))}
        </div>
      </div>
      {notes.length > 0 ? (
        <ol className={styles.notes} aria-hidden="true">
          {notes.map((step, i) => (
            <li key={i} data-n={i + 1}>
              <span className={styles.number}>{i + 1}</span>
              <span>
                {step.words}
                {step.code && <code>{step.code}</code>}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.alike} aria-hidden="true">
          {words.same(columns.length, diff.yours === diff.theirs)}
        </p>
      )}
    </figure>
  );
}
