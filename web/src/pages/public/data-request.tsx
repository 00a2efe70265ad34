import { Link } from 'react-router-dom';
import { DataRequestForm } from '../../features/rights/DataRequestForm.tsx';
import { RightsPage } from '../../features/rights/RightsPage.tsx';
import { words } from '../../features/rights/words.ts';
import { PublicPage } from '../../layout/PublicPage.tsx';

const said = words.data;

export default function DataRequest() {
  return (
    <PublicPage title={said.title} lead={said.lead}>
      <RightsPage
        said={said}
        form={(onBegun, given) => <DataRequestForm onBegun={onBegun} given={given} />}
        aside={
          <p>
            {said.signedIn[0]}
            <Link to="/settings/privacy">{said.signedIn[1]}</Link>
            {said.signedIn[2]}
          </p>
        }
      />
    </PublicPage>
  );
}
