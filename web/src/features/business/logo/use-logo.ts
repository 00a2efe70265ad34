import { useQuery } from '@tanstack/react-query';
import { businessAccountContract } from '#domain/contract/business-account';
import { call } from '../../../lib/api/rest.ts';

/** The logo of a business as an address; null where it has none. */
export const useLogo = (businessId: string) =>
  useQuery({
    queryKey: ['logo', businessId],
    queryFn: async () => {
      const { logo } = await call('business', businessAccountContract['get-logo'], { businessId });
      return logo && `data:${logo.contentType};base64,${logo.base64}`;
    },
  });
