import { Link } from 'react-router-dom';
import type { Case } from '#domain/case/case';
import { placeName } from '#domain/case/place';
import { useCaseBusiness } from '../owner/case-business.ts';
import { type OwnAccounts, imitatedOf, namedOf } from '../owner/own-accounts.ts';
import { words } from './words.ts';

const said = words.report.missing;

interface Props {
  one: Case;
  /** The person's own name; empty where they have given none. */
  name: string;
  /** The accounts that the case's owner lists. */
  accounts?: OwnAccounts | undefined;
}

/** What the text lacks that a platform asks for, and where it is added; and that an account in it is listed, not proven. */
export function Missing({ one, name, accounts }: Props) {
  const business = useCaseBusiness();
  if (one.behalf || one.domain) return null;
  const named = namedOf(one, accounts, business);
  const isThere = named?.platform === one.platform;
  const hasAccount = one.imitates || isThere;
  const isNamed = business || name;
  const unproven = [imitatedOf(one, accounts), named].flatMap((account) =>
    account && !account.verifiedAt ? [`${account.handle} on ${placeName(account.platform)}`] : [],
  );
  const isListed = unproven.length > 0;
  if (isNamed && hasAccount && !isListed) return null;
  const where = placeName(one.platform);
  const lists = business ? business.settings : '/connections/social';
  return (
    <p className="note small">
      {!isNamed && (
        <>
          {said.noName} <Link to="/settings/profile">{said.addName}</Link>.{' '}
        </>
      )}
      {!hasAccount && (
        <>
          {said.noneThere(where)}
          {lists && (
            <>
              {' '}
              <Link to={lists}>{said.list}</Link>.
            </>
          )}
        </>
      )}
      {!hasAccount && isListed && ' '}
      {isListed && said.listed(unproven)}
    </p>
  );
}
