import { Link } from 'react-router-dom';
import { Clause } from '../../ui/Clause.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';

export default function Business() {
  return (
    <PublicPage
      title="For a company"
      lead="An administrator, a number of seats, and members who agreed to be there."
    >
      <Clause title="Seats">
        <div className="prose">
          <p>
            A business account has an administrator and seats. A member is invited by e-mail and joins by
            agreeing. What is found about a member stays theirs until they share it with the company.
          </p>
        </div>
      </Clause>
      <Clause title="Plans">
        <div className="prose">
          <p>
            Starter has 15 seats. Professional and Enterprise have more, under terms we agree on with you.
            Prices are not published yet; ask us.
          </p>
          <p>
            Setting up a business from these pages is being prepared. Until then, write to us and we set it up
            with you.
          </p>
          <p className="actions">
            <Link className="button primary" to="/company/contact">
              Ask about a business account
            </Link>
          </p>
        </div>
      </Clause>
    </PublicPage>
  );
}
