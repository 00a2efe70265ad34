import { Link } from 'react-router-dom';
import type { Business } from '#domain/business/business';
import type { BusinessRole } from '#domain/business/role';
import type { Member } from '#domain/contract/business';
import { More } from '../../../ui/page/More.tsx';
import { Skeleton, Trouble } from '../../../ui/Trouble.tsx';
import { MemberRow } from './MemberRow.tsx';
import { useMembers } from '../seats-api.ts';
import { useKeptOrder } from './use-kept-order.ts';
import { words } from '../words.ts';
import rowed from '../Rows.module.css';
import styles from './Members.module.css';

const said = words.members;

/** More are folded; one alone is not. */
const mostShown = 2;

interface Props {
  business: Business;
  role: BusinessRole;
  owns: boolean;
}

/** Who has joined, and who is invited. */
export function Members({ business, role, owns }: Props) {
  const { data, error, refetch } = useMembers(business.id);
  if (!data)
    return error ? (
      <Trouble words={error.message} again={() => void refetch()} />
    ) : (
      <Skeleton label={said.loading} />
    );
  return <Listed members={data.members} {...{ business, role, owns }} />;
}

function Listed({ business, role, owns, members }: Props & { members: readonly Member[] }) {
  const rows = (joined: boolean) => members.filter(({ state }) => (state === 'JOINED') === joined);
  const joined = useKeptOrder(rows(true));
  const invited = rows(false);
  const list = (some: readonly Member[], title: string) =>
    some.length > 0 && (
      <ul className={`${rowed.rows} ${styles.members}`} aria-label={title}>
        {some.map((member) => (
          <li key={member.userEmailAddress}>
            <MemberRow businessId={business.id} {...{ member, role, owns }} />
          </li>
        ))}
      </ul>
    );
  const first = joined.length > mostShown + 1 ? mostShown : joined.length;
  const rest = joined.slice(first);
  return (
    <div className="stack-small">
      {list(joined.slice(0, first), said.title)}
      {rest.length > 0 && (
        <details className={rowed.folded}>
          <summary className="no-print">
            <More hide={said.hide}>{said.more(rest.length)}</More>
          </summary>
          {list(rest, said.rest)}
        </details>
      )}
      {members.length === 1 && (
        <p className="quiet prose">
          {said.alone.before}
          <Link to={`/business-dashboard?businessId=${encodeURIComponent(business.id)}#invite`}>
            {said.alone.invite}
          </Link>
          {said.alone.after}
        </p>
      )}
      {invited.length > 0 && (
        <div>
          <h3 className="h4">{said.invitations}</h3>
          {list(invited, said.invitations)}
        </div>
      )}
    </div>
  );
}
