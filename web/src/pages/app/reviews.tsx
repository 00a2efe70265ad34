import { Reviews } from '../../features/operator/Reviews.tsx';
import { useOperator } from '../../features/operator/use-operator.ts';
import { AppPage } from '../../ui/page/AppPage.tsx';
import { Skeleton } from '../../ui/Trouble.tsx';
import NotFound from '../../layout/not-found.tsx';

/** For those who run the product; for everybody else there is no page here, and no call that answers. */
export default function ReviewsPage() {
  const operator = useOperator();
  if (operator === undefined) return <Skeleton rows={8} label="Loading" />;
  if (!operator) return <NotFound />;
  return (
    <AppPage
      title="Reviews"
      lead="What a person has to look at. Two that overlap rest until then; nobody is told who asked."
    >
      <Reviews />
    </AppPage>
  );
}
