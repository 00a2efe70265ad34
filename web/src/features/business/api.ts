import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import { businessContract } from '#domain/contract/business';
import { LAST_BUSINESS } from '../../lib/business-address.ts';
import { call } from '../../lib/api/rest.ts';
import { useSignedIn } from '../session/use-session.ts';
import { logged } from '../seats/logged.ts';

/** A business with the caller's own seat in it. */
export type OwnBusiness = z.infer<(typeof businessContract)['get-business']['response']>;

/** A business, or null where it was refused: the reason is logged, and there is nothing to show. @throws when nobody answered */
const loadBusiness = (businessId: string): Promise<OwnBusiness | null> =>
  call('business', businessContract['get-business'], { businessId }).catch(logged);

/**
 * The business in the address, loaded when that is another than the loaded one. Callers share one fetch by key. Undefined
 * while there is none in the address or it is on its way.
 */
export function useBusiness() {
  const { userId } = useSignedIn();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const businessId = new URLSearchParams(search).get('businessId');
  const { data: business, error } = useQuery({
    queryKey: ['business', userId, businessId],
    enabled: Boolean(businessId),
    queryFn: () => loadBusiness(businessId!),
  });
  useEffect(() => {
    if (business) localStorage.setItem(LAST_BUSINESS, business.id);
    // The menu would go on leading to one that is gone.
    else if (business === null && localStorage.getItem(LAST_BUSINESS) === businessId)
      localStorage.removeItem(LAST_BUSINESS);
  }, [business, businessId]);
  /** Forgets the remembered business, and takes it out of the address. */
  const clear = () => {
    localStorage.removeItem(LAST_BUSINESS);
    const query = new URLSearchParams(search);
    query.delete('businessId');
    return navigate({ pathname, search: query.toString() }, { replace: true });
  };
  return { business, error, clear };
}
