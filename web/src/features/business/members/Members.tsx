import type { Business } from '#domain/business/business';
import type { BusinessRole } from '#domain/business/role';
import { Skeleton, Trouble } from '../../../ui/Trouble.tsx';
import { MemberRow } from './MemberRow.tsx';
import { useMembers } from '../seats-api.ts';
import { words } from '../words.ts';
import rowed from '../Rows.module.css';
import styles from './Members.module.css';

const said = words.members;

/** Who has joined, and who is invited. */
export function Members({ business, role, owns }: { business: Business; role: BusinessRole; owns: boolean }) {
  const { data, error, refetch } = useMembers(business.id);
  if (!data)
    return error ? (
      <Trouble words={error.message} again={() => void refetch()} />
    ) : (
      <Skeleton label={said.loading} />
    );
  const rows = (joined: boolean) => data.members.filter(({ state }) => (state === 'JOINED') === joined);
  const list = (title: string, joined: boolean) =>
    rows(joined).length > 0 && (
      <div>
        {!joined && <h3 className="h4">{title}</h3>}
        <ul className={`${rowed.rows} ${styles.members}`} aria-label={title}>
          {rows(joined).map((member) => (
            <li key={member.userEmailAddress}>
              <MemberRow businessId={business.id} {...{ member, role, owns }} />
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <div className="stack-small">
      {list(said.title, true)}
      {data.members.length === 1 && <p className="quiet prose">{said.alone}</p>}
      {list(said.invitations, false)}
    </div>
  );
}
