import { BusinessPlans } from '../../features/operator/plans/BusinessPlans.tsx';
import { RightsRequests } from '../../features/operator/rights/RightsRequests.tsx';
import { Reviews } from '../../features/operator/Reviews.tsx';
import { useOperator } from '../../features/operator/use-operator.ts';
import { words } from '../../features/operator/words.ts';
import { AppPage } from '../../ui/page/AppPage.tsx';
import { Skeleton } from '../../ui/Trouble.tsx';
import NotFound from '../../layout/not-found.tsx';

/** For those who run the product; for everybody else there is no page here, and no call that answers. */
export default function ReviewsPage() {
  const operator = useOperator();
  if (operator === undefined) return <Skeleton rows={8} label={words.page.loading} />;
  if (!operator) return <NotFound />;
  return (
    <AppPage title={words.page.title} lead={words.page.lead}>
      <Reviews />
      <RightsRequests />
      <BusinessPlans />
    </AppPage>
  );
}
