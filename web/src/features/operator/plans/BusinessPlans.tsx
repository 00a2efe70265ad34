import { Part } from '../../../ui/page/Part.tsx';
import { SetPlan } from './SetPlan.tsx';
import { SetPrice } from './SetPrice.tsx';
import { words } from './words.ts';

/** What a business has beyond Starter, as an operator agreed it, and what plans are said to cost. */
export const BusinessPlans = () => (
  <>
    <Part
      title={words.title}
      rank="h3"
      name="business-plans"
      aside={<span className="small quiet">{words.aside}</span>}
    >
      <SetPlan />
    </Part>
    <Part title={words.prices} rank="h3" name="plan-prices">
      <SetPrice />
    </Part>
  </>
);
