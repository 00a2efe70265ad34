import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Report } from '#domain/contract/app';
import { needsDecision, type Finding } from '#domain/finding';
import { Platform } from '#domain/platform';
import { platformTable } from '#domain/platform-table';
import { ago } from '../../lib/when.ts';
import { Seal } from '../../ui/Seal.tsx';
import { toast } from '../../ui/Toast.tsx';
import { isRunning, useDecide, type Decision } from './api.ts';
import { coverage, isAsked } from './coverage.ts';
import { FindingCard } from './FindingCard.tsx';
import { Looking } from './Looking.tsx';
import { ScanNow } from './ScanNow.tsx';

const FILTERS = {
  all: { word: 'All', test: (_: Finding) => true },
  decide: { word: 'To decide', test: needsDecision },
  others: {
    word: 'Not copies',
    test: (finding: Finding) => finding.status === 'OPEN' && !needsDecision(finding),
  },
  resolved: { word: 'Resolved', test: (finding: Finding) => finding.status !== 'OPEN' },
} as const;
type Filter = keyof typeof FILTERS;

/** What needs a decision stands first, without a title of its own; the rest below it, line by line. */
const PARTS = [
  { title: '', test: FILTERS.decide.test },
  { title: 'Not copies, as far as we see', test: FILTERS.others.test },
  { title: 'Resolved', test: FILTERS.resolved.test },
] as const;

const SAID: Record<Decision, string> = {
  MINE: 'Noted: this account is yours.',
  IGNORED: 'Ignored. It stays in the list under Resolved.',
  REPORTED: 'Noted as reported. We look whether it is still there.',
  OPEN: 'Open again.',
};

/** Where there are findings, in the product's order. */
const platformsOf = (findings: readonly Finding[]): Platform[] =>
  Platform.options.filter((platform) => findings.some((finding) => finding.platform === platform));

const order = (finding: Finding): number =>
  needsDecision(finding) ? 0 : finding.status === 'OPEN' ? 1 : finding.status === 'REPORTED' ? 2 : 3;

interface Props {
  report: Report;
  accounts: number;
  userId: string;
  now: number;
  /** Why no look can start. */
  nowhere?: string | undefined;
}

/** The impersonation detection report: a look under way, what was found, or an honest nothing. */
export function DetectionReport({ report, accounts, userId, now, nowhere }: Props) {
  const [filter, setFilter] = useState<Filter>('all');
  const [platform, setPlatform] = useState('');
  const decide = useDecide();
  const { findings, scan } = report;
  const running = isRunning(report);
  const { hash, key } = useLocation();
  const [followed, setFollowed] = useState(key);
  // A link to one finding finds it whatever was chosen before.
  if (followed !== key) {
    setFollowed(key);
    if (hash.startsWith('#finding-')) {
      setFilter('all');
      setPlatform('');
    }
  }
  const platforms = platformsOf(findings);
  // What a person gave us of a platform that we cannot search is not looked at again.
  const searched = new Set(scan?.sources.filter(isAsked).map((source) => source.platform));
  // One that is gone from the list must not hide the others.
  const on = platforms.find((one) => one === platform);
  const here = on ? findings.filter((finding) => finding.platform === on) : findings;
  const shown = here.filter(FILTERS[filter].test).sort((a, b) => order(a) - order(b) || b.score - a.score);
  const parts = PARTS.map(({ title, test }) => ({ title, of: shown.filter(test) })).filter(
    ({ of }) => of.length > 0,
  );

  const onDecide = (finding: Finding) => (decision: Decision) => {
    const before = finding.status as Decision;
    decide.mutate(
      { findingId: finding.id, decision },
      {
        onSuccess: () =>
          toast(
            SAID[decision],
            decision === 'OPEN'
              ? undefined
              : () => decide.mutate({ findingId: finding.id, decision: before }),
          ),
        onError: (error) => toast(error.message),
      },
    );
  };

  return (
    <section className="part" aria-labelledby="report" id="detection">
      <div className="head">
        <h2 className="h3" id="report">
          Impersonation detection report
        </h2>
        {scan && !running && (
          <a className="small" href="#coverage">
            Where we looked
          </a>
        )}
      </div>
      {running && scan && <Looking scan={scan} />}
      {findings.length > 0 && (
        <div className={running ? 'below-looking' : undefined}>
          <div className="filters" role="group" aria-label="Show">
            {(Object.keys(FILTERS) as Filter[]).map((name) => (
              <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
                {FILTERS[name].word} {here.filter(FILTERS[name].test).length}
              </button>
            ))}
            {platforms.length > 1 && (
              <label className="filter-platform">
                <span className="vh">On which platform</span>
                <select value={on ?? ''} onChange={(event) => setPlatform(event.target.value)}>
                  <option value="">Every platform</option>
                  {platforms.map((one) => (
                    <option key={one} value={one}>
                      {platformTable[one].name}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
          {parts.map(({ title, of }) => (
            <div className="findings" key={title}>
              {title && (
                <p className="findings-title">
                  {title} <span className="num">{of.length}</span>
                </p>
              )}
              {of.map((finding) => (
                <FindingCard
                  key={finding.id}
                  finding={finding}
                  now={now}
                  nextLookAt={searched.has(finding.platform) ? report.nextLookAt : undefined}
                  onDecide={onDecide(finding)}
                />
              ))}
            </div>
          ))}
          {shown.length === 0 && <p className="quiet">Nothing of this kind.</p>}
        </div>
      )}
      {findings.length === 0 && !running && (
        <Nothing report={report} accounts={accounts} userId={userId} now={now} nowhere={nowhere} />
      )}
    </section>
  );
}

function Nothing({ report, accounts, userId, now, nowhere }: Props) {
  const { scan, lastLookedAt } = report;
  const seal = <Seal id={userId} size={168} />;
  if (!scan || !lastLookedAt)
    return (
      <div className="blank">
        {seal}
        <h3 className="h3">
          {nowhere
            ? 'Where your account is, we cannot look yet'
            : accounts
              ? 'Nothing has been looked at yet'
              : 'One account of yours comes first'}
        </h3>
        <p className="quiet">
          {nowhere ??
            (accounts
              ? 'A look compares accounts with yours, platform by platform. Results appear as they come.'
              : 'We look for copies of accounts that are yours. Add one by its link or its handle.')}
        </p>
        <p className="actions">
          {accounts && !nowhere ? (
            <ScanNow report={report} className="button primary" />
          ) : (
            <Link className="button primary" to="/connections/social">
              {accounts ? 'Add another account' : 'Add an account'}
            </Link>
          )}
          <Link className="button plain" to="/compare">
            I know of a copy: compare it
          </Link>
        </p>
      </div>
    );
  const { answered, total, rows } = coverage(scan);
  const compared = scan.sources.reduce((sum, source) => sum + source.compared, 0);
  const silent = rows.filter(({ source }) => source?.status === 'could not look' && isAsked(source));
  const names = silent.map(({ platform }) => platformTable[platform].name).join(', ');
  if (answered === 0)
    return (
      <div className="blank">
        {seal}
        <h3 className="h3">We could not look this time</h3>
        <p className="quiet">
          {names ? `${names} did not answer us. ` : ''}This says nothing about copies. The reasons stand
          below; try again in a few minutes.
        </p>
        <p className="actions">
          <a className="button" href="#coverage">
            See the reasons
          </a>
          <Link className="button plain" to="/compare">
            I know of one: compare it
          </Link>
        </p>
      </div>
    );
  return (
    <div className="blank">
      {seal}
      <h3 className="h3">
        No copies found · checked {ago(lastLookedAt, now)} · {answered} of {total} platforms
      </h3>
      <p className="quiet">
        We compared {compared} {compared === 1 ? 'account' : 'accounts'} with yours.{' '}
        {silent.length > 0 && `${names} did not answer. `}
        Platforms that could not be searched are listed below.
      </p>
      <p className="actions">
        <a className="button" href="#coverage">
          See where we looked
        </a>
        <Link className="button plain" to="/compare">
          I know of one: compare it
        </Link>
      </p>
    </div>
  );
}
