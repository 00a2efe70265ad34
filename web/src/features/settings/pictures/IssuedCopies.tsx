import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type IssuedCopy, originalPath } from '#domain/marked/issued-copy';
import { platformTable } from '#domain/platform/platform-table';
import { utcDay } from '#domain/utc';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { Trouble } from '../../../ui/Trouble.tsx';
import { signedAddress, VALID } from '../../account/signed-address.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useOneAtATime } from '../one-at-a-time.ts';
import { Section } from '../Section.tsx';
import { useCopies, useStopCopies } from './copies.ts';
import styles from './pictures.module.css';
import { seenWords } from './seen-words.ts';
import { words } from './words.ts';

const { issued, stop } = words;

/** What was issued, by picture, with dates; nothing before the first. */
export function IssuedCopies({ userId, another }: { userId: string; another: () => void }) {
  const copies = useCopies();
  if (copies.error) return <Trouble words={copies.error.message} again={() => void copies.refetch()} />;
  if (!copies.data?.length) return null;
  return (
    <Section title={issued.title}>
      {copies.data.map(({ picture, copies: of }) => (
        <OfPicture key={picture} userId={userId} picture={picture} copies={of} another={another} />
      ))}
      {copies.data.some(({ copies: of }) => of.some(({ seen }) => seen)) && (
        <p className="small quiet">{issued.seenHow}</p>
      )}
      <p className="small quiet">{issued.anotherHow}</p>
    </Section>
  );
}

interface Props {
  userId: string;
  picture: string;
  copies: readonly IssuedCopy[];
  another: () => void;
}

function OfPicture({ userId, picture, copies, another }: Props) {
  const now = useNow();
  const [asked, setAsked] = useState(false);
  const once = useOneAtATime();
  const end = useStopCopies();
  const { data: address } = useQuery({
    queryKey: ['marked-original', picture],
    staleTime: (VALID - 60) * 1000,
    queryFn: () => signedAddress(originalPath(userId, picture)),
  });
  return (
    <div className={styles.issued}>
      {address ? (
        <img className="portrait" src={address} width={96} height={96} alt={issued.picture} />
      ) : (
        <span className="portrait" aria-hidden="true" />
      )}
      <div>
        <ul className={styles.copies} aria-label={issued.list}>
          {copies.map((copy) => (
            <li key={copy.commitment}>
              {/* As its evidence names it. */}
              {issued.copy(platformTable[copy.platform].name, utcDay(copy.issuedAt))}
              {seenWords(copy, now).map((line) => (
                <small key={line} className={`quiet ${styles.seen}`}>
                  {line}
                </small>
              ))}
            </li>
          ))}
        </ul>
        <p className="actions tight">
          <button type="button" className="button" onClick={another}>
            {issued.another}
          </button>
          <button type="button" className="button plain" onClick={() => setAsked(true)}>
            {issued.stop}
          </button>
        </p>
      </div>
      {asked && (
        <Dialog title={stop.title} onClose={() => setAsked(false)}>
          <p>{stop.goes}</p>
          {end.error && (
            <p className="note" role="alert">
              {end.error.message}
            </p>
          )}
          <p className="actions">
            <button
              type="button"
              className="button primary"
              disabled={end.isPending}
              onClick={() => once(() => end.mutateAsync(picture).then(() => toast(stop.done)))}
            >
              {end.isPending ? stop.stopping : stop.stop}
            </button>
            <button type="button" className="button" onClick={() => setAsked(false)}>
              {stop.keep}
            </button>
          </p>
        </Dialog>
      )}
    </div>
  );
}
