import type { Verdict } from '#domain/engine/judge/judgement';
import { wholePoints } from '#domain/engine/judge/whole-points';
import { Mark, type MarkKind } from '../Mark.tsx';
import { words as own } from './words.ts';
import styles from './VerdictHead.module.css';

/** The words for people; "this account" is never called real or fake. */
const VERDICT_WORDS: Record<Verdict, { kind: MarkKind; words: string }> = {
  'likely clone': { kind: 'copy', words: own.verdict.likely },
  'possible clone': { kind: 'copy', words: own.verdict.possible },
  namesake: { kind: 'person', words: own.verdict.namesake },
  unrelated: { kind: 'person', words: own.verdict.unrelated },
};

/** The words for a verdict; one matching thing need not be the name, and some accounts say themselves what they are (`label`). */
export function verdictWords(
  verdict: Verdict,
  { sharesName, label }: { sharesName: boolean; label?: string | undefined },
): { kind: MarkKind; words: string } {
  if (label && VERDICT_WORDS[verdict].kind === 'person') return { kind: 'person', words: label };
  if (verdict !== 'namesake') return VERDICT_WORDS[verdict];
  return sharesName ? VERDICT_WORDS.namesake : { kind: 'person', words: own.verdict.oneDetail };
}

/** Opens a comparison: the verdict in words, from what it was made, and the likeness as a number. */
export function VerdictHead({
  verdict,
  score,
  sharesName = true,
  label,
  children,
}: {
  verdict: Verdict;
  score: number;
  sharesName?: boolean;
  /** Said instead of whom it probably belongs to. */
  label?: string | undefined;
  children: React.ReactNode;
}) {
  const { kind, words } = verdictWords(verdict, { sharesName, label });
  const points = wholePoints(score);
  return (
    <div className={styles.verdict}>
      <div>
        <p className={styles.word}>
          <Mark kind={kind}>{words}</Mark>
        </p>
        <p className="quiet">{children}</p>
      </div>
      {/* “0” would say that nothing is alike, not even the name. */}
      {(points > 0 || verdict !== 'namesake') && (
        <p className={styles.likeness}>
          {points} <small>{own.verdict.likeness}</small>
        </p>
      )}
    </div>
  );
}
