import { type AskedAgain as Again, askedAgain, askedAgainWords } from '#domain/scan/reasons/asked-again';
import type { Finding } from '#domain/scan/finding';
import { dayOf } from '../../../../lib/when.ts';
import { words } from './words.ts';

interface Props {
  again: Again | null | undefined;
  /** Several decide about it, as in a business. */
  isShared?: boolean;
}

/** Of an account that waits for a decision again: what it had been marked as, and what changed since. */
export function AskedAgain({ again, isShared = false }: Props) {
  if (!again) return null;
  const said = askedAgainWords(again, isShared, again.on ? dayOf(again.on) : undefined);
  return (
    <p className="note">
      {said}
      {again.was === 'MINE' && ` ${words.stillYours}`}
    </p>
  );
}

/** The same of a finding, whose timeline says so. */
export const FindingAskedAgain = ({ finding }: { finding: Finding }) => (
  <AskedAgain again={askedAgain(finding)} />
);
