import { Link } from 'react-router-dom';
import { platformTable } from '#domain/platform/platform-table';
import { accountHandle } from '#domain/platform/social-account';
import type { Finding } from '#domain/scan/finding';
import { useUser } from '../../../account/api.ts';
import { words } from './words.ts';

const { notCompared } = words;

/** So many are named; of more, how many they are. */
const most = 3;

/**
 * Which of the person's own accounts this one was not compared with: those on other platforms that are not proven, as anybody can list
 * anybody (docs/decisions/029). Nobody can say of it that there is nothing to report where it may copy one of them.
 */
export function NotCompared({ finding }: { finding: Finding }) {
  const { data: user } = useUser();
  const left = (user?.socialMediaAccounts ?? []).flatMap((account) => {
    const handle = accountHandle(account);
    return handle && !account.verifiedAt && account.platform !== finding.platform
      ? [{ handle, platform: platformTable[account.platform] }]
      : [];
  });
  if (left.length === 0) return null;
  const named = left.map(({ handle, platform }) => `${handle} on ${platform.name}`);
  const provable = left.filter(({ platform }) => platform.proves === 'this URL').length;
  return (
    <p className="note">
      {notCompared.said(
        left.length > most ? notCompared.several(left.length) : new Intl.ListFormat('en-GB').format(named),
        left.length,
      )}
      {provable > 0 && (
        <>
          {' '}
          <Link to="/connections/social" state={{ prove: true }}>
            {provable === left.length ? notCompared.prove(provable) : notCompared.which}
          </Link>
          {provable === left.length ? notCompared.then : '.'}
        </>
      )}
    </p>
  );
}
