import type { SharedFinding } from '#domain/business/shared-finding';
import { platformTable } from '#domain/platform/platform-table';
import { useLinks } from '../../../lib/use-links.ts';
import { dayOf } from '../../../lib/when.ts';
import { verdictWords } from '../../../ui/evidence/VerdictHead.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import { words } from './words.ts';

/** What was decided, as the business reads it or, in their own list, the member. */
const stateOf = (status: SharedFinding['status'], own: boolean): string => {
  const theirs: Partial<Record<SharedFinding['status'], string>> = words.own.states;
  return (own && theirs[status]) || words.states[status];
};

/** A shared finding as the business sees it; also what the member reads before they share it. `own`: among one's own, where nothing is shared yet. */
export function SharedLine({ finding, own = false }: { finding: SharedFinding; own?: boolean }) {
  const { platform, handle, verdict, status, firstSeen, sharedBy } = finding;
  const links = useLinks();
  const address = links.profile({ platform, handle });
  const { kind, words: called } = verdictWords(verdict, { sharesName: true });
  const shown = (
    <span className="handle">
      <ShownText text={handle} />
    </span>
  );
  return (
    <div>
      <Mark kind={kind}>{called}</Mark> {words.on(platformTable[platform].name)}
      <br />
      {address ? (
        <a href={address} target="_blank" rel="noreferrer">
          {shown}
        </a>
      ) : (
        shown
      )}
      <br />
      <span className="label">
        {words.first(dayOf(firstSeen))} · {stateOf(status, own)}
        {!own && (
          <>
            {' · '}
            <ShownText text={words.by(sharedBy)} />
          </>
        )}
      </span>
    </div>
  );
}
