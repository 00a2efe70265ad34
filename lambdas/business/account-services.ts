import type { AskDns } from '#domain/domain-watch/domain-facts';
import type { BusinessStore } from '../store/business/business.ts';
import type { DomainHolderStore } from '../store/business/domain-holder.ts';
import type { PlanPriceStore } from '../store/business/plan-price.ts';
import type { PlanStore } from '../store/business/plan.ts';
import type { SeatStore } from '../store/business/seat.ts';
import type { DecisionStore } from '../store/decision.ts';
import type { OnceStore } from '../store/once.ts';
import type { Billing } from './billing.ts';

/** What the routes about a business's account are given; each asks for its part only. */
export interface AccountServices {
  businesses: Pick<BusinessStore, 'get'>;
  holders: DomainHolderStore;
  seats: Pick<SeatStore, 'seatOf'>;
  once: Pick<OnceStore, 'count'>;
  dns: AskDns;
  plans: PlanStore;
  billing: Billing;
  prices: PlanPriceStore;
  /** What operators decided. */
  decisions: Pick<DecisionStore, 'add' | 'done'>;
  /** Cryptographic: 0 <= value < 1. */
  random: () => number;
}
