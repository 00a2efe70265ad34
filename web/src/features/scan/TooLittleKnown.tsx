import { Link } from 'react-router-dom';
import { displayName } from '#domain/account/user';
import type { Finding } from '#domain/scan/finding';
import { useUser } from '../account/api.ts';
import { handleAlone } from './handle-alone.ts';
import { words } from './words.ts';

const said = words.tooLittle;

/** Where accounts were compared with a handle alone: what would tell more, and after that, that a scan is worth it. */
export function TooLittleKnown({ findings }: { findings: readonly Finding[] }) {
  const count = findings.filter((one) => handleAlone(one) === 'yours').length;
  return count > 0 && <TellMore count={count} />;
}

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
