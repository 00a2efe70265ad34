import { Link } from 'react-router-dom';
import type { Case } from '#domain/case/case';
import { casePath } from '#domain/case/owner';
import { nounOfPlace } from '#domain/case/place';
import { dayOf } from '../../../../lib/when.ts';
import { Mark } from '../../../../ui/Mark.tsx';
import { useOpenCase } from '../../api.ts';
import type { endingOf } from '../../case-state.ts';
import { words as ofDomain } from '../../domain/words.ts';
import { words as ofCase } from '../../words.ts';
import { words } from '../words.ts';

interface Props {
  one: Case;
  ending: NonNullable<ReturnType<typeof endingOf>>;
  busy: boolean;
  onReopen: () => void;
}

/** How a case ended, and the way on: it's reopened, unless another one about the same account is open. */
export function ClosedCase({ one, ending, busy, onReopen }: Props) {
  const { closedAt, seenAgainAt } = one;
  const other = useOpenCase(one);
  const seenWords = other ? seenBesideOther(one) : seenAlone(one);
  const said = seenAgainAt && seenWords(dayOf(seenAgainAt));
  return (
    <>
      {(said || other) && (
        <p className="note">
          {said}
          {other && (
            <>
              {said && ' '}
              {words.outcome.another(nounOfPlace(one.platform))}{' '}
              <Link to={casePath(other)}>{words.outcome.seeAnother}</Link>
            </>
          )}
        </p>
      )}
      <p className="actions">
        <Mark kind={ending.kind}>{ending.words}</Mark>
        {closedAt && <span className="small quiet">{words.outcome.closedOn(dayOf(closedAt))}</span>}
        {!other && (
          <button type="button" className="button" disabled={busy} onClick={onReopen}>
            {words.outcome.reopen}
          </button>
        )}
      </p>
    </>
  );
}

const seenAlone = ({ domain, seenAgainIn }: Case) =>
  domain ? ofDomain.seenAgain : words.outcome.seenAgain[seenAgainIn ?? 'platform'];

/** The same without the advice to reopen it. */
const seenBesideOther = ({ domain, seenAgainIn }: Case) =>
  domain ? ofDomain.foundAgain : ofCase.head.seenAgain[seenAgainIn ?? 'platform'];
