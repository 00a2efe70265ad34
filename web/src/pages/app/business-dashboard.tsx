import { BusinessFrame } from '../../features/business/BusinessFrame.tsx';
import { Overview } from '../../features/business/Overview.tsx';
import { words } from '../../features/business/words.ts';

/** A business at a glance. */
export default function BusinessDashboard() {
  return (
    <BusinessFrame title={words.titles.dashboard}>
      {(business) => <Overview business={business} key={business.id} />}
    </BusinessFrame>
  );
}
