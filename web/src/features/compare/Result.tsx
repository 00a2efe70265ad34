import { HandleDiff } from '../../ui/handle-diff/HandleDiff.tsx';
import { Pair, type PairRow } from '../../ui/evidence/Pair.tsx';
import { VerdictHead } from '../../ui/evidence/VerdictHead.tsx';
import { Why } from './Why.tsx';
import type { Comparison } from './comparison.ts';
import { reportable } from './report/reportable.ts';
import { accountAt, type Draft } from './side.ts';
import { words } from './words.ts';
import { ShownText } from '../../ui/text/ShownText.tsx';

const SAME_NAME = 0.8;

function after(verdict: Comparison['judgement']['verdict'], sharesName: boolean): string | undefined {
  if (verdict === 'unrelated') return 'Nothing here is close enough to speak of a copy.';
  if (verdict !== 'namesake') return undefined;
  return sharesName
    ? 'One thing is the same; two would make it a possible copy. It probably belongs to somebody else with your name, so there is nothing to report.'
    : 'One thing is alike; two would make it a possible copy. Give the names and the pictures as well, if you have them.';
}

/** The comparison in evidence: verdict, handles, both profiles on one table, reasons, and what was not compared. */
export function Result({ comparison, draft }: { comparison: Comparison; draft: Draft }) {
  const { judgement, diff, compared, alike, missing, unread } = comparison;
  const sharesName = (judgement.signals.name ?? 0) >= SAME_NAME;
  const copy = reportable(judgement);
  const rows = pairRows(draft);
  const more = after(judgement.verdict, sharesName);
  // Two links alone say nothing of whose the other account is.
  const label = compared === 1 && !sharesName ? 'Alike, as far as handles tell' : undefined;
  return (
    <div className="stack" aria-live="polite">
      <VerdictHead verdict={judgement.verdict} score={judgement.score} sharesName={sharesName} label={label}>
        From what you gave us: {alike} of {compared} {compared === 1 ? 'part speaks' : 'parts speak'} for a
        copy.
      </VerdictHead>
      {diff && <HandleDiff diff={diff} size="large" />}
      {rows.length > 0 && <Pair theirs="The other account" rows={rows} />}
      <div className="stack-small">
        <Why
          id="comparison"
          title={copy ? 'Why we think so' : 'What is alike'}
          reasons={judgement.evidence.map(({ reason, ...rest }) => ({ ...rest, words: reason }))}
          calm={!copy}
          rank="h3"
        />
      </div>
      {more && <p>{more}</p>}
      {unread.map((why) => (
        <p className="note" key={why}>
          {why}
          {why !== words.assignedId && <a href="#profiles">{words.cut}</a>}
        </p>
      ))}
      <p className="note">{words.notCompared(missing)}</p>
    </div>
  );
}

/** What can be laid side by side; the platform only where the two differ in it. */
function pairRows({ yours, theirs }: Draft): PairRow[] {
  const rows: PairRow[] = [];
  const named = ({ name }: Draft['yours']) =>
    name.trim() ? <ShownText text={name.trim()} /> : <span className="quiet">Not given</span>;
  const picture = (side: Draft['yours'], alt: string) =>
    side.picture ? (
      <img className="portrait" src={side.picture.preview} alt={alt} />
    ) : (
      <span className="quiet">Not given</span>
    );
  if (yours.picture || theirs.picture)
    rows.push({
      label: 'Picture',
      yours: picture(yours, 'Your picture'),
      theirs: picture(theirs, 'The picture of the other account'),
    });
  if (yours.name.trim() || theirs.name.trim())
    rows.push({
      label: 'Name',
      yours: named(yours),
      theirs: named(theirs),
    });
  const [here, there] = [accountAt(yours)?.platformName, accountAt(theirs)?.platformName];
  if (here && there && here !== there) rows.push({ label: 'Platform', yours: here, theirs: there });
  return rows;
}
