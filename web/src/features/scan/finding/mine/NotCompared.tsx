import { Link } from 'react-router-dom';
import type { Finding } from '#domain/scan/finding';
import { useLeft } from './use-left.ts';
import { words } from './words.ts';

const { notCompared } = words;

/** So many are named; of more, how many they are. */
const most = 3;

/** With which of the person's own accounts it was not compared: it may copy one of them. */
export function NotCompared({ finding }: { finding: Finding }) {
  const all = useLeft(finding);
  const [since, left] = [all.filter(({ isProven }) => isProven), all.filter(({ isProven }) => !isProven)];
  return (
    <>
      {left.length > 0 && <Unproven left={left} />}
      {since.length > 0 && <p className="note">{notCompared.since(namesOf(since), since.length)}</p>}
    </>
  );
}

type Left = ReturnType<typeof useLeft>;

const namesOf = (left: Left): string =>
  left.length > most
    ? notCompared.several(left.length)
    : new Intl.ListFormat('en-GB').format(
        left.map(({ handle, platform }) => `${handle} on ${platform.name}`),
      );

function Unproven({ left }: { left: Left }) {
  const provable = left.filter(({ platform }) => platform.proves === 'this URL').length;
  return (
    <p className="note">
      {notCompared.said(namesOf(left), left.length)}
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
