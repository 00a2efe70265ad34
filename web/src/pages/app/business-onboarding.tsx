import { InvitationsWaiting } from '../../features/business/joining/InvitationsWaiting.tsx';
import { CreateBusiness } from '../../features/business/profile/CreateBusiness.tsx';
import { words } from '../../features/business/words.ts';
import { AppPage } from '../../ui/page/AppPage.tsx';

/** The way to a business account: the first result before the last field. */
export default function BusinessOnboarding() {
  return (
    <AppPage title={words.titles.onboarding} lead={words.create.lead}>
      <InvitationsWaiting />
      <CreateBusiness />
    </AppPage>
  );
}
