import { Clause } from '../../ui/Clause.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';
import { COMMITMENT, words } from './words.ts';

export default function OurCommitment() {
  return (
    <PublicPage {...words.commitment}>
      {COMMITMENT.map(([title, text]) => (
        <Clause key={title} title={title}>
          <p className="prose">{text}</p>
        </Clause>
      ))}
    </PublicPage>
  );
}
