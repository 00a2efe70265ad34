import { Link } from 'react-router-dom';
import type { PlanShown } from '#domain/contract/plan';
import { BusinessPlan, businessPlans } from '#domain/plan/business-plan';
import { useNow } from '../../../lib/use-now.ts';
import { dayOf } from '../../../lib/when.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { Skeleton, Trouble } from '../../../ui/Trouble.tsx';
import type { Prefilled } from '../../operator/contact/ContactForm.tsx';
import { usePlan } from '../account-api.ts';
import styles from './Plan.module.css';
import { Trial } from './Trial.tsx';
import { words } from './words.ts';

/** What the business has by its plan, what others have, and the trial. */
export function Plan({ businessId }: { businessId: string }) {
  const { data, error, refetch } = usePlan(businessId);
  if (!data)
    return error ? (
      <Trouble words={error.message} again={() => void refetch()} />
    ) : (
      <Skeleton label={words.loading} />
    );
  return (
    <div className="stack-small">
      <PlanTable shown={data} />
      <p className="quiet small prose">{words.every}</p>
      <PlanState shown={data} />
      <Trial {...{ businessId }} mayTry={data.mayTry} />
      <p className="prose">
        <Link to="/company/contact" state={{ contact: words.message(businessId) } satisfies Prefilled}>
          {words.contact}
        </Link>
        <br />
        <span className="quiet small">
          {words.id} <span className={`handle ${styles.id}`}>{businessId}</span>
        </span>
      </p>
    </div>
  );
}

const PlanTable = ({ shown: { plan, prices } }: { shown: PlanShown }) => (
  <table role="table" className={styles.plans}>
    <thead role="rowgroup">
      <tr role="row">
        {Object.values(words.table).map((column) => (
          <th key={column} role="columnheader" scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {BusinessPlan.options.map((one) => (
        <tr role="row" key={one}>
          <th role="rowheader" scope="row">
            {businessPlans[one].name} {one === plan && <Mark kind="done">{words.current}</Mark>}
          </th>
          <td role="cell" data-of={words.table.seats}>
            {businessPlans[one].seats}
          </td>
          <td role="cell" data-of={words.table.price}>
            {priceOf(one, prices[one])}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const priceOf = (plan: BusinessPlan, cents: number | null) => {
  if (plan === 'STARTER') return words.free;
  return cents === null ? words.ask : words.price(cents);
};

/** The trial, and seats above the plan. */
function PlanState({ shown: { plan, trialUntil, usedSeats, mayTry } }: { shown: PlanShown }) {
  const now = useNow();
  const { seats } = businessPlans[plan];
  const trying = trialUntil !== null && Date.parse(trialUntil) > now;
  return (
    <>
      {trialUntil && (plan === 'STARTER' || trying) && (
        <p className="prose">{trying ? words.tried(dayOf(trialUntil)) : words.over(dayOf(trialUntil))}</p>
      )}
      {trying && <p className="quiet small prose">{words.after}</p>}
      {plan === 'STARTER' && !trialUntil && !mayTry && <p className="prose">{words.used}</p>}
      {usedSeats > seats && <p className="prose">{words.full(usedSeats, seats)}</p>}
    </>
  );
}
