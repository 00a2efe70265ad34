import { Link, useLocation } from 'react-router-dom';
import { BusinessInView } from '../../features/business/BusinessInView.tsx';
import { AppPage } from '../../ui/page/AppPage.tsx';
import { words } from './words.ts';

const said = words.business;

/** The business pages say which business they are about and what will be here, and show no invented data until it is. */
export default function BusinessArea() {
  const { pathname } = useLocation();
  return (
    <AppPage title={said.titles[pathname] ?? said.title}>
      {pathname !== '/business-onboarding' && <BusinessInView />}
      <p className="prose">
        {said.soon} <Link to="/business">{said.more}</Link>
      </p>
    </AppPage>
  );
}
