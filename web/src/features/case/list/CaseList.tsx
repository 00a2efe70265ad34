import { asSeen, inFull } from '#domain/engine/web/as-seen';
import { Link } from 'react-router-dom';
import { businessOfCase, casePath } from '#domain/case/owner';
import type { ListedCase } from '#domain/case/case';
import { placeName } from '#domain/case/place';
import { dayOf } from '../../../lib/when.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { verdictWords } from '../../../ui/evidence/VerdictHead.tsx';
import { CasePart } from '../CasePart.tsx';
import { reportable } from '../../compare/report/reportable.ts';
import { caseState, inOrder } from '../case-state.ts';
import { words as said } from '../words.ts';
import styles from './CaseList.module.css';
import { ShownText } from '../../../ui/text/ShownText.tsx';

/** All cases: what is open, what to look at again and when, and what is closed. */
export function CaseList({ cases }: { cases: readonly ListedCase[] }) {
  const { open, closed } = inOrder(cases);
  return (
    <>
      <Part title={said.list.open} cases={open} none={said.list.none} />
      {closed.length > 0 && <Part title={said.list.closed} cases={closed} />}
    </>
  );
}

function Part({ title, cases, none }: { title: string; cases: ListedCase[]; none?: string }) {
  return (
    <CasePart title={title} label={said.list.label(title)} count={cases.length}>
      {cases.length === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <ul className={styles.list}>
          {cases.map((one) => (
            <Row key={one.caseId} one={one} />
          ))}
        </ul>
      )}
    </CasePart>
  );
}

function Row({ one }: { one: ListedCase }) {
  const { kind, words } = caseState(one);
  return (
    <li>
      <div className={styles.who}>
        <Link to={casePath(one)}>
          <span className="handle">
            <ShownText text={one.platform === 'DOMAIN' ? inFull(one.handle) : one.handle} />
          </span>
          {one.platform !== 'DOMAIN' && ` ${said.list.on(placeName(one.platform))}`}
        </Link>
        <p className="small quiet">
          <Likeness one={one} />
        </p>
      </div>
      <Mark kind={kind}>{words}</Mark>
      <p className="small quiet">
        {one.reminderAt && !one.closedAt
          ? said.list.checkAgain(dayOf(one.reminderAt))
          : one.closedAt
            ? said.list.closedOn(dayOf(one.closedAt))
            : said.list.noReminder}
      </p>
      <p className="small quiet num">{said.list.pieces(one.pieces)}</p>
    </li>
  );
}

/** What the case says of the account, in its words: the verdict it began with, or that nothing was compared. */
function Likeness({ one }: { one: ListedCase }) {
  const { platform, verdict, sharesName, resembles, imitates, impersonated, outcome } = one;
  const judged = verdict && verdictWords(verdict, { sharesName: sharesName === true }).words;
  const words = judged && outcome === 'NOT_A_COPY' ? said.list.firstJudged(judged) : judged;
  const asSaid = outcome === 'NOT_A_COPY' ? said.list.firstSaid : said.list.asSaid;
  // One that was given may imitate it by its page alone.
  const ofDomain = resembles === false ? said.list.mayImitate : said.list.resembles;
  if (verdict && !(imitates && reportable({ verdict }))) return words;
  const whom = impersonated?.name ?? (businessOfCase(one) !== undefined && said.list.yourBusiness);
  if (!imitates) return whom ? `${asSaid} ${whom}` : said.list.linkAlone;
  return (
    <>
      {platform === 'DOMAIN' ? ofDomain : words ? `${words} ${said.list.of}` : asSaid}{' '}
      <span className="handle">
        <ShownText text={platform === 'DOMAIN' ? asSeen(imitates.handle) : imitates.handle} />
      </span>
      {platform !== 'DOMAIN' && ` ${said.list.on(placeName(imitates.platform))}`}
    </>
  );
}
