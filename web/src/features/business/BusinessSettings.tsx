import { may } from '#domain/business/role';
import { Part } from '../../ui/page/Part.tsx';
import { useSignedIn } from '../session/use-session.ts';
import { OwnAccounts } from './accounts/OwnAccounts.tsx';
import { ProvenAccounts } from './accounts/ProvenAccounts.tsx';
import { words as ofAccounts } from './accounts/words.ts';
import type { OwnBusiness } from './api.ts';
import { LogoEditor } from './logo/LogoEditor.tsx';
import { words as ofLogo } from './logo/words.ts';
import { Leave } from './members/Leave.tsx';
import { Members } from './members/Members.tsx';
import { DomainProof } from './domain-proof/DomainProof.tsx';
import { Plan } from './plan/Plan.tsx';
import { words as plan } from './plan/words.ts';
import { DomainForm } from './profile/DomainForm.tsx';
import { EndBusiness } from './profile/EndBusiness.tsx';
import { ProfileForm } from './profile/ProfileForm.tsx';
import { Programs } from './programs/Programs.tsx';
import { words as programs } from './programs/words.ts';
import { SeatsForm } from './profile/SeatsForm.tsx';
import { words } from './words.ts';

/** Everything of a business that can be changed, as far as the caller's role goes. */
export function BusinessSettings({ business }: { business: OwnBusiness }) {
  const { userId } = useSignedIn();
  const { id, role, adminId } = business;
  const owns = adminId === userId;
  const edits = may(role, 'edit the profile');
  const accounts = (
    <Part title={ofAccounts.title} name="accounts-title" id="accounts">
      {edits ? <OwnAccounts business={business} key={id} /> : <ProvenAccounts business={business} key={id} />}
    </Part>
  );
  return (
    <>
      {edits && (
        <>
          <Part title={words.profile.title} name="profile-title" id="profile">
            <ProfileForm business={business} key={id} />
          </Part>
          <Part title={ofLogo.title} name="logo">
            <LogoEditor business={business} key={id} />
          </Part>
          {accounts}
          <Part title={words.profile.domain} name="domain">
            <div className="stack">
              <DomainForm business={business} key={id} />
              {business.domain && (
                <DomainProof {...{ businessId: id, domain: business.domain }} key={business.domain} />
              )}
            </div>
          </Part>
        </>
      )}
      {!edits && may(role, 'prove accounts') && accounts}
      {may(role, 'see members') && (
        <Part title={words.members.title} name="members">
          <Members {...{ business, role, owns }} />
        </Part>
      )}
      {edits && (
        <Part title={programs.alerts.title} name="alerts-title" id="alerts">
          <Programs businessId={id} key={id} />
        </Part>
      )}
      {may(role, 'change seats') && (
        <Part title={words.seats.title} name="seats">
          <SeatsForm business={business} key={`${id} ${business.plan} ${business.trialUntil}`} />
        </Part>
      )}
      {may(role, 'change seats') && (
        <Part title={plan.title} name="plan">
          <Plan businessId={id} />
        </Part>
      )}
      <Part title={words.leaving.title} name="leave">
        {owns ? (
          <p className="prose">{words.leaving.owner}</p>
        ) : (
          <Leave business={business} address={business.userEmailAddress} />
        )}
      </Part>
      {owns && (
        <Part title={words.deleting.title} name="delete">
          <div className="stack-small">
            <p className="prose">{words.deleting.words}</p>
            <EndBusiness business={business} key={id} />
          </div>
        </Part>
      )}
    </>
  );
}
