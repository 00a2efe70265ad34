import { Link } from 'react-router-dom';
import { casePath } from '#domain/case/owner';
import type { Case, Evidence } from '#domain/case/case';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { NamesApart } from '../../../ui/text/NamesApart.tsx';
import { caseName } from '../case-state.ts';
import { words } from './words.ts';
import { ExactTime } from './ExactTime.tsx';
import { EvidencePicture } from './EvidencePicture.tsx';
import { KeptText } from './KeptText.tsx';
import { isComparison, isPicture, pieceSaid, pieceTitle, titleWithin } from './piece-title.ts';
import styles from './KeptPage.module.css';

const count = new Intl.NumberFormat('en-GB');

/** Everything that a case keeps, piece by piece: the picture or the facts themselves, when, how large, and the SHA-256. */
export const KeptPage = ({ one }: { one: Case }) => (
  <article className={styles.page}>
    <header className="opening-line">
      <p className="small no-print">
        <Link to={casePath(one)}>{words.kept.back}</Link>
      </p>
      <h1 className="h2">{words.kept.title}</h1>
      <p className="quiet prose">
        <NamesApart text={words.kept.lead(caseName(one))} known={[one.handle]} />
      </p>
    </header>
    <ol className={styles.pieces}>
      {one.evidence.map((piece) => (
        <Piece key={piece.id} one={one} piece={piece} />
      ))}
    </ol>
    <p className="small quiet prose">{words.kept.check}</p>
  </article>
);

function Piece({ one, piece }: { one: Case; piece: Evidence }) {
  const { id, at, kind, kept, sha256, fileSha256, bytes, byHelper } = piece;
  const title = pieceTitle(piece, one);
  const said = pieceSaid(piece, one);
  return (
    <li id={`kept-${id}`} className="sheet" aria-labelledby={`kept-${id}-title`}>
      <div className="sheet-head">
        <h2 className="h4" id={`kept-${id}-title`}>
          {title}
        </h2>
        {byHelper && <Mark kind="person">{words.fromFriend}</Mark>}
      </div>
      <div className={styles.matter}>
        {isPicture(piece) && <EvidencePicture one={one} piece={piece} />}
        {isComparison(piece) && kept ? (
          <KeptText text={kept} />
        ) : (
          <p className={styles.said}>{kind === 'link' ? <span className="handle">{kept}</span> : said}</p>
        )}
        {fileSha256 && (
          <p className={`small quiet ${styles.said}`}>
            {(byHelper ? words.madeFromFriends : words.madeFrom)(fileSha256)}
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{whenWords(piece)}</dt>
          <dd>
            <ExactTime at={at} />
          </dd>
        </div>
        <div>
          <dt>{words.kept.size}</dt>
          <dd className="num">{words.kept.bytes(count.format(bytes ?? new Blob([kept ?? '']).size))}</dd>
        </div>
        <div className={styles.hash}>
          <dt>{words.hash.name}</dt>
          <dd>
            <code>{sha256}</code>{' '}
            <CopyButton
              className="link-like small no-print"
              text={sha256}
              label={
                <>
                  {words.hash.copy}
                  <span className="vh">{words.hash.copyOf(titleWithin(piece, one))}</span>
                </>
              }
            />
          </dd>
        </div>
      </dl>
    </li>
  );
}

/** What its moment is: when its picture was fetched, and from where, or when it was kept. One of neither side may have been chosen. */
function whenWords({ kind, side, uploaded, seenIn }: Evidence): string {
  if (kind !== 'picture' || !side || uploaded) return words.kept.at;
  return seenIn ? words.kept.fetchedFromEngine : words.kept.fetched;
}
