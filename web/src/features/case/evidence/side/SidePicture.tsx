import { useRef } from 'react';
import type { Case, Evidence } from '#domain/case/case';
import { words as ofEvidence } from '../../../../ui/evidence/words.ts';
import { words } from '../../words.ts';
import { isNotOfAccount } from './is-not-of-account.ts';
import { pictureOf } from './picture-of.ts';
import { pieceTitle } from '../piece-title.ts';
import { useKeptPicture } from '../use-kept-picture.ts';

interface Props {
  one: Case;
  side: NonNullable<Evidence['side']>;
}

/** The profile picture of one side as the case keeps it, of what it compares. */
export function SidePicture({ one, side }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const piece = pictureOf(one, side);
  const { data } = useKeptPicture(one, piece, frame);
  const frameOrPicture =
    piece && data ? (
      <img className="portrait tall" src={data} alt={pieceTitle(piece, one)} />
    ) : (
      <span ref={frame} className="portrait empty">
        {!piece && <span className="label">{words.compared.noPicture}</span>}
      </span>
    );
  if (!piece || !isNotOfAccount(one, piece)) return frameOrPicture;
  return (
    <>
      {frameOrPicture}
      <span className="label">{ofEvidence.pair.uploaded}</span>
    </>
  );
}
