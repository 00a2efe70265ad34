import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Report } from '#domain/contract/scan';
import { platformTable } from '#domain/platform/platform-table';
import { ago } from '../../lib/when.ts';
import { later } from '../../ui/later.tsx';
import { Blank } from '../../ui/page/Blank.tsx';
import { Seal } from '../../ui/seal/Seal.tsx';
import { useCases } from '../case/api.ts';
import { standsBeside } from '../case/list/OpenCases.tsx';
import { coverage } from './coverage/coverage.ts';
import { ScanNow } from './ScanNow.tsx';
import { words } from './words.ts';

const said = words.nothing;
/** With the form's library, which the dashboard of somebody with accounts does without. */
const FirstAccount = later(async () => (await import('./FirstAccount.tsx')).FirstAccount);
const WhereWeWillLook = later(async () => (await import('./coverage/WhereWeWillLook.tsx')).WhereWeWillLook);

/** A person's report, and what decides about the next scan. */
export interface ReportState {
  report: Report;
  accounts: number;
  userId: string;
  now: number;
  /** Why no scan can start. */
  nowhere?: string | undefined;
}

/** No findings, and why: nothing to look for yet, nothing looked at, nobody answered, or no copies where we looked. */
export function NothingFound({ report, accounts, userId, now, nowhere }: ReportState) {
  const { scan, lastLookedAt } = report;
  const { data: cases } = useCases();
  if (accounts === 0)
    return (
      <>
        <Nothing userId={userId} title={said.whichAccount} words={said.weLook}>
          <FirstAccount searched={report.searched} />
          <Known />
        </Nothing>
        <WhereWeWillLook />
      </>
    );
  if (!scan || !lastLookedAt)
    return (
      <Nothing userId={userId} title={nowhere ? said.nowhere : said.first} words={nowhere ?? said.asTheyCome}>
        <p className="actions">
          {nowhere ? (
            <Link className="button primary" to="/connections/social">
              {said.addAnother}
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
      <Nothing userId={userId} title={said.noAnswer} words={said.tryAgain(names)}>
        <p className="actions">
          <a className="button" href="#coverage">
            {said.reasons}
          </a>
        </p>
        <Known />
      </Nothing>
    );
  const compared = scan.sources.reduce((sum, source) => sum + source.compared, 0);
  return (
    <Nothing
      userId={userId}
      title={said.none(ago(lastLookedAt, now), answered, total, cases?.some(standsBeside) ?? false)}
      words={said.compared(compared, names)}
    >
      <p className="actions">
        <a className="button" href="#coverage">
          {said.where}
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

/** A person who has seen a copy need not wait for a scan; one who dealt with a copy finds what became of it. */
function Known() {
  const ended = useCases().data?.filter(({ closedAt, goneAt }) => closedAt ?? goneAt).length ?? 0;
  return (
    <p className="actions">
      <Link className="button plain" to="/compare">
        {said.known}
      </Link>
      {ended > 0 && (
        <Link className="button plain" to="/cases">
          {said.ended(ended)}
        </Link>
      )}
    </p>
  );
}
