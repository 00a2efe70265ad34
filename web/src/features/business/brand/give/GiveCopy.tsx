import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { may } from '#domain/business/role';
import { later } from '../../../../ui/later.tsx';
import type { Given } from '../../../scan/brought/given.ts';
import { useAskedForm } from '../../../scan/brought/use-asked-form.ts';
import type { OwnBusiness } from '../../api.ts';
import { muteDomain } from '../mute-domain.ts';
import { words } from '../words.ts';
import { comparableOf } from './comparable.ts';
import { hasOwn } from './has-own.ts';
import type { GivenLink } from './link-in.ts';
import type { Website } from './OfWebsite.tsx';

const said = words.give;
const GiveCopyForm = later(async () => (await import('./GiveCopyForm.tsx')).GiveCopyForm);

interface Props {
  business: OwnBusiness;
  /** A copy that was given, of which more is to be told. */
  given?: GivenLink | undefined;
  /** An account was given, and is being compared. */
  onGiven?: (given: Given) => void;
  /** It was told, or put off. */
  onDone?: () => void;
  /** What else can be done there. */
  children?: ReactNode;
}

/**
 * A copy that the business knows of, given by its link: open at once for whoever comes for that. Where nothing of the business is
 * listed there is nothing to compare it with.
 */
export function GiveCopy({ business, given, onGiven, onDone, children }: Props) {
  const { state } = useLocation();
  const comesForIt = (state as { give?: unknown } | null)?.give === true;
  const { isAsked, ask, form, button } = useAskedForm(comesForIt);
  const of = { comparable: comparableOf(business), website: websiteOf(business), onGiven };
  if (!hasOwn(business)) return <p className="small quiet no-print">{said.first(!!muteDomain(business))}</p>;
  // In a form of its own: what was typed of another copy stays where it is.
  if (given)
    return (
      <>
        <GiveCopyForm
          key={given.handle}
          businessId={business.id}
          {...{ ...of, given }}
          open
          onClose={() => {
            form.onClose();
            onDone?.();
          }}
        />
        {children && <p className="actions">{children}</p>}
      </>
    );
  return (
    <>
      {isAsked && <GiveCopyForm businessId={business.id} {...{ ...form, ...of }} />}
      {(children || button) && (
        <p className="actions">
          {children}
          {button && (
            <button {...button} type="button" className="button quiet-button" onClick={ask}>
              {said.give}
            </button>
          )}
        </p>
      )}
    </>
  );
}

/** Others are checked beside a domain of theirs, which only some of them may add. */
function websiteOf({ domain, role }: OwnBusiness): Website {
  if (domain) return 'checked';
  return may(role, 'edit the profile') ? 'domain first' : 'ask an admin';
}
