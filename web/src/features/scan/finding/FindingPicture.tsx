import { useRef } from 'react';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import { seenPictureKey } from '#domain/account/upload';
import { useNear } from '../../../lib/late/use-near.ts';
import { useOwnFile } from '../../account/own-file.ts';
import { OnlineImage } from '../../../ui/OnlineImage.tsx';
import { useProfileImage } from '../api.ts';
import { words } from './words.ts';

interface Props {
  finding: Finding;
  side: 'yours' | 'theirs';
  alt: string;
  /** As large as a line is high: a picture that cannot be had leaves its frame without words. */
  small?: boolean;
}

/** A picture of one side, asked for when it comes into view; where it cannot be had, the frame says so. */
export function FindingPicture({ finding, side, alt, small = false }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNear(frame);
  const { picture, imageUrl } = finding[side];
  const kept = useOwnFile(near && picture ? seenPictureKey(ownerOf(finding), picture) : undefined);
  // What is gone took its picture with it, unless it was kept.
  const gone = side === 'theirs' && finding.status === 'RESOLVED';
  const asked = useProfileImage(finding.id, side, near && !picture && Boolean(imageUrl) && !gone);
  const has = Boolean(picture) || (Boolean(imageUrl) && !gone);
  const { data, isError } = picture ? kept : asked;
  const empty = (failed: boolean) => (
    <span ref={frame} className="portrait empty">
      {!small && (!has || failed) && (
        <span className="label">{has ? words.picture.unavailable : missing(finding[side])}</span>
      )}
    </span>
  );
  return data ? (
    <OnlineImage className="portrait" src={data} alt={alt}>
      {empty(true)}
    </OnlineImage>
  ) : (
    empty(isError)
  );
}

/**
 * Only its platform says that an account has no picture. One without an address of its own was named by the person, others are as
 * the person or a search engine saw them; of a picture that was given for a comparison the hash alone is kept.
 */
function missing({ url, seenIn, photoHash }: SeenProfile): string {
  if (photoHash) return words.picture.notKept;
  return url && !seenIn ? words.picture.none : words.picture.unseen;
}

/** Findings of people are under `U#` and their id. */
const ownerOf = ({ subjectId }: Finding): string => subjectId.slice(2);
