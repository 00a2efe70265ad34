import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type OwnBusiness, useBusiness } from '../api.ts';

/**
 * The business that a page shows. One that is over for whoever reads it (it was deleted, or their seat is gone) stays until they leave,
 * if they were typing: what they haven't saved can be copied. `isOver`: it stays for that alone.
 */
export function useBusinessShown() {
  const { business, error } = useBusiness();
  const asked = new URLSearchParams(useLocation().search).get('businessId');
  const [last, setLast] = useState<OwnBusiness>();
  const [typedFor, setTypedFor] = useState<string>();
  if (business && business !== last) setLast(business);
  const id = business?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const typed = () => setTypedFor(id);
    document.addEventListener('input', typed);
    return () => document.removeEventListener('input', typed);
  }, [id]);
  const stays = business === null && last && last.id === asked && typedFor === asked ? last : undefined;
  return { business, error, shown: business ?? stays, isOver: !!stays };
}
