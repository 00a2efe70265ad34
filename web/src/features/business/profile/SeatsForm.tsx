import type { Business } from '#domain/business/business';
import { businessContract } from '#domain/contract/business';
import { businessPlans, planOf } from '#domain/plan/business-plan';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { SeatMeter } from '../members/SeatMeter.tsx';
import { useBusinessCall } from '../seats-api.ts';
import { words } from '../words.ts';

const said = words.seats;

/** How many seats there are; fewer than are taken is refused with the reason. */
export function SeatsForm({ business }: { business: Business }) {
  const save = useBusinessCall('set-seats');
  const plan = businessPlans[planOf(business, useNow())];
  const total = business.totalAvailableSeats ?? 0;
  const form = useContractForm({
    schema: businessContract['set-seats'].request,
    values: { seats: String(total) },
    request: ({ seats }) => ({ businessId: business.id, seats: Number(seats) }),
    send: (request) => save.mutateAsync(request),
    refusedAt: 'seats',
    stays: 'all',
  });
  return (
    <div className="stack-small">
      <SeatMeter
        businessId={business.id}
        used={business.usedSeats ?? 0}
        total={total}
        raise={{ most: plan.seats }}
      />
      <form className="form" {...form.props}>
        <Field
          label={said.change}
          type="number"
          min={1}
          hint={said.plan(plan.name, plan.seats)}
          {...form.field('seats')}
        />
        <p className="actions">
          <Submit form={form} className="button">
            {said.save}
          </Submit>
        </p>
        <p role="status">{form.answer && said.saved}</p>
      </form>
    </div>
  );
}
