import { Link, useLocation } from 'react-router-dom';
import { BusinessInView } from '../../features/business/BusinessInView.tsx';
import { AppPage } from '../../ui/page/AppPage.tsx';

const TITLES: Record<string, string> = {
  '/business-onboarding': 'Set up a business',
  '/business-dashboard': 'Business dashboard',
  '/business-settings': 'Business settings',
};

/** The business pages say which business they are about and what will be here, and show no invented data until it is. */
export default function BusinessArea() {
  const { pathname } = useLocation();
  return (
    <AppPage title={TITLES[pathname] ?? 'Business'}>
      {pathname !== '/business-onboarding' && <BusinessInView />}
      <p className="prose">
        Seats, members and look-alike domains of a business are being prepared; there is nothing to see or to
        change here yet. <Link to="/business">What a business account will hold</Link>
      </p>
    </AppPage>
  );
}
