import { useId } from 'react';
import { Link } from 'react-router-dom';
import { casePath } from '#domain/case/owner';
import type { Case, Evidence } from '#domain/case/case';
import { isRemovable } from '#domain/case/edit/removed-evidence';
import { utcMoment } from '#domain/utc';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useEditCase } from '../api.ts';
import { RemovedPieces } from './RemovedPieces.tsx';
import { CompareShot } from './CompareShot.tsx';
import { EvidencePicture } from './EvidencePicture.tsx';
import { words } from './words.ts';
import { isComparison, isPicture, pieceSaid, pieceTitle, titleWithin } from './piece-title.ts';
import styles from './EvidenceList.module.css';

/** Everything kept, the oldest first, each with its time and its SHA-256. */
export function EvidenceList({ one }: { one: Case }) {
  return (
    <>
      <ol className={styles.evidence} aria-label={words.list}>
        {one.evidence.map((piece) => (
          <Piece key={piece.id} piece={piece} one={one} />
        ))}
      </ol>
      <RemovedPieces one={one} />
    </>
  );
}

function Piece({ piece, one }: { piece: Evidence; one: Case }) {
  const id = useId();
  const { kind, at, kept, sha256, fileSha256, byHelper } = piece;
  const said = pieceSaid(piece, one);
  const edit = useEditCase(one.caseId);
  const move = (removed: boolean) =>
    edit.mutate(
      { removal: { evidenceId: piece.id, removed } },
      {
        onSuccess: () => (removed ? toast(words.removal.removed, () => move(false)) : undefined),
        onError: (error) => toast(error.message),
      },
    );
  return (
    <li aria-labelledby={id}>
      <div className={styles.head}>
        <h3 className="h4" id={id}>
          {pieceTitle(piece, one)}
        </h3>
        {byHelper && <Mark kind="person">{words.fromFriend}</Mark>}
        <time className="small quiet num" dateTime={at}>
          {words.keptAt(utcMoment(Date.parse(at)))}
        </time>
      </div>
      {isPicture(piece) && <EvidencePicture one={one} piece={piece} />}
      <CompareShot one={one} piece={piece} />
      {said && (
        <p className={styles.words}>{kind === 'link' ? <span className="handle">{kept}</span> : said}</p>
      )}
      {isComparison(piece) && kept && (
        <p className="small">
          <Link to={casePath(one, `/kept#kept-${piece.id}`)}>{words.everything}</Link>
        </p>
      )}
      {fileSha256 && (
        <p className={`small quiet ${styles.words}`}>
          {(byHelper ? words.madeFromFriends : words.madeFrom)(fileSha256)}
        </p>
      )}
      <p className={`small ${styles.hash}`}>
        <span className="label">{words.hash.name}</span>
        <code title={sha256}>
          {sha256.slice(0, 8)}…{sha256.slice(-8)}
        </code>
        <CopyButton
          className="link-like small"
          text={sha256}
          label={
            <>
              {words.hash.copy}
              <span className="vh">{words.hash.copyOf(titleWithin(piece, one))}</span>
            </>
          }
        />
        {isRemovable(piece) && (
          <button
            type="button"
            className="link-like small no-print"
            disabled={edit.isPending}
            onClick={() => move(true)}
          >
            {words.removal.remove}
            <span className="vh"> {titleWithin(piece, one)}</span>
          </button>
        )}
      </p>
    </li>
  );
}
