import { Link } from 'react-router-dom';
import type { Finding } from '#domain/scan/finding';
import { useLeft } from './use-left.ts';
import { words } from './words.ts';

const { notCompared } = words;

/** So many are named; of more, how many they are. */
const most = 3;

/** With which of the person's own accounts it was not compared: it may copy one of them. */
export function NotCompared({ finding }: { finding: Finding }) {
  const left = useLeft(finding);
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
