import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { handleDiff } from '#domain/impersonation/handle-diff';
import { needsDecision, type Finding } from '#domain/finding';
import { platformTable } from '#domain/platform-table';
import { dayOf, when } from '../../lib/when.ts';
import { HandleDiff } from '../../ui/HandleDiff.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Pair, type PairRow } from '../../ui/Pair.tsx';
import { verdictWords } from '../../ui/VerdictHead.tsx';
import { useCaseOf } from '../cases/api.ts';
import { useLinks } from '../demo/use-links.ts';
import { FindingPicture } from './FindingPicture.tsx';
import { labelWords } from './label-words.ts';
import { PrepareReport } from './PrepareReport.tsx';
import { isOlder, isReportable } from './reportable.ts';
import { weighed } from './weighed.ts';
import { Why } from './Why.tsx';
import type { Decision } from './api.ts';

interface Props {
  finding: Finding;
  now: number;
  /** When we look at it again by ourselves. */
  nextLookAt?: string | null | undefined;
  onDecide: (decision: Decision) => void;
}

const CLOSED: Partial<Record<Finding['status'], string>> = {
  MINE: 'You said it is yours',
  IGNORED: 'You chose to ignore it',
  REPORTED: 'Reported by you',
  RESOLVED: 'No longer there',
};

/** One account that looks like the person's: evidence for a copy, a calm sentence for a namesake, a line for what is closed. */
export function FindingCard(props: Props) {
  const { finding } = props;
  if (finding.status !== 'OPEN') return <Closed {...props} />;
  return needsDecision(finding) ? <Copy {...props} /> : <Namesake {...props} />;
}

function Head({ finding, children }: { finding: Finding; children: React.ReactNode }) {
  const { kind, words } = verdictWords(finding.verdict, {
    sharesName: sharesName(finding),
    label: labelWords(finding),
  });
  return (
    <div className="finding-head">
      <h3 className="h4" id={`finding-${finding.id}-title`}>
        <Mark kind={kind}>{words}</Mark> <span>on {platformTable[finding.platform].name}</span>
      </h3>
      <p className="likeness">{children}</p>
    </div>
  );
}

/** From this likeness on two names are spoken of as the same. */
const SAME_NAME = 0.8;
const sharesName = ({ reasons }: Finding): boolean =>
  reasons.some(({ signal, value }) => signal === 'name' && value >= SAME_NAME);

function whyNot(finding: Finding): string {
  if (labelWords(finding)) return 'It says itself that it is not you, so there is nothing to report.';
  if (isOlder(finding))
    return 'It existed before yours and belongs to someone, so there is nothing to report.';
  return 'Two matching things would make it a possible copy. It probably belongs to someone, so there is nothing to report.';
}

const article = (finding: Finding, look: string) => ({
  className: `finding ${look}`,
  id: `finding-${finding.id}`,
  'aria-labelledby': `finding-${finding.id}-title`,
});

function Copy({ finding, now, nextLookAt, onDecide }: Props) {
  const [preparing, setPreparing] = useState(false);
  const links = useLinks();
  const diff = useDiff(finding);
  const account = links.profile(finding.theirs);
  const count = weighed(finding.reasons).speaksFor.length;
  return (
    <article {...article(finding, finding.verdict === 'likely clone' ? 'clone' : '')}>
      <Head finding={finding}>
        <b>{Math.round(finding.score)}</b> of 100 likeness, from {count} {count === 1 ? 'reason' : 'reasons'}
      </Head>
      <div className="finding-in">
        <HandleDiff diff={diff} theirs="This account" />
        <Pair rows={pairRows(finding)} />
        <Why id={`finding-${finding.id}`} reasons={finding.reasons} title="Why we think so" />
        <History finding={finding} now={now} nextLookAt={nextLookAt} />
        {isOlder(finding) && (
          <p className="small">This account is older than yours, so no report is prepared against it.</p>
        )}
        <div className="actions">
          {isReportable(finding) && (
            <button type="button" className="button primary" onClick={() => setPreparing(true)}>
              Prepare a report
            </button>
          )}
          <button type="button" className="button" onClick={() => onDecide('MINE')}>
            This is me
          </button>
          <button type="button" className="button" onClick={() => onDecide('IGNORED')}>
            Ignore
          </button>
          {account && (
            <a className="button plain" href={account} target="_blank" rel="noreferrer">
              Open the account
            </a>
          )}
          <CaseLink finding={finding} />
        </div>
      </div>
      {preparing && (
        <PrepareReport
          finding={finding}
          diff={diff}
          onClose={() => setPreparing(false)}
          onReported={() => {
            setPreparing(false);
            onDecide('REPORTED');
          }}
        />
      )}
    </article>
  );
}

/** No report button: it belongs to someone. */
function Namesake({ finding, onDecide }: Props) {
  const { theirs } = finding;
  return (
    <article {...article(finding, '')}>
      <Head finding={finding}>
        <b>{Math.round(finding.score)}</b> of 100 likeness
      </Head>
      <div className="finding-in">
        <div className="holder">
          <FindingPicture finding={finding} side="theirs" alt="The picture of this account" />
          <div>
            <p>
              <span className="handle">{theirs.handle}</span>
              {theirs.name && `, ${theirs.name}`}
            </p>
            <p className="small quiet">
              {[theirs.bio, theirs.createdAt && `Account since ${dayOf(theirs.createdAt)}.`]
                .filter(Boolean)
                .join(' ')}
            </p>
          </div>
        </div>
        <Why id={`finding-${finding.id}`} reasons={finding.reasons} title="What is alike" calm />
        <p className="small">{whyNot(finding)}</p>
        <div className="actions">
          <button type="button" className="button" onClick={() => onDecide('MINE')}>
            This is me
          </button>
          <button type="button" className="button" onClick={() => onDecide('IGNORED')}>
            Ignore
          </button>
        </div>
      </div>
    </article>
  );
}

function Closed({ finding, now, nextLookAt, onDecide }: Props) {
  const diff = useDiff(finding);
  const { status } = finding;
  return (
    <article {...article(finding, 'closed')}>
      <div className="finding-head">
        <h3 className="h4" id={`finding-${finding.id}-title`}>
          <Mark kind={status === 'RESOLVED' ? 'done' : status === 'REPORTED' ? 'wait' : 'person'}>
            {status === 'RESOLVED' ? 'Resolved' : status === 'REPORTED' ? 'Reported' : 'Closed'}
          </Mark>{' '}
          <span>on {platformTable[finding.platform].name}</span>
        </h3>
        <p className="likeness">{CLOSED[status]}</p>
      </div>
      <div className="finding-in">
        <HandleDiff diff={diff} theirs="This account" size="small" />
        <History finding={finding} now={now} nextLookAt={status === 'REPORTED' ? nextLookAt : undefined} />
        {status !== 'RESOLVED' && (
          <p className="actions">
            <button type="button" className="link-like" onClick={() => onDecide('OPEN')}>
              Decide again
            </button>
            <CaseLink finding={finding} />
          </p>
        )}
      </div>
    </article>
  );
}

/** To the case that keeps what was done about it. */
function CaseLink({ finding: { id, status } }: { finding: Finding }) {
  const kept = useCaseOf(id, status === 'REPORTED');
  return kept ? <Link to={`/cases/${kept.caseId}`}>See its case</Link> : null;
}

const useDiff = ({ yours, theirs }: Finding) =>
  useMemo(
    () => handleDiff(yours.handle, theirs.handle, { yours: 'Yours', theirs: 'This account' }),
    [yours.handle, theirs.handle],
  );

const EVENT_WORDS: Record<Finding['history'][number]['what'], string> = {
  'first seen': 'First seen',
  'seen again': 'Seen again',
  changed: 'Changed',
  decided: 'You decided',
  reported: 'You reported it',
  'no longer there': 'No longer there',
  'back again': 'Back again',
};
/** Long stories show their beginning and their end. */
const SHOWN = 4;

function History({ finding, now, nextLookAt }: Pick<Props, 'finding' | 'now' | 'nextLookAt'>) {
  const all = [...finding.history].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const events = all.length > SHOWN ? [all[0]!, ...all.slice(1 - SHOWN)] : all;
  if (events.length === 0) return null;
  return (
    <div className="past">
      <ol className="history" aria-label="History">
        {events.map(({ at, what, note }, i) => (
          <li key={i}>
            <b>{when(at, now)}</b>
            {note ?? EVENT_WORDS[what]}
          </li>
        ))}
        {nextLookAt && Date.parse(nextLookAt) > now && (
          <li className="next">
            <b>{when(nextLookAt, now)}</b>
            Next look
          </li>
        )}
      </ol>
    </div>
  );
}

const none = <span className="quiet">Not shown</span>;
const count = new Intl.NumberFormat('en-GB');

function pairRows(finding: Finding): PairRow[] {
  const { yours, theirs } = finding;
  const same = (a?: string | null, b?: string | null) =>
    b ? a?.trim() && a.trim() === b.trim() ? <span className="same-word">{b}</span> : b : none;
  const rows: PairRow[] = [];
  if (yours.imageUrl || theirs.imageUrl)
    rows.push({
      label: 'Picture',
      yours: <FindingPicture finding={finding} side="yours" alt="Your picture" />,
      theirs: <FindingPicture finding={finding} side="theirs" alt="The picture of this account" />,
    });
  if (yours.name || theirs.name)
    rows.push({ label: 'Name', yours: yours.name ?? none, theirs: same(yours.name, theirs.name) });
  if (yours.bio || theirs.bio)
    rows.push({ label: 'About', yours: yours.bio ?? none, theirs: same(yours.bio, theirs.bio) });
  if (yours.location || theirs.location)
    rows.push({
      label: 'Place',
      yours: yours.location ?? none,
      theirs: same(yours.location, theirs.location),
    });
  const since = (at?: string | null) => (at ? <span className="num">{dayOf(at)}</span> : none);
  if (yours.createdAt || theirs.createdAt)
    rows.push({ label: 'Since', yours: since(yours.createdAt), theirs: since(theirs.createdAt) });
  const followers = (n?: number | null) =>
    n == null ? none : <span className="num">{count.format(n)}</span>;
  if (yours.followers != null || theirs.followers != null)
    rows.push({ label: 'Followers', yours: followers(yours.followers), theirs: followers(theirs.followers) });
  return rows;
}
