import { useState } from 'react';
import { asShared, isShareable, isSharedWith } from '#domain/business/shared-finding';
import { displayName } from '#domain/account/user';
import type { Finding } from '#domain/scan/finding';
import { toast } from '../../../ui/Toast.tsx';
import { Skeleton, Trouble } from '../../../ui/Trouble.tsx';
import { useUser } from '../../account/api.ts';
import { useReport } from '../../scan/api.ts';
import type { OwnBusiness } from '../api.ts';
import { AskShare } from './AskShare.tsx';
import { SharedLine } from './SharedLine.tsx';
import { useShareFinding } from './shared-api.ts';
import { calledIn } from '../told-apart.ts';
import { words } from './words.ts';
import rowed from '../Rows.module.css';

const said = words.own;

/** So many are named before somebody asks for all of them, and with them what is shared. */
const SHOWN = 5;

/** The person's own findings, and which of them this business sees. */
export function ShareOwn({ business }: { business: OwnBusiness }) {
  const { id: businessId, userEmailAddress } = business;
  const name = calledIn(business);
  const report = useReport();
  const { data: user } = useUser();
  const share = useShareFinding();
  const [asking, setAsking] = useState<Finding>();
  const [all, setAll] = useState(false);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  if (!report.data)
    return report.error ? (
      <Trouble words={report.error.message} again={() => void report.refetch()} />
    ) : (
      <Skeleton label={said.loading} />
    );
  const sharedBy = (user && displayName(user)) ?? userEmailAddress;
  const set = (finding: Finding, shared: boolean): Promise<boolean> => {
    // What stands only because it was shared stays where it is.
    setKept((before) => new Set([...before, finding.id]));
    return share.mutateAsync({ findingId: finding.id, businessId, shared }).then(
      () => {
        // What can't be shared any more can't be shared again.
        const undo = shared || isShareable(finding) ? () => void set(finding, !shared) : undefined;
        toast(shared ? words.ask.done(name) : said.ended, undo);
        return true;
      },
      (error: Error) => {
        toast(error.message);
        return false;
      },
    );
  };
  const findings = report.data.findings.filter(
    (finding) => isShareable(finding) || isSharedWith(finding, businessId),
  );
  const first = findings.filter(
    (finding, at) => at < SHOWN || isSharedWith(finding, businessId) || kept.has(finding.id),
  );
  return (
    <div className="stack-small">
      <p className="quiet prose">{said.lead(name)}</p>
      {findings.length === 0 && <p className="quiet prose">{said.none}</p>}
      {findings.length > 0 && (
        <ul className={rowed.rows} aria-label={said.list}>
          {(all ? findings : first).map((finding) => {
            const shared = isSharedWith(finding, businessId);
            return (
              <li key={finding.id}>
                <SharedLine finding={asShared(finding, sharedBy)} own />
                <p className="actions">
                  {shared && (
                    <span className="label">{isShareable(finding) ? said.isShared : said.isHidden}</span>
                  )}
                  <button
                    type="button"
                    className="button quiet-button"
                    disabled={share.isPending}
                    onClick={() => (shared ? void set(finding, false) : setAsking(finding))}
                  >
                    {shared ? said.stop : said.share}
                    <span className="vh"> {finding.theirs.handle}</span>
                  </button>
                </p>
              </li>
            );
          })}
        </ul>
      )}
      {findings.length > first.length && (
        <p className="small">
          <button type="button" className="link-like" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? said.fewer : said.all(findings.length)}
          </button>
        </p>
      )}
      {asking && (
        <AskShare
          finding={asShared(asking, sharedBy)}
          business={name}
          busy={share.isPending}
          onYes={() => void set(asking, true).then((done) => done && setAsking(undefined))}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
