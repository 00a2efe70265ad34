import type { Finding } from '#domain/scan/finding';
import { toast } from '../../ui/Toast.tsx';
import { useDecideMany } from './api.ts';
import { words } from './words.ts';

const said = words.report;

/** One decision about several open findings, which can be undone as one. */
export function useDecideSeveral(onDone: (decided: readonly Finding[]) => void) {
  const many = useDecideMany();
  return (findings: Finding[], decision: 'MINE' | 'IGNORED') => {
    const findingIds = findings.map(({ id }) => id);
    const onError = (error: Error) => toast(error.message);
    many.mutate(
      { findingIds, decision },
      {
        onSuccess: ({ decided }) => {
          onDone(findings);
          toast(said.several[decision](decided.length, findingIds.length), () =>
            many.mutate({ findingIds: decided, decision: 'OPEN' }, { onError }),
          );
        },
        onError,
      },
    );
  };
}
