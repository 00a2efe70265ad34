import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { markedContract } from '#domain/contract/marked';
import type { IssuedCopy } from '#domain/marked/issued-copy';
import { call } from '../../../lib/api/rest.ts';

const key = ['issued-copies'];

/** The person's marked copies, by picture, the latest picture first. */
export function useCopies() {
  return useQuery({
    queryKey: key,
    queryFn: () => call('user', markedContract['get-copies'], {}),
    select: ({ copies }) => byPicture(copies),
  });
}

/** Others were issued: the list is asked for anew. */
export function useCopiesChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}

export function useStopCopies() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (picture: string) => call('user', markedContract['stop-copies'], { picture }),
    onSuccess: (left) => queries.setQueryData(key, left),
  });
}

function byPicture(copies: readonly IssuedCopy[]): { picture: string; copies: IssuedCopy[] }[] {
  const pictures = new Map<string, IssuedCopy[]>();
  for (const copy of copies) pictures.set(copy.picture, [...(pictures.get(copy.picture) ?? []), copy]);
  return [...pictures].map(([picture, of]) => ({ picture, copies: of })).reverse();
}
