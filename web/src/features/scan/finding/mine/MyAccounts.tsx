import type { ComponentProps } from 'react';
import { OwnAccounts } from '../../../proof/OwnAccounts.tsx';
import { useIsMine } from './use-is-mine.tsx';

/** The person's own accounts; one that may be a copy is asked about before it is added. */
export function MyAccounts(props: Omit<ComponentProps<typeof OwnAccounts>, 'isMine'>) {
  const { isMine, question } = useIsMine();
  return (
    <>
      <OwnAccounts {...props} isMine={isMine} />
      {question}
    </>
  );
}
