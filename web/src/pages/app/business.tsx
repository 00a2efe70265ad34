import { Fragment } from 'react';
import { BusinessFrame } from '../../features/business/BusinessFrame.tsx';
import { BusinessCases } from '../../features/business/cases/BusinessCases.tsx';
import { BusinessSettings } from '../../features/business/BusinessSettings.tsx';
import { ComparedFor } from '../../features/business/compared/ComparedFor.tsx';
import { InvitationsWaiting } from '../../features/business/joining/InvitationsWaiting.tsx';
import { Overview } from '../../features/business/Overview.tsx';
import { CreateBusiness } from '../../features/business/profile/CreateBusiness.tsx';
import { words } from '../../features/business/words.ts';
import { AppPage } from '../../ui/page/AppPage.tsx';

/** A business at a glance. */
export default function Dashboard() {
  return (
    <BusinessFrame title={words.titles.dashboard}>
      {(business) => (
        <Fragment key={business.id}>
          <ComparedFor business={business} />
          <Overview business={business} />
        </Fragment>
      )}
    </BusinessFrame>
  );
}

/** What can be changed of a business. */
export function Settings() {
  return (
    <BusinessFrame title={words.titles.settings}>
      {(business) => (
        <Fragment key={business.id}>
          <ComparedFor business={business} />
          <BusinessSettings business={business} />
        </Fragment>
      )}
    </BusinessFrame>
  );
}

/** The cases of a business. */
export const Cases = BusinessCases;

/** The way to a business account: the first result before the last field. */
export function Onboarding() {
  return (
    <AppPage title={words.titles.onboarding} lead={words.create.lead}>
      <InvitationsWaiting />
      <CreateBusiness />
    </AppPage>
  );
}
