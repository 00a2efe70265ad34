import { Link, useParams } from 'react-router-dom';
import { regionOfCountry } from '#domain/case/region-of-country';
import { Blank } from '../../../ui/page/Blank.tsx';
import { Skeleton, Trouble } from '../../../ui/Trouble.tsx';
import { useCases } from '../../case/api.ts';
import { useLiveCases } from '../../case/list/use-live-cases.ts';
import { CaseList } from '../../case/list/CaseList.tsx';
import { OneCase } from '../../case/OneCase.tsx';
import type { OwnBusiness } from '../api.ts';
import { BusinessFrame } from '../BusinessFrame.tsx';
import { TypedStays } from '../over/TypedStays.tsx';
import { useBusinessShown } from '../over/use-business-shown.ts';
import { CasesHere } from './CasesHere.tsx';
import { words } from './words.ts';

/** The cases of a business: all of them, or one. */
export function BusinessCases() {
  const { '*': part = '' } = useParams();
  const { shown, isOver } = useBusinessShown();
  useLiveCases();
  const [caseId = '', page] = part.split('/');
  if (caseId && shown)
    return (
      <CasesHere business={shown}>
        {isOver && <TypedStays />}
        <OneCase
          caseId={caseId}
          kept={page === 'kept'}
          name={shown.name ?? undefined}
          accounts={shown.socialMediaAccounts ?? []}
          suggested={regionOfCountry(shown.address?.country)}
          key={caseId}
        />
      </CasesHere>
    );
  return (
    <BusinessFrame title={words.title}>
      {(business) => (
        <CasesHere business={business}>
          <AllCases business={business} />
        </CasesHere>
      )}
    </BusinessFrame>
  );
}

function AllCases({ business }: { business: OwnBusiness }) {
  const { data, error, refetch } = useCases();
  if (!data)
    return error ? (
      <Trouble words={error.message} again={() => void refetch()} />
    ) : (
      <Skeleton label={words.loading} />
    );
  const found = `/business-dashboard?businessId=${encodeURIComponent(business.id)}#brand`;
  if (data.length === 0)
    return (
      <Blank title={words.none.title} words={words.none.words}>
        <p className="actions">
          <Link className="button primary" to={found}>
            {words.none.find}
          </Link>
        </p>
        <p className="small">
          {words.none.known}{' '}
          <Link to={found} state={{ give: true }}>
            {words.none.give}
          </Link>{' '}
          {words.none.then}
        </p>
        <p className="small">
          {words.none.own} <Link to="/cases">{words.none.cases}</Link>.
        </p>
      </Blank>
    );
  return (
    <>
      <p className="lead">{words.lead}</p>
      <CaseList cases={data} />
    </>
  );
}
