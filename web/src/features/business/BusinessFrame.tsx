import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { askAgain } from '../../lib/api/queries.ts';
import { AppPage } from '../../ui/page/AppPage.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import type { OwnBusiness } from './api.ts';
import { BusinessInView } from './BusinessInView.tsx';
import { InvitationsWaiting } from './joining/InvitationsWaiting.tsx';
import { RoleTaken } from './over/RoleTaken.tsx';
import { TypedStays } from './over/TypedStays.tsx';
import { useBusinessShown } from './over/use-business-shown.ts';
import { PickBusiness } from './PickBusiness.tsx';
import { words } from './words.ts';

/** A page about the business in its address: which one, the way to another, its matter. */
export function BusinessFrame({
  title,
  children,
}: {
  title: string;
  children: (business: OwnBusiness) => ReactNode;
}) {
  const { business, error, shown, isOver, roleNow } = useBusinessShown();
  const { search } = useLocation();
  const asked = new URLSearchParams(search).has('businessId');
  return (
    <AppPage title={title}>
      <InvitationsWaiting />
      {asked && !isOver && <BusinessInView />}
      {isOver && <TypedStays />}
      {shown && roleNow && <RoleTaken business={shown} role={roleNow} />}
      {shown ? (
        children(shown)
      ) : !asked ? (
        <PickBusiness />
      ) : error ? (
        <Trouble words={error.message} again={askAgain} />
      ) : (
        business === undefined && <Skeleton />
      )}
      {asked && business !== null && (
        <p className="small no-print">
          <Link to="/business-onboarding">{words.new}</Link>
        </p>
      )}
    </AppPage>
  );
}
