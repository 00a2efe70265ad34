import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Case } from '#domain/case/case';
import type { Behalf } from '#domain/case/report-facts';
import { later } from '../../../ui/later.tsx';
import { useCaseBusiness } from '../owner/case-business.ts';
import { type Target, useTargets } from './targets.ts';
import { words } from './words.ts';

const MoveDialog = later(async () => (await import('./MoveDialog.tsx')).MoveDialog);

/** For whoever keeps the cases of a business: the way of this case there. `chosen`: who is impersonated, as the form has it now. */
export function MoveOffer({ one, chosen }: { one: Case; chosen: Behalf['relation'] | '' }) {
  const of = useTargets();
  if (!of) return null;
  const { targets, none } = of;
  const isForBusiness = chosen === 'BUSINESS';
  if (none && isForBusiness) return <SetUp />;
  if (targets.length === 0) return null;
  const isForPerson = (relation: Behalf['relation'] | '') => relation !== '' && relation !== 'BUSINESS';
  if (isForPerson(chosen) || isForPerson(one.behalf?.relation ?? '')) return <OwnPages of={targets} />;
  return (
    <div className="small quiet no-print">
      {words.question} <Move one={one} targets={targets} />
    </div>
  );
}

/** The same above a case that is for a business, where it can be seen at once. */
export function MoveNote({ one }: { one: Case }) {
  const isOfBusiness = Boolean(useCaseBusiness());
  const of = useTargets();
  if (isOfBusiness || one.behalf?.relation !== 'BUSINESS' || !of) return null;
  if (!of.none && of.targets.length === 0) return null;
  return (
    <div className="note no-print">
      {words.note} {of.none ? <SetUpWords /> : <Move one={one} targets={of.targets} />}
    </div>
  );
}

function Move({ one, targets }: { one: Case; targets: readonly Target[] }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="link-like" onClick={() => setAsking(true)}>
        {targets.length > 1 ? words.offers : words.offer(targets[0]!.name)}
      </button>
      {asking && <MoveDialog one={one} targets={targets} onClose={() => setAsking(false)} />}
    </>
  );
}

const SetUp = () => (
  <p className="small quiet no-print">
    <SetUpWords />
  </p>
);

const SetUpWords = () => (
  <>
    {words.setUp.before} <Link to="/business-onboarding">{words.setUp.link}</Link>
  </>
);

/** Where a case for a business is opened, beside one for somebody else. */
const OwnPages = ({ of }: { of: readonly Target[] }) => (
  <p className="small quiet no-print">
    {words.open}{' '}
    {of.map(({ id, label }, n) => (
      <Fragment key={id}>
        {n > 0 && ', '}
        <Link to={`/business-dashboard?businessId=${encodeURIComponent(id)}#brand`} state={{ give: true }}>
          {label}
        </Link>
      </Fragment>
    ))}
    .
  </p>
);
