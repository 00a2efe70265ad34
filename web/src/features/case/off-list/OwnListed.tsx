import { Link } from 'react-router-dom';
import type { Case } from '#domain/case/case';
import { placeName } from '#domain/case/place';
import { useCaseBusiness } from '../owner/case-business.ts';
import { words } from '../owner/words.ts';

interface Props {
  one: Case;
  /** In place of which text it is said. */
  instead: 'report' | 'tell';
}

/** In place of a text against an account that stands on the list of whoever has the case: which of the two is to be put right, and where. */
export function OwnListed({ one: { platform, handle, closedAt }, instead }: Props) {
  const business = useCaseBusiness();
  const list = business ? business.settings : '/connections/social';
  return (
    <p className="note">
      {words.own[instead](handle, placeName(platform), !!business)}
      {!closedAt && ` ${words.own.close}`}
      {list && (
        <>
          {' '}
          <Link to={list}>{words.own.list}</Link>.
        </>
      )}
    </p>
  );
}
