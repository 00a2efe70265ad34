import { useState } from 'react';
import type { Announcement } from '#domain/message/announcement';
import { AnnouncementCard } from '../../features/message/announcements/AnnouncementCard.tsx';
import { AnnouncementForm } from '../../features/message/announcements/AnnouncementForm.tsx';
import { useAnnouncements } from '../../features/message/announcements/api.ts';
import { words } from '../../features/message/announcements/words.ts';
import { useOperator } from '../../features/operator/use-operator.ts';
import { focusHeading } from '../../lib/focus/focus-heading.ts';
import { useNow } from '../../lib/use-now.ts';
import { Part } from '../../ui/page/Part.tsx';
import { AppPage } from '../../ui/page/AppPage.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import NotFound from '../../layout/not-found.tsx';
import styles from './Announce.module.css';

const { page } = words;

/** For those who run the product; for everybody else there is no page here, and no call that answers. */
export default function AnnouncePage() {
  const operator = useOperator();
  const [changing, setChanging] = useState<Announcement>();
  const change = (announcement: Announcement) => {
    setChanging(announcement);
    const form = document.getElementById('write')?.closest('section');
    if (form) focusHeading(form);
  };
  if (operator === undefined) return <Skeleton rows={8} label={page.loading} />;
  if (!operator) return <NotFound />;
  return (
    <AppPage title={page.title} lead={page.lead}>
      <div className={styles.announce}>
        <Part title={changing ? page.change : page.write} name="write">
          <AnnouncementForm key={changing?.id} changing={changing} onDone={() => setChanging(undefined)} />
        </Part>
        <Part title={page.written} name="written">
          <Written onChange={change} />
        </Part>
      </div>
    </AppPage>
  );
}

function Written({ onChange }: { onChange: (announcement: Announcement) => void }) {
  const { data, error, isPending, refetch } = useAnnouncements();
  const now = useNow();
  if (error) return <Trouble words={error.message} again={() => void refetch()} />;
  if (isPending) return <Skeleton rows={3} label={page.loadingWritten} />;
  if (data.length === 0) return <p className="quiet">{page.none}</p>;
  return (
    <ul>
      {data.map((announcement) => (
        <AnnouncementCard
          key={announcement.id}
          announcement={announcement}
          now={now}
          onChange={() => onChange(announcement)}
        />
      ))}
    </ul>
  );
}
