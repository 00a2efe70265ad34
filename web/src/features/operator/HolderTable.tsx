import type { ReactNode } from 'react';
import { platformTable } from '#domain/platform/platform-table';
import { proveAgainBy } from '#domain/proof/proof';
import type { ReviewedHolder } from '#domain/proof/review';
import { utcDay } from '#domain/utc';
import { dayOf, when } from '../../lib/when.ts';
import { Mark } from '../../ui/Mark.tsx';
import { useLinks } from '../../lib/use-links.ts';
import { useReviewProfile, type Decision } from './api.ts';
import { badgeState } from './review-title.ts';
import styles from './HolderTable.module.css';
import { knownAs, wayOf } from './known-as.ts';
import { mailTo } from './mail-to.ts';
import { Rival } from './Rival.tsx';
import { words } from './words.ts';
import pair from '../../ui/evidence/Pair.module.css';

const { table: said } = words;

interface Props {
  holders: readonly ReviewedHolder[];
  now: number;
  busy: boolean;
  onDecide: (holder: ReviewedHolder, decision: Decision) => void;
}

/** Holders side by side on one ruled table, a column each, what may be done about each at its foot. */
export function HolderTable({ holders, now, busy, onDecide }: Props) {
  const row = (label: string, cell: (holder: ReviewedHolder) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {holders.map((holder) => (
        <td key={`${holder.platform} ${holder.handle}`}>{cell(holder)}</td>
      ))}
    </tr>
  );
  const disputed = holders.some(({ rival }) => rival);
  const reported = holders.some(({ reports }) => reports.length > 0);
  return (
    <table className={holders.length === 1 ? `${pair.pair} ${styles.one}` : pair.pair}>
      <colgroup>
        <col className={pair.keys} />
        {holders.map(({ platform, handle }) => (
          <col key={`${platform} ${handle}`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td />
          {holders.map((holder, i) => (
            <th scope="col" key={`${holder.platform} ${holder.handle}`}>
              {holders.length === 2 && (
                <span className={`label ${styles.label}`}>{i === 0 ? said.first : said.second}</span>
              )}
              <Account holder={holder} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(said.picture, (holder) => (
          <Picture holder={holder} />
        ))}
        {row(said.name, (holder) => (
          <Shown holder={holder} of={({ name }) => name} />
        ))}
        {row(said.about, (holder) => (
          <Shown holder={holder} of={({ bio }) => bio} />
        ))}
        {row(said.created, (holder) => (
          <Shown holder={holder} of={({ createdAt }) => createdAt && dayOf(createdAt)} />
        ))}
        {row(said.followers, (holder) => (
          <Shown holder={holder} of={({ followers }) => followers?.toString()} />
        ))}
        {row(said.proven, (holder) => wayOf(holder.how, holder.since))}
        {row(said.holder, knownAs)}
        {disputed && row(said.rival, ({ rival }) => (rival ? <Rival rival={rival} /> : ''))}
        {row(said.badge, (holder) => {
          const badge = badgeState(holder);
          const by = proveAgainBy({ ...holder, reviewReason: holder.reason });
          return (
            <>
              <Mark kind={badge.kind}>{badge.said}</Mark>
              {by && <p className={`label ${styles.ends}`}>{said.endsAfter(utcDay(by))}</p>}
            </>
          );
        })}
        {reported && row(said.reports, (holder) => <Reports holder={holder} now={now} />)}
        {row(said.decide, (holder) => (
          <Decisions holder={holder} busy={busy} onDecide={(decision) => onDecide(holder, decision)} />
        ))}
      </tbody>
    </table>
  );
}

function Account({ holder }: { holder: ReviewedHolder }) {
  const links = useLinks();
  const { platform, handle, pageUrl } = holder;
  const page = links.profile({ platform, handle, url: pageUrl });
  return (
    <>
      {page ? (
        <a className="handle" href={page} target="_blank" rel="noreferrer">
          {handle}
        </a>
      ) : (
        <span className="handle">{handle}</span>
      )}{' '}
      <span className={`label ${styles.label}`}>{platformTable[platform].name}</span>
    </>
  );
}

type Seen = NonNullable<NonNullable<ReturnType<typeof useReviewProfile>['data']>['profile']>;

function Shown({ holder, of }: { holder: ReviewedHolder; of: (profile: Seen) => string | null | undefined }) {
  const { data } = useReviewProfile(holder);
  const text = data?.profile && of(data.profile);
  return text || <span className="quiet">{data ? said.notShown : said.loading}</span>;
}

function Picture({ holder }: { holder: ReviewedHolder }) {
  const { data, error } = useReviewProfile(holder);
  if (data?.image) return <img className="portrait" src={data.image} alt={said.pictureOf(holder.handle)} />;
  return (
    <span className="portrait empty">
      <span className={`label ${styles.label}`}>
        {error?.message ?? data?.note ?? (data ? said.noPicture : said.loading)}
      </span>
    </span>
  );
}

function Reports({ holder, now }: { holder: ReviewedHolder; now: number }) {
  if (holder.reports.length === 0) return <span className="quiet">{said.none}</span>;
  return (
    <ul className={styles.told}>
      {holder.reports.map((report) => (
        <li key={report.id}>
          <span className={`label ${styles.label}`}>{when(report.at, now)}</span>
          {report.words && <p className={styles.words}>{report.words}</p>}
          <p>
            {said.theirs}
            <a className="handle" href={report.own} target="_blank" rel="noreferrer">
              {report.own.replace(/^https?:\/\/(www\.)?/, '')}
            </a>
          </p>
          {report.email && (
            <p>
              <a href={mailTo(report.email)}>{report.email}</a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Decisions({
  holder,
  busy,
  onDecide,
}: {
  holder: ReviewedHolder;
  busy: boolean;
  onDecide: (decision: Decision) => void;
}) {
  const named = <span className="vh"> {holder.handle}</span>;
  const { reviewSince, reports } = holder;
  return (
    <p className={`actions ${styles.actions}`}>
      {(reviewSince || reports.length > 0) && (
        <button type="button" className="button" disabled={busy} onClick={() => onDecide('keep')}>
          {reviewSince ? said.showAgain : said.nothingWrong}
          {named}
        </button>
      )}
      {!reviewSince && (
        <button type="button" className="button" disabled={busy} onClick={() => onDecide('pause')}>
          {said.pause}
          {named}
        </button>
      )}
      {(reviewSince || reports.length > 0) && (
        <button type="button" className="button plain" disabled={busy} onClick={() => onDecide('end')}>
          {said.end}
          {named}
        </button>
      )}
    </p>
  );
}
