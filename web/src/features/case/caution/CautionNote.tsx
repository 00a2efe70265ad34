import type { Case } from '#domain/case/case';
import { told } from '#domain/case/represented/told';
import { isOlder } from '#domain/scan/reasons/is-older';
import { sharesName } from '#domain/scan/reasons/shares-name';
import { ageCaution } from '../../compare/report/age/age-caution.ts';
import { reportable } from '../../compare/report/reportable.ts';
import { words } from './words.ts';

interface Props {
  one: Case;
  /** What it stands above: the text for the platform, or the warning. */
  above: 'report' | 'warning';
}

/** Above a text of an open case: what is to be thought of before anybody is told that the account is a copy. */
export function CautionNote({ one, above }: Props) {
  const caution = cautionOf(one, above);
  return caution ? <p className="note small">{caution}</p> : null;
}

function cautionOf(one: Case, above: Props['above']): string | undefined {
  const { snapshot, comparedElse, closedAt, facts, behalf, foundElse } = told(one);
  if (closedAt || comparedElse) return undefined;
  if (!snapshot)
    return foundElse && !behalf && !facts?.length ? words.found(foundElse.sharesName) : undefined;
  if (isOlder(snapshot)) return words.older;
  // Who says what else it does goes by more than what is alike.
  if (!reportable(snapshot) && !facts?.length) return words.tooLittle(sharesName(snapshot));
  return behalf || above === 'warning' ? undefined : ageCaution(snapshot, snapshot.seenAt ?? snapshot.at);
}
