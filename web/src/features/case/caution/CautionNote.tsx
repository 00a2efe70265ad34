import type { Case } from '#domain/case/case';
import { told } from '#domain/case/represented/told';
import { ageCaution } from '../../compare/report/age/age-caution.ts';
import { reportable } from '../../compare/report/reportable.ts';
import { isOlder } from '../../compare/report/age/is-older.ts';
import { words } from './words.ts';

/** Above the text of an open case: what is to be thought of before anybody is told that the account is a copy. */
export function CautionNote({ one }: { one: Case }) {
  const caution = cautionOf(one);
  return caution ? <p className="note small">{caution}</p> : null;
}

function cautionOf(one: Case): string | undefined {
  const { snapshot, comparedElse, closedAt, facts, behalf } = told(one);
  if (!snapshot || comparedElse || closedAt) return undefined;
  if (isOlder(snapshot)) return words.older;
  // Who says what else it does goes by more than what is alike.
  if (!reportable(snapshot) && !facts?.length) return words.tooLittle(Math.floor(snapshot.score));
  return behalf ? undefined : ageCaution(snapshot, snapshot.seenAt ?? snapshot.at);
}
