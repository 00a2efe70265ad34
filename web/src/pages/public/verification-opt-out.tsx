import { Link } from 'react-router-dom';
import { OptOutForm } from '../../features/rights/OptOutForm.tsx';
import { RightsPage } from '../../features/rights/RightsPage.tsx';
import { words } from '../../features/rights/words.ts';
import { PublicPage } from '../../layout/PublicPage.tsx';

const said = words.optOut;

export default function VerificationOptOut() {
  return (
    <PublicPage title={said.title} lead={said.lead}>
      <RightsPage
        said={said}
        form={(onBegun, given) => <OptOutForm onBegun={onBegun} given={given} />}
        aside={
          <p>
            {said.stored[0]}
            <Link to="/data-request">{said.stored[1]}</Link>
            {said.stored[2]}
          </p>
        }
      />
    </PublicPage>
  );
}
