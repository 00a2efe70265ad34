import { AnnouncementCard } from '../../features/message/announcements/AnnouncementCard.tsx';
import { AnnouncementForm } from '../../features/message/announcements/AnnouncementForm.tsx';
import { useAnnouncements } from '../../features/message/announcements/api.ts';
import { useOperator } from '../../features/operator/use-operator.ts';
import { useNow } from '../../lib/use-now.ts';
import { Part } from '../../ui/page/Part.tsx';
import { AppPage } from '../../ui/page/AppPage.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import NotFound from '../../layout/not-found.tsx';
import styles from './Announce.module.css';

/** For those who run the product; for everybody else there is no page here, and no call that answers. */
export default function AnnouncePage() {
  const operator = useOperator();
  if (operator === undefined) return <Skeleton rows={8} label="Loading" />;
  if (!operator) return <NotFound />;
  return (
    <AppPage
      title="Announce"
      lead="What is new, for those who want to hear of it. First you see whom it reaches; then you send it."
    >
      <div className={styles.announce}>
        <Part title="Write one" name="write">
          <AnnouncementForm />
        </Part>
        <Part title="Written so far" name="written">
          <Written />
        </Part>
      </div>
    </AppPage>
  );
}

function Written() {
  const { data, error, isPending, refetch } = useAnnouncements();
  const now = useNow();
  if (error) return <Trouble words={error.message} again={() => void refetch()} />;
  if (isPending) return <Skeleton rows={3} label="Loading what was announced" />;
  if (data.length === 0) return <p className="quiet">Nothing yet.</p>;
  return (
    <ul>
      {data.map((announcement) => (
        <AnnouncementCard key={announcement.id} announcement={announcement} now={now} />
      ))}
    </ul>
  );
}
