import { Link } from 'react-router-dom';
import type { ListedCase } from '#domain/case/case';
import { casePath } from '#domain/case/owner';
import { useKeepDomain } from '../cases/use-keep-case.ts';
import { words } from '../cases/words.ts';

interface Props {
  businessId: string;
  domain: string;
  /** The open case about it, or else that which was closed last. */
  kept: ListedCase | undefined;
  /** While it is not known whether there is one: a second one would be opened by accident. */
  isPending: boolean;
  /** False of a name that is the business's own, or gone. */
  canKeep: boolean;
}

/** Leads to the case of a domain, and keeps what was seen of it as one where none is open. */
export function KeepDomain({ businessId, domain, kept, isPending, canKeep }: Props) {
  const { keep, isKeeping } = useKeepDomain(businessId);
  const named = <span className="vh"> {domain}</span>;
  return (
    <>
      {kept && (
        <Link className="button quiet-button" to={casePath(kept)}>
          {words.see}
          {named}
        </Link>
      )}
      {canKeep && (!kept || kept.closedAt) && (
        <button
          type="button"
          className="button quiet-button"
          disabled={isKeeping || isPending}
          onClick={() => keep(domain)}
        >
          {isKeeping ? words.keeping : kept ? words.keepNew : words.keep}
          {named}
        </button>
      )}
    </>
  );
}
