import { useState } from 'react';
import * as z from 'zod/mini';
import { planContract } from '#domain/contract/plan';
import { type BusinessPlan, businessPlans } from '#domain/plan/business-plan';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Choice } from '../../../ui/form/Choice.tsx';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { LongField } from '../../../ui/form/LongField.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { usePrices, useSetPrice } from './api.ts';
import { words } from './words.ts';

/** Starter is free: its price is nobody's to set. */
const sold = { PROFESSIONAL: businessPlans.PROFESSIONAL.name, ENTERPRISE: businessPlans.ENTERPRISE.name };
type Sold = keyof typeof sold & BusinessPlan;

const Asked = z.object({ price: z.string(), reason: planContract['set-price'].request.shape.reason });

/** What a plan is said to cost. */
export function SetPrice() {
  const { data } = usePrices();
  const set = useSetPrice();
  const [plan, setPlan] = useState<Sold>('PROFESSIONAL');
  const form = useContractForm({
    schema: Asked,
    values: { price: '', reason: '' },
    request: ({ price, reason }) => ({ price: price.trim(), reason: reason.replace(/\s+/g, ' ') }),
    rules: ({ price }) => ({ price: /^(\d{1,6}(\.\d{2})?)?$/.test(price.trim()) ? undefined : words.wrong }),
    send: ({ price, reason }) =>
      set.mutateAsync({ plan, price: price === '' ? null : Math.round(Number(price) * 100), reason }),
    onSent: () => toast(words.saved),
  });
  return (
    <form className="form" {...form.props}>
      {data && (
        <ul className="prose" aria-label={words.prices}>
          {(Object.keys(sold) as Sold[]).map((one) => (
            <li key={one}>{words.said(sold[one], saidPrice(data.prices[one]))}</li>
          ))}
        </ul>
      )}
      <Choice id="set-price" label={words.plan} words={sold} value={plan} onChange={setPlan} />
      <Field label={words.price} inputMode="decimal" hint={words.priceHint} {...form.field('price')} />
      <LongField label={words.reason} rows={2} hint={words.reasonHint} {...form.field('reason')} />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy={words.saving} className="button">
          {words.savePrice}
        </Submit>
      </p>
    </form>
  );
}

const saidPrice = (cents: number | null) => (cents === null ? words.none : `US$${(cents / 100).toFixed(2)}`);
