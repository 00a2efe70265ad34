import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Report } from '#domain/contract/scan';
import { platformTable } from '#domain/platform/platform-table';
import { ago } from '../../lib/when.ts';
import { Blank } from '../../ui/page/Blank.tsx';
import { Seal } from '../../ui/seal/Seal.tsx';
import { FirstAccount } from './FirstAccount.tsx';
import { coverage } from './coverage/coverage.ts';
import { ScanNow } from './ScanNow.tsx';

/** A person's report, and what decides about the next look. */
export interface ReportState {
  report: Report;
  accounts: number;
  userId: string;
  now: number;
  /** Why no look can start. */
  nowhere?: string | undefined;
}

/** No findings, and why: nothing to look for yet, nothing looked at, nobody answered, or no copies where we looked. */
export function NothingFound({ report, accounts, userId, now, nowhere }: ReportState) {
  const { scan, lastLookedAt } = report;
  if (accounts === 0)
    return (
      <Nothing userId={userId} title="Which account is yours?" words="We look for accounts that copy it.">
        <FirstAccount searched={report.searched} />
        <Known />
      </Nothing>
    );
  if (!scan || !lastLookedAt)
    return (
      <Nothing
        userId={userId}
        title={nowhere ? 'Where your account is, we cannot look yet' : 'Your first look can start'}
        words={nowhere ?? 'Results appear here as they come, platform by platform.'}
      >
        <p className="actions">
          {nowhere ? (
            <Link className="button primary" to="/connections/social">
              Add another account
            </Link>
          ) : (
            <ScanNow report={report} className="button primary" />
          )}
        </p>
        <Known />
      </Nothing>
    );
  const { answered, total, rows } = coverage(scan);
  const silent = rows.filter(({ at }) => at.state === 'silent');
  const names = silent.map(({ platform }) => platformTable[platform].name).join(', ');
  if (answered === 0)
    return (
      <Nothing
        userId={userId}
        title="We could not look this time"
        words={`${names ? `${names} did not answer us. ` : ''}This says nothing about copies. Try again in a few minutes.`}
      >
        <p className="actions">
          <a className="button" href="#coverage">
            See the reasons
          </a>
        </p>
        <Known />
      </Nothing>
    );
  const compared = scan.sources.reduce((sum, source) => sum + source.compared, 0);
  return (
    <Nothing
      userId={userId}
      title={`No copies found · checked ${ago(lastLookedAt, now)} · ${answered} of ${total} platforms`}
      words={`We compared ${compared} ${compared === 1 ? 'account' : 'accounts'} with yours.${silent.length > 0 ? ` ${names} did not answer.` : ''} Platforms that could not be searched are listed below.`}
    >
      <p className="actions">
        <a className="button" href="#coverage">
          See where we looked
        </a>
      </p>
      <Known />
    </Nothing>
  );
}

interface NothingProps {
  userId: string;
  title: string;
  words: string;
  children: ReactNode;
}
const Nothing = ({ userId, children, ...words }: NothingProps) => (
  <Blank seal={<Seal id={userId} size={168} />} ink rank="h3" {...words}>
    {children}
  </Blank>
);

/** Whoever saw a copy need not wait for a look. */
const Known = () => (
  <p className="actions">
    <Link className="button plain" to="/compare">
      I know of a copy: compare it
    </Link>
  </p>
);
