import { useOutbox } from '../../features/operator/outbox/api.ts';
import { KeptMessages } from '../../features/operator/outbox/KeptMessages.tsx';
import { useOutboxHere } from '../../features/operator/outbox/use-outbox-here.ts';
import { words } from '../../features/operator/outbox/words.ts';
import { useOperator } from '../../features/operator/use-operator.ts';
import { useNow } from '../../lib/use-now.ts';
import { AppPage } from '../../ui/page/AppPage.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import NotFound from '../../layout/not-found.tsx';

const { page } = words;

/** For those who run a branch; for everybody else, and where messages leave, there is no page here, and no call that answers. */
export default function OutboxPage() {
  const operator = useOperator();
  const here = useOutboxHere();
  if (operator === undefined) return <Skeleton rows={8} label={page.loading} />;
  return operator && here ? <Kept /> : <NotFound />;
}

function Kept() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOutbox();
  const now = useNow();
  if (!data)
    return error ? (
      <Trouble words={error.message} again={() => void refetch()} />
    ) : (
      <Skeleton rows={8} label={page.loading} />
    );
  return (
    <AppPage title={page.title} lead={page.lead(data.pages[0]?.hours ?? 0)}>
      {error && <Trouble words={error.message} again={() => void refetch()} />}
      <KeptMessages messages={data.pages.flatMap(({ messages }) => messages)} now={now} />
      {hasNextPage && (
        <p className="actions">
          <button
            type="button"
            className="button"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {words.earlier}
          </button>
        </p>
      )}
    </AppPage>
  );
}
