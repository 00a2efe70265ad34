import { useRef } from 'react';
import { seenPictureKey } from '#domain/account/upload';
import type { Changes, Finding } from '#domain/scan/finding';
import { useNear } from '../../../../lib/late/use-near.ts';
import { useOwnFile } from '../../../account/own-file.ts';
import styles from './FindingHistory.module.css';
import { words } from '../words.ts';

type Picture = NonNullable<NonNullable<Changes['picture']>['before']>;

/** The picture that an account showed and the one it showed then, side by side; one that was not kept is an empty frame. */
export const PictureChange = ({
  finding: { subjectId },
  change: { before, after },
}: {
  finding: Finding;
  change: NonNullable<Changes['picture']>;
}) => (
  <span className={styles.pictures}>
    <Kept userId={subjectId.slice(2)} picture={before} alt={words.history.pictureBefore} />
    <span aria-hidden="true">→</span>
    <Kept userId={subjectId.slice(2)} picture={after} alt={words.history.pictureAfter} />
  </span>
);

interface Props {
  userId: string;
  picture: Picture | null | undefined;
  alt: string;
}

function Kept({ userId, picture, alt }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNear(frame);
  const { data } = useOwnFile(near && picture ? seenPictureKey(userId, picture) : undefined);
  if (data) return <img className="portrait" src={data} alt={alt} />;
  return (
    <span ref={frame} className="portrait empty">
      <span className="vh">{picture ? alt : words.history.noPicture(alt)}</span>
    </span>
  );
}
