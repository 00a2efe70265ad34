import { lazy, Suspense } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useBusinessFirst } from '../../features/business/business-first.ts';
import { InvitationsWaiting } from '../../features/business/joining/InvitationsWaiting.tsx';
import { OpenCases } from '../../features/case/list/OpenCases.tsx';
import { NotificationsPanel } from '../../features/message/NotificationsPanel.tsx';
import { isRunning, useLiveProgress, useReport, useStartScan } from '../../features/scan/api.ts';
import { Coverage } from '../../features/scan/coverage/Coverage.tsx';
import {
  endedPlatforms,
  laterLooks,
  nextSearch,
  nextWebSearch,
} from '../../features/scan/next/next-search.ts';
import { nowhereToLook } from '../../features/scan/nowhere.ts';
import { opening } from '../../features/scan/opening.ts';
import { TakeBrought } from '../../features/scan/brought/TakeBrought.tsx';
import { SubmitProfile } from '../../features/scan/brought/SubmitProfile.tsx';
import { ComparedBefore } from '../../features/onboarding/ComparedBefore.tsx';
import { ScorePanel } from '../../features/account/score/ScorePanel.tsx';
import { useConnections } from '../../features/people/api.ts';
import { groupsOf } from '../../features/people/groups.ts';
import { useLiveConnections } from '../../features/people/live.ts';
import { useClosing, useProofs } from '../../features/proof/api.ts';
import { LazyTour } from '../../features/tour/LazyTour.tsx';
import { useTour } from '../../features/tour/use-tour.ts';
import { useUser } from '../../features/account/api.ts';
import { KeepAccount } from '../../features/settings/closing/KeepAccount.tsx';
import { words as ofClosing } from '../../features/settings/closing/words.ts';
import { useTwoStep } from '../../features/settings/security/second-factor.ts';
import { ProfilePanel } from '../../features/scan/ProfilePanel.tsx';
import { chunk } from '../../lib/chunk.ts';
import { askAgain } from '../../lib/api/queries.ts';
import { useTitle } from '../../lib/title.ts';
import { useMissingFinding } from '../../features/message/use-missing-finding.ts';
import { useNow } from '../../lib/use-now.ts';
import { Part } from '../../ui/page/Part.tsx';
import { later } from '../../ui/later.tsx';
import { toast } from '../../ui/Toast.tsx';
import { PartSkeleton, Trouble } from '../../ui/Trouble.tsx';
import { words as ofScan } from '../../features/scan/words.ts';
import { words } from './words.ts';
import styles from './Dashboard.module.css';

const said = words.dashboard;

const Reservable = later(async () => (await import('../../features/scan/reserve/Reservable.tsx')).Reservable);
/** Asked for at once, together with what it shows: the letters' tables that draw a handle weigh as much as the rest of the page. */
const load = () => chunk(() => import('../../features/scan/DetectionReport.tsx'));
const begun = load();
const DetectionReport = lazy(async () => ({ default: (await begun.catch(load)).DetectionReport }));
begun.catch(() => {}); // asked for again when it is to be shown

const reportSkeleton = <PartSkeleton title={said.report} rank="h3" rows={24} shape="card" />;

/** What is wanted of the person, the evidence, and what was not looked at. */
export default function Dashboard() {
  useTitle(said.title);
  useLiveProgress();
  useLiveConnections();
  const now = useNow();
  const user = useUser();
  const report = useReport();
  useMissingFinding(report.data?.findings);
  const start = useStartScan();
  const tour = useTour(user.data, report.data);
  const proofs = useProofs();
  const closing = useClosing();
  const twoStep = useTwoStep();
  const connections = useConnections();
  const groups = connections.data && groupsOf(connections.data.connections);
  const people = groups && { connected: groups.connected.length, asking: groups.asking.length };
  const accounts = user.data?.socialMediaAccounts?.length ?? 0;
  const running = isRunning(report.data);
  const nowhere = user.data && nowhereToLook(user.data, report.data?.searched);
  const business = useBusinessFirst(user.data && accounts, report.data);
  const first = business
    ? undefined
    : user.data && report.data && opening(report.data, accounts, now, nowhere);
  const settled = new Set(
    report.data?.findings.filter(({ status }) => status !== 'OPEN').map(({ id }) => id),
  );
  const trouble = user.error ?? report.error;
  // Then the way to the first scan stands where its results will be.
  const waits = report.data && !report.data.scan && report.data.findings.length === 0;

  // That an account closes is said here alone.
  if (business === 'lead' && !proofs.isPending && !closing)
    return <Navigate to="/business-dashboard" replace />;
  return (
    <>
      <TakeBrought />
      <div className={styles.opening} id="opening">
        <div className={styles.words} aria-live="polite">
          <h1 className="h2">{closing ? ofClosing.title(closing) : (first?.title ?? said.title)}</h1>
          <p className="quiet">
            {closing ? ofClosing.after(closing) : (first?.after ?? (trouble ? '' : said.loading))}
          </p>
        </div>
        <p className="actions">
          {/* Before anything else: in the place that is there already, so that nothing moves when it is known. */}
          {closing ? (
            <KeepAccount because={closing.because} />
          ) : user.data && (accounts === 0 || waits) ? (
            <Link className="button" to="/onboarding">
              {said.steps}
            </Link>
          ) : waits ? null : (
            <button
              type="button"
              className="button"
              disabled={running || start.isPending || !report.data || nowhere !== undefined}
              onClick={() => start.mutate(undefined, { onError: (error) => toast(error.message) })}
            >
              {running ? ofScan.scanNow.running : ofScan.scanNow.scan}
            </button>
          )}
          <Link className="button ink" to="/compare">
            {said.pretending}
          </Link>
        </p>
      </div>
      <InvitationsWaiting />
      <OpenCases />
      {user.data && <ComparedBefore user={user.data} />}
      <div className={styles.board}>
        <div>
          {report.error && !report.data ? (
            <Trouble words={report.error.message} again={askAgain} />
          ) : report.data && user.data ? (
            <Suspense fallback={reportSkeleton}>
              <DetectionReport
                report={report.data}
                accounts={accounts}
                userId={user.data.id}
                now={now}
                nowhere={nowhere}
              />
            </Suspense>
          ) : user.error ? (
            <Trouble words={user.error.message} again={askAgain} />
          ) : (
            reportSkeleton
          )}
          {report.data?.scan && (
            <Coverage
              looking={running}
              scan={report.data.scan}
              now={now}
              next={nextSearch(report.data, accounts, now)}
              nextWeb={nextWebSearch(report.data)}
              later={laterLooks(report.data)}
              ended={endedPlatforms(report.data)}
              added={report.data.added ?? []}
              proved={report.data.proved ?? []}
              proven={user.data?.socialMediaAccounts?.some(({ verifiedAt }) => verifiedAt) ?? false}
            >
              {accounts > 0 && <SubmitProfile />}
            </Coverage>
          )}
        </div>
        <aside className={styles.side} aria-label={said.you}>
          {user.data ? (
            <ProfilePanel user={user.data} proofs={proofs.data} people={people} />
          ) : (
            !user.error && <PartSkeleton title={said.profile} rank="h4" rows={6} />
          )}
          {report.data ? (
            <ScorePanel
              score={report.data.score}
              history={report.data.scoreHistory}
              now={now}
              twoStep={twoStep}
            />
          ) : (
            // Nothing is under way once one of both could not be had.
            !trouble && <PartSkeleton title={said.score} rank="h4" rows={7} shape="gauge" />
          )}
          {(user.data || !user.error) && <NotificationsPanel now={now} settled={settled} />}
          <Part title={said.help} name="help">
            <p className="small">
              {said.helpLead} <Link to="/support">{said.questions}</Link>.
            </p>
            <p className="actions tight small">
              <button type="button" className="link-like" onClick={tour.begin}>
                {said.tour}
              </button>
              <Link to="/onboarding">{said.started}</Link>
            </p>
            {report.data?.scan && !running && (
              <Reservable scan={report.data.scan} accounts={user.data?.socialMediaAccounts ?? []} now={now} />
            )}
          </Part>
        </aside>
      </div>
      {tour.open && user.data && report.data && <LazyTour onEnd={tour.end} />}
    </>
  );
}
