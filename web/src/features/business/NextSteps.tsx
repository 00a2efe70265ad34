import { asSeen } from '#domain/engine/web/as-seen';
import { Link } from 'react-router-dom';
import { Part } from '../../ui/page/Part.tsx';
import type { Business } from '#domain/business/business';
import type { OwnBusiness } from './api.ts';
import { words } from './words.ts';

const said = words.steps;

/** What the business still lacks, for those who can change it: what waits for its domain, then what a copy would imitate. */
export function NextSteps({ business }: { business: OwnBusiness }) {
  const { id, domain, domainProof, lostProof, website, address, socialMediaAccounts } = business;
  const proven = domain && domainProof?.domain === domain;
  const complete = website && address;
  const steps = [
    ...(proven ? [] : [domainStep(domain, lostProof)]),
    ...(complete ? [] : [['profile', said.profile, said.profileWhy] as const]),
    ...(socialMediaAccounts?.length ? [] : [['accounts', said.accounts, said.accountsWhy] as const]),
  ];
  if (steps.length === 0) return null;
  return (
    <Part title={said.title} name="steps" className="no-print">
      <div className="stack-small">
        {steps.map(([part, step, why]) => (
          <p className="prose" key={part}>
            <Link to={`/business-settings?businessId=${encodeURIComponent(id)}#${part}`}>{step}</Link>
            <br />
            <span className="quiet small">{why}</span>
          </p>
        ))}
      </div>
    </Part>
  );
}

function domainStep(domain: Business['domain'], lost: Business['lostProof']) {
  if (!domain) return ['domain', said.domain, said.domainWhy] as const;
  return lost?.domain === domain
    ? (['domain', said.lost(asSeen(domain)), said.lostWhy] as const)
    : (['domain', said.prove(asSeen(domain)), said.domainWhy] as const);
}
