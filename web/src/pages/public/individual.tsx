import { Link } from 'react-router-dom';
import { Clause } from '../../ui/Clause.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';

export default function Individual() {
  return (
    <PublicPage
      title="For one person"
      lead="Your name, your picture and your handles, watched where watching is allowed. You decide about everything that is found."
    >
      <Clause title="What you get">
        <div className="prose">
          <p>
            You add the accounts that are yours and prove one of them. From then on Countersign looks for
            accounts that copy you, compares each with yours, and shows what is alike: handle, name, picture,
            text, links, age.
          </p>
          <p>
            Every result comes with its reasons and with the list of platforms that could not be searched. An
            account that only shares your name is shown as what it probably is: another person.
          </p>
        </div>
      </Clause>
      <Clause title="What it asks of you">
        <div className="prose">
          <p>
            An e-mail address. One account that is provably yours; until then we only look for look-alikes of
            that one handle. A telephone number if you like; it raises your authentication score and is never
            shown.
          </p>
        </div>
      </Clause>
      <Clause title="The authentication score">
        <div className="prose">
          <p>
            A number from 0 to 100 that says how much of you is proven: e-mail, accounts, telephone, and
            people who vouch for you. Copies never lower it, and nobody sees it but you.
          </p>
          <p className="actions">
            <Link className="button primary" to="/auth/signup">
              Create an account
            </Link>
            <Link className="button" to="/compare">
              Compare without one
            </Link>
          </p>
        </div>
      </Clause>
    </PublicPage>
  );
}
