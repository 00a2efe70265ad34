import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { Business, type BusinessPatch } from '#domain/business/business';
import { businessContract } from '#domain/contract/business';
import { graphql } from '../../lib/api/graphql.ts';
import { call } from '../../lib/api/rest.ts';

type Contract = typeof businessContract;

/** Who has joined a business and who is invited; asked for only where the caller's role sees it. */
export function useMembers(businessId: string) {
  return useQuery({
    queryKey: ['members', businessId],
    queryFn: () => call('business', businessContract['get-members'], { businessId }),
  });
}

/** A call about a business; what is shown of businesses is asked for again when it is over, and after `before`. */
export function useBusinessCall<Name extends keyof Contract>(name: Name, before?: () => unknown) {
  const refresh = useBusinessChanged();
  const queries = useQueryClient();
  // What ends the caller's part leaves its page first: there is nothing there to be asked for again. It is off their list by then, or
  // the only one would be opened again.
  const changed = async (_answer: unknown, error: Error | null, request: { businessId?: string }) => {
    if (before && !error) {
      queries.setQueriesData<{ id: string }[] | null>({ queryKey: ['businesses'] }, (list) =>
        list?.filter(({ id }) => id !== request.businessId),
      );
      await before();
    }
    await refresh(before && !error ? ['businesses'] : undefined);
  };
  return useMutation<z.output<Contract[Name]['response']>, Error, z.input<Contract[Name]['request']>>({
    mutationFn: (request) =>
      call('business', businessContract[name] as Contract['get-business'], request as never) as never,
    onSettled: (answer, error, request) => changed(answer, error, request as { businessId?: string }),
  });
}

const FIELDS = [
  ...[
    'id',
    'adminId',
    'name',
    'domain',
    'website',
    'department',
    'shortName',
    'logoImagePath',
    'email',
    'phone',
  ],
  ...['totalAvailableSeats', 'createdAt', 'updatedAt', 'version'],
  'address { address address2 city state zipCode country }',
  'socialMediaAccounts { platform pageUrl }',
].join(' ');

/** Saves the profile, by the call of the specification. */
export function useSaveBusiness() {
  const changed = useBusinessChanged();
  return useMutation({
    mutationFn: (input: z.input<typeof BusinessPatch> & { id: string; version?: number }) =>
      graphql(
        `mutation ($input: UpdateBusinessInput!) { updateBusiness(input: $input) { ${FIELDS} } }`,
        { input },
        'updateBusiness',
        Business,
      ),
    onSettled: () => changed(),
  });
}

/** What a change of a business may show otherwise; whoever leaves it shares nothing with it any more. */
const CHANGED = [
  ...['business', 'businesses', 'members', 'invitations', 'domains', 'brand', 'shared-findings'],
  // Alerts go to admins and managers, so a change of roles changes who is offered there.
  'programs',
];

function useBusinessChanged() {
  const queries = useQueryClient();
  return (what = CHANGED) => Promise.all(what.map((name) => queries.invalidateQueries({ queryKey: [name] })));
}
