import { Link } from 'react-router-dom';
import { displayName } from '#domain/account/user';
import { type Finding, isRead } from '#domain/scan/finding';
import { useUser } from '../account/api.ts';
import { handleAlone } from './handle-alone.ts';
import { words } from './words.ts';

const said = words.tooLittle;

/** Where accounts were compared with a handle alone: what would tell more, and after that, that a scan is worth it. */
export function TooLittleKnown({ findings }: { findings: readonly Finding[] }) {
  const alone = findings.filter((one) => handleAlone(one) === 'yours');
  if (alone.length === 0) return null;
  return alone.every((one) => findings.some((other) => isReadSince(one, other))) ? (
    <p className="note seal-note">{said.read(alone.length)}</p>
  ) : (
    <TellMore count={alone.length} />
  );
}

/** Whether the own account of one was known by more when the other was compared: its platform answered later than others. */
const isReadSince = ({ yours }: Finding, { yours: other }: Finding): boolean =>
  isRead(other) && other.platform === yours.platform && other.handle === yours.handle;

function TellMore({ count }: { count: number }) {
  const { data: user } = useUser();
  if (!user) return null;
  return (
    <p className="note seal-note">
      {displayName(user) ? (
        said.named(count)
      ) : (
        <>
          {said.nameless(count)} <Link to="/settings/profile">{said.tell}</Link>
          {said.then}
        </>
      )}
    </p>
  );
}
