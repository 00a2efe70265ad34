import type { Case } from '#domain/case/case';
import { ageCaution } from '../../../compare/report/age/age-caution.ts';

/** Above the text of an open case about the reader's own account: what the card of its finding said of the ages of both. */
export function AgeNote({ one: { snapshot, closedAt } }: { one: Case }) {
  const caution = snapshot && !closedAt && ageCaution(snapshot, snapshot.seenAt ?? snapshot.at);
  return caution ? <p className="note small">{caution}</p> : null;
}
