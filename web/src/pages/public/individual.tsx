import { Link } from 'react-router-dom';
import { ExampleFinding } from '../../features/home/individual/ExampleFinding.tsx';
import { ScoreLedger } from '../../features/home/individual/ScoreLedger.tsx';
import { WhereWeLook } from '../../features/platform/WhereWeLook.tsx';
import { words as shown } from '../../features/home/individual/words.ts';
import { PublicPage } from '../../layout/PublicPage.tsx';
import { Clause } from '../../ui/Clause.tsx';
import { Exhibit } from '../../ui/page/Exhibit.tsx';
import { words } from './words.ts';

const { individual } = words;

export default function Individual() {
  return (
    <PublicPage title={individual.title} lead={individual.lead}>
      <Clause title={individual.get}>
        <Exhibit label={shown.example.label} shown={<ExampleFinding />}>
          {individual.gets.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Exhibit>
      </Clause>
      <Clause title={individual.looked}>
        <div className="stack-small">
          <p className="prose">{individual.lookedWords}</p>
          <WhereWeLook />
        </div>
      </Clause>
      <Clause title={individual.score}>
        <Exhibit label={individual.scoreShown} shown={<ScoreLedger />}>
          <p>{individual.scores}</p>
        </Exhibit>
      </Clause>
      <Clause title={individual.ask}>
        <p className="prose">{individual.asks}</p>
      </Clause>
      <Clause title={individual.cost}>
        <p className="prose">{individual.costs}</p>
      </Clause>
      <Clause title={individual.begin}>
        <div className="prose">
          <p>{individual.begins}</p>
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
