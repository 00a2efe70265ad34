import { Link } from 'react-router-dom';
import { casePath } from '#domain/case/owner';
import { useDomainCase } from '../../case/api.ts';
import { useKeepDomain } from '../cases/use-keep-case.ts';
import { words } from '../cases/words.ts';

/** Keeps what was seen of a domain as a case, or leads to the one that is open. */
export function KeepDomain({ businessId, domain }: { businessId: string; domain: string }) {
  const kept = useDomainCase(domain);
  const { keep, isKeeping } = useKeepDomain(businessId);
  const named = <span className="vh"> {domain}</span>;
  if (kept)
    return (
      <Link className="button quiet-button" to={casePath(kept)}>
        {words.see}
        {named}
      </Link>
    );
  return (
    <button type="button" className="button quiet-button" disabled={isKeeping} onClick={() => keep(domain)}>
      {isKeeping ? words.keeping : words.keep}
      {named}
    </button>
  );
}
