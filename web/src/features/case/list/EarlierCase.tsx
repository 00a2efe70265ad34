import { Link } from 'react-router-dom';
import type { Case } from '#domain/case/case';
import { casePath } from '#domain/case/owner';
import { nounOfPlace } from '#domain/case/place';
import { dayOf } from '../../../lib/when.ts';
import { useEarlierCase } from '../api.ts';
import { endingOf } from '../case-state.ts';
import { words } from '../words.ts';

const said = words.earlier;

/** That there was a case about this account before, and how it ended. */
export function EarlierCase({ one }: { one: Case }) {
  const earlier = useEarlierCase(one);
  const ending = earlier && endingOf(earlier);
  if (!ending || one.closedAt) return null;
  const { outcome, closedAt } = earlier;
  const noun = nounOfPlace(one.platform);
  return (
    <p className="note small no-print">
      {said.closed(noun, dayOf(closedAt!), ending.words.toLowerCase())}{' '}
      {outcome === 'NOT_A_COPY' && `${said.notACopy} `}
      <Link to={casePath(earlier)}>{said.see}</Link>
    </p>
  );
}
