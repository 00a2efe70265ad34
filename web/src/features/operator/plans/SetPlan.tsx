import { useState } from 'react';
import { type PlannedBusiness, planContract } from '#domain/contract/plan';
import { BusinessPlan, businessPlans } from '#domain/plan/business-plan';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { dayOf } from '../../../lib/when.ts';
import { Choice } from '../../../ui/form/Choice.tsx';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { LongField } from '../../../ui/form/LongField.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useFindBusiness, useSetPlan } from './api.ts';
import { words } from './words.ts';

const names = Object.fromEntries(
  BusinessPlan.options.map((plan) => [plan, businessPlans[plan].name]),
) as Record<BusinessPlan, string>;

/** Finds a business by its id, and sets its plan. */
export function SetPlan() {
  const find = useFindBusiness();
  const [found, setFound] = useState<PlannedBusiness>();
  const form = useContractForm({
    schema: planContract['find-business'].request,
    values: { businessId: '' },
    request: ({ businessId }) => ({ businessId: businessId.trim() }),
    send: ({ businessId }) => find.mutateAsync(businessId),
    onSent: setFound,
    refusedAt: 'businessId',
    stays: 'all',
  });
  return (
    <div className="stack">
      <form className="form" {...form.props}>
        <Field label={words.id} mono hint={words.idHint} {...form.field('businessId')} />
        <p className="actions">
          <Submit form={form} busy={words.finding} className="button">
            {words.find}
          </Submit>
        </p>
      </form>
      {found && <PlanOf business={found} onSet={setFound} key={found.id} />}
    </div>
  );
}

const Agreed = planContract['set-plan'].request.pick({ reason: true });

function PlanOf({ business, onSet }: { business: PlannedBusiness; onSet: (after: PlannedBusiness) => void }) {
  const { id, domain, trialUntil, usedSeats, totalAvailableSeats } = business;
  const name = business.name ?? domain ?? id;
  const set = useSetPlan();
  const [plan, setPlan] = useState(business.plan);
  const form = useContractForm({
    schema: Agreed,
    values: { reason: '' },
    draft: `plan-${id}`,
    request: ({ reason }) => ({ reason: reason.replace(/\s+/g, ' ') }),
    send: ({ reason }) => set.mutateAsync({ businessId: id, plan, reason }),
    onSent: (after) => {
      onSet(after);
      toast(words.done(name, names[after.plan]));
    },
  });
  return (
    <form className="form" {...form.props}>
      <p>
        <b>{name}</b> {domain && <span className="handle">{domain}</span>}
        <br />
        <span className="quiet small">
          {names[business.plan]}, {words.seats(usedSeats, totalAvailableSeats)}
          {trialUntil && `. ${words.trial(dayOf(trialUntil))}`}
        </span>
      </p>
      <Choice id="set-plan" label={words.plan} words={names} value={plan} onChange={setPlan} />
      <LongField label={words.reason} rows={2} hint={words.reasonHint} {...form.field('reason')} />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy={words.setting}>
          {words.set}
        </Submit>
      </p>
    </form>
  );
}
