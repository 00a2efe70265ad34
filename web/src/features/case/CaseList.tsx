import { Link } from 'react-router-dom';
import type { ListedCase } from '#domain/case/case';
import { platformTable } from '#domain/platform/platform-table';
import { dayOf } from '../../lib/when.ts';
import { Mark } from '../../ui/Mark.tsx';
import { CasePart } from './CasePart.tsx';
import { caseState, inOrder } from './case-state.ts';
import styles from './CaseList.module.css';
import { ShownText } from '../../ui/text/ShownText.tsx';

/** All cases: what is open, what to look at again and when, and what is closed. */
export function CaseList({ cases }: { cases: readonly ListedCase[] }) {
  const { open, closed } = inOrder(cases);
  return (
    <>
      <Part title="Open" cases={open} none="Nothing is open." />
      {closed.length > 0 && <Part title="Closed" cases={closed} />}
    </>
  );
}

function Part({ title, cases, none }: { title: string; cases: ListedCase[]; none?: string }) {
  return (
    <CasePart title={title} label={`${title} cases`} count={cases.length}>
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
        <Link to={`/cases/${one.caseId}`}>
          <span className="handle">
            <ShownText text={one.handle} />
          </span>{' '}
          on {platformTable[one.platform].name}
        </Link>
        <p className="small quiet">
          {one.imitates ? (
            <>
              impersonates{' '}
              <span className="handle">
                <ShownText text={one.imitates.handle} />
              </span>{' '}
              on {platformTable[one.imitates.platform].name}
            </>
          ) : (
            'impersonates you'
          )}
        </p>
      </div>
      <Mark kind={kind}>{words}</Mark>
      <p className="small quiet">
        {one.reminderAt && !one.closedAt
          ? `Check again ${dayOf(one.reminderAt)}`
          : one.closedAt
            ? `Closed ${dayOf(one.closedAt)}`
            : 'No reminder'}
      </p>
      <p className="small quiet num">
        {one.pieces} {one.pieces === 1 ? 'piece' : 'pieces'} of evidence
      </p>
    </li>
  );
}
