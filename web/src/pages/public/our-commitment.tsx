import { Clause } from '../../ui/Clause.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';

const PROMISES = [
  [
    'We call nobody real or fake',
    'We show evidence: two profiles side by side, what is alike, how much, and what we could not look at. The judgement is yours, and the decision is the platform’s.',
  ],
  [
    'Help comes before an account',
    'Somebody who was copied yesterday gets a comparison, the right form and a report text in two minutes, without signing up. Nothing they enter leaves their browser.',
  ],
  [
    'No tool for watching others',
    'Until one account of yours is proven, we look only for look-alikes of that handle. Being found through Countersign is off until you switch it on. Nobody learns whose search found a profile, or whether a person is registered here.',
  ],
  [
    'A namesake is a person',
    'An account that another user proved, that is older than yours, or that only shares your name gets no prepared report.',
  ],
  [
    'Limits are part of the result',
    'Every result says which platforms answered, which answered in part and which could not be asked.',
  ],
] as const;

export default function OurCommitment() {
  return (
    <PublicPage title="Our commitment" lead="Five promises. Each can be checked in what you see here.">
      {PROMISES.map(([title, text]) => (
        <Clause key={title} title={title}>
          <p className="prose">{text}</p>
        </Clause>
      ))}
    </PublicPage>
  );
}
