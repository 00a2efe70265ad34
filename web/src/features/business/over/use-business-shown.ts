import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type BusinessRole, mayPlace } from '#domain/business/role';
import { type OwnBusiness, useBusiness } from '../api.ts';

/** What came back into a form of an earlier page is sent without being typed again. */
const EVENTS = ['input', 'change', 'submit'];

/**
 * The business that a page shows. One that is over for whoever reads it (it was deleted, or their seat is gone) stays until they leave,
 * if they were typing: what they haven't saved can be copied. `isOver`: it stays for that alone. The same of a role that was taken away,
 * whose forms stay: `roleNow` is what is left of it.
 */
export function useBusinessShown() {
  const { business, error } = useBusiness();
  const asked = new URLSearchParams(useLocation().search).get('businessId');
  const [last, setLast] = useState<OwnBusiness>();
  const [typedFor, setTypedFor] = useState<string>();
  const isTyped = typedFor === asked;
  const hasLess = business && last?.id === business.id && isTyped && isLess(business.role, last.role);
  if (business && business !== last && !hasLess) setLast(business);
  const id = business?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const typed = ({ type, target }: Event) => {
      // What is chosen from a list counts once React has heard of it: drawn again before that, the list has its old choice.
      if (type !== 'input' || !(target instanceof HTMLSelectElement)) setTypedFor(id);
    };
    for (const event of EVENTS) document.addEventListener(event, typed);
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, typed);
    };
  }, [id]);
  const stays = business === null && last?.id === asked && isTyped ? last : undefined;
  const roleNow = hasLess ? business.role : undefined;
  return { business, error, shown: hasLess ? last : (business ?? stays), isOver: !!stays, roleNow };
}

/** The rank of a role is whom it may give a seat to. */
const isLess = (now: BusinessRole, was: BusinessRole) => !mayPlace(now, was) && mayPlace(was, now);
