import { Clause } from '../../ui/Clause.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';
import { COMMITMENT } from './words.ts';

export default function OurCommitment() {
  return (
    <PublicPage title="Our commitment" lead="Five promises. You can check each of them in what you see here.">
      {COMMITMENT.map(([title, text]) => (
        <Clause key={title} title={title}>
          <p className="prose">{text}</p>
        </Clause>
      ))}
    </PublicPage>
  );
}
