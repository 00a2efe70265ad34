import { Link } from 'react-router-dom';
import { Clause } from '../../ui/Clause.tsx';
import { Tiers } from '../../features/home/tiers/Tiers.tsx';
import { DOMAIN_EXAMPLE, DOMAIN_NAMES } from '../../features/lookalikes/domain-example.ts';
import { HandleDiff } from '../../ui/handle-diff/HandleDiff.tsx';
import { Exhibit } from '../../ui/page/Exhibit.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';
import { words } from './words.ts';

const { business } = words;

export default function Business() {
  return (
    <PublicPage title={business.title} lead={business.lead}>
      <Clause title={business.gets}>
        <Exhibit label={business.shown} shown={<HandleDiff diff={DOMAIN_EXAMPLE} {...DOMAIN_NAMES} />}>
          <ul className="stacked-links">
            {business.get.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Exhibit>
      </Clause>
      <Clause title={business.seats}>
        <p className="prose">{business.seatWords}</p>
      </Clause>
      <Clause title={business.plans}>
        <Tiers />
      </Clause>
      <Clause title={business.begin}>
        <div className="prose">
          {business.planWords.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="actions">
            <Link className="button primary" to="/business-onboarding" state={{ newcomer: true }}>
              {business.start}
            </Link>
            <Link className="button" to="/company/contact">
              {business.ask}
            </Link>
          </p>
        </div>
      </Clause>
    </PublicPage>
  );
}
