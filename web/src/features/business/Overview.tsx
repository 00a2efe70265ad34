import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { may } from '#domain/business/role';
import { businessPlans, planOf } from '#domain/plan/business-plan';
import { useNow } from '../../lib/use-now.ts';
import { Part } from '../../ui/page/Part.tsx';
import { useSignedIn } from '../session/use-session.ts';
import { ListedAccounts } from './accounts/ListedAccounts.tsx';
import { RealAccounts } from './accounts/RealAccounts.tsx';
import { words as ofAccounts } from './accounts/words.ts';
import type { OwnBusiness } from './api.ts';
import { BrandFindings } from './brand/BrandFindings.tsx';
import { words as ofBrand } from './brand/words.ts';
import { CasesHere } from './cases/CasesHere.tsx';
import { OpenBusinessCases } from './cases/OpenBusinessCases.tsx';
import { EvidenceFile } from './evidence/EvidenceFile.tsx';
import { Invite } from './invite/Invite.tsx';
import { Leave } from './members/Leave.tsx';
import { Members } from './members/Members.tsx';
import { SeatMeter } from './members/SeatMeter.tsx';
import { NextSteps } from './NextSteps.tsx';
import { SharedFindings } from './shared/SharedFindings.tsx';
import { ShareOwn } from './shared/ShareOwn.tsx';
import { words as ofShared } from './shared/words.ts';
import { useOpenOnPaper } from './use-open-on-paper.ts';
import { WatchedDomains } from './watch/WatchedDomains.tsx';
import { words as ofInvitations } from './invite/words.ts';
import { words } from './words.ts';
import styles from './Overview.module.css';

/** What an admin or a manager sees of the business at a glance; a member sees their seat. */
export function Overview({ business }: { business: OwnBusiness }) {
  const { userId } = useSignedIn();
  const now = useNow();
  const board = useRef<HTMLDivElement>(null);
  useOpenOnPaper(board);
  const { id, domain, role } = business;
  if (!may(role, 'see members')) return <MemberView business={business} />;
  const used = business.usedSeats ?? 0;
  const settings = `/business-settings?businessId=${encodeURIComponent(id)}`;
  const most = businessPlans[planOf(business, now)].seats;
  const edits = may(role, 'edit the profile');
  return (
    <CasesHere business={business}>
      <div className={styles.board} ref={board}>
        <div className={styles.column}>
          <Part title={words.looks.title} name="looks">
            {domain ? (
              <WatchedDomains business={business} domain={domain} />
            ) : (
              <p className="prose">{words.looks.noDomain(edits)}</p>
            )}
          </Part>
          {may(role, 'see brand findings') && (
            <Part title={ofBrand.title} name="brand">
              <BrandFindings business={business} settings={edits ? `${settings}#accounts` : undefined} />
            </Part>
          )}
          {may(role, 'keep cases') && <OpenBusinessCases businessId={id} />}
          <Part title={ofShared.title} name="findings">
            <SharedFindings businessId={id} />
          </Part>
          <Part title={words.members.title} name="members">
            <Members business={business} role={role} owns={business.adminId === userId} />
          </Part>
        </div>
        <div className={styles.column}>
          <Part title={words.seats.title} name="seats">
            <SeatMeter
              businessId={id}
              used={used}
              total={business.totalAvailableSeats ?? 0}
              raise={edits ? { most, at: `${settings}#seats` } : { most, byAdmin: true }}
            />
          </Part>
          {edits && <NextSteps business={business} />}
          <Part title={ofInvitations.title} name="invite" className="no-print">
            <Invite businessId={id} role={role} />
          </Part>
          {business.socialMediaAccounts?.length ? (
            <Part
              title={ofAccounts.title}
              name="accounts"
              aside={
                may(role, 'prove accounts') && (
                  <Link className="small no-print" to={`${settings}#accounts`}>
                    {edits ? ofAccounts.change : ofAccounts.prove}
                  </Link>
                )
              }
            >
              <ListedAccounts business={business} />
            </Part>
          ) : null}
          <EvidenceFile businessId={id} />
          <Part title={ofShared.own.title} name="share" className="no-print">
            <ShareOwn business={business} />
          </Part>
        </div>
      </div>
    </CasesHere>
  );
}

const MemberView = ({ business }: { business: OwnBusiness }) => (
  <div className="stack-small">
    <p className="lead">{words.member.lead(business.role)}</p>
    <p className="quiet prose">{words.member.seen}</p>
    <RealAccounts businessId={business.id} />
    <Part title={ofShared.own.title} name="share">
      <ShareOwn business={business} />
    </Part>
    <Part title={words.leaving.title} name="leave">
      <Leave business={business} address={business.userEmailAddress} />
    </Part>
  </div>
);
