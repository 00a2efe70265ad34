import { useMutationState } from '@tanstack/react-query';
import type { Case } from '#domain/case/case';
import type { CaseEdit } from '#domain/case/edit/edit';

/** What edits of a case are known by while they are under way. */
export const editKey = (caseId: string) => ['edit-case', caseId];

/** The case with what was said for its report and is still being saved: the text must not wait for the server. */
export function useAsSaid(one: Case): Case {
  const edits = useMutationState({
    filters: { mutationKey: editKey(one.caseId), status: 'pending' },
    select: ({ state }) => state.variables as CaseEdit,
  });
  return edits.reduce(
    (said, { facts, behalf }) => ({
      ...said,
      ...(facts !== undefined && { facts }),
      ...(behalf !== undefined && { behalf }),
    }),
    one,
  );
}
