import { Operations } from '../../features/operator/scans/Operations.tsx';
import { words } from '../../features/operator/scans/words.ts';
import { useOperator } from '../../features/operator/use-operator.ts';
import { AppPage } from '../../ui/page/AppPage.tsx';
import { Skeleton } from '../../ui/Trouble.tsx';
import NotFound from '../../layout/not-found.tsx';

const { page } = words;

/** For those who run the product; for everybody else there is no page here, and no call that answers. */
export default function ScansPage() {
  const operator = useOperator();
  if (operator === undefined) return <Skeleton rows={8} label={page.loading} />;
  if (!operator) return <NotFound />;
  return (
    <AppPage title={page.title} lead={page.lead}>
      <Operations />
    </AppPage>
  );
}
