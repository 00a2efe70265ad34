import { Link } from 'react-router-dom';
import { Clause } from '../../ui/Clause.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';
import { words } from './words.ts';

const { individual } = words;

export default function Individual() {
  return (
    <PublicPage title={individual.title} lead={individual.lead}>
      <Clause title={individual.get}>
        <div className="prose">
          {individual.gets.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Clause>
      <Clause title={individual.ask}>
        <p className="prose">{individual.asks}</p>
      </Clause>
      <Clause title={individual.score}>
        <div className="prose">
          <p>{individual.scores}</p>
          <p className="actions">
            <Link className="button primary" to="/auth/signup">
              {individual.join}
            </Link>
            <Link className="button" to="/compare">
              {individual.compare}
            </Link>
          </p>
        </div>
      </Clause>
    </PublicPage>
  );
}
