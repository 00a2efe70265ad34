import { Link } from 'react-router-dom';
import { Clause } from '../../ui/Clause.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';
import { COMMITMENT, COMMITMENT_SEEN, words } from './words.ts';

export default function OurCommitment() {
  return (
    <PublicPage {...words.commitment}>
      {COMMITMENT.map(([title, text], at) => {
        const [before, to, link] = COMMITMENT_SEEN[at]!;
        return (
          <Clause key={title} title={title}>
            <div className="prose">
              <p>{text}</p>
              <p className="small quiet">
                {before}
                <Link to={to}>{link}</Link>
              </p>
            </div>
          </Clause>
        );
      })}
    </PublicPage>
  );
}
