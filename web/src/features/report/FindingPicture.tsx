import { useRef } from 'react';
import type { Finding } from '#domain/finding';
import { useNear } from '../../lib/use-near.ts';
import { useProfileImage } from './api.ts';

interface Props {
  finding: Finding;
  side: 'yours' | 'theirs';
  alt: string;
}

/** A picture of one side, asked for when it comes into view; where it cannot be had, the frame says so. */
export function FindingPicture({ finding, side, alt }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNear(frame);
  const has = Boolean(finding[side].imageUrl);
  const { data, isError } = useProfileImage(finding.id, side, near && has);
  if (data) return <img className="portrait" src={data} alt={alt} />;
  return (
    <span ref={frame} className="portrait empty">
      {(!has || isError) && <span className="label">{has ? 'Picture not to be had' : 'No picture'}</span>}
    </span>
  );
}
