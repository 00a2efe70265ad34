import type { AskDns } from '#domain/domain-watch/domain-facts';
import type { DomainWatchStore } from '../store/business/domain-watch.ts';
import type { ApiTokenStore } from '../store/business/api-token.ts';
import type { BusinessStore } from '../store/business/business.ts';
import type { DomainHolderStore } from '../store/business/domain-holder.ts';
import type { IntegrationStore } from '../store/business/integration.ts';
import type { PlanPriceStore } from '../store/business/plan-price.ts';
import type { PlanStore } from '../store/business/plan.ts';
import type { SeatChangeStore } from '../store/business/seat-change.ts';
import type { SeatStore } from '../store/business/seat.ts';
import type { DecisionStore } from '../store/decision.ts';
import type { FindingStore } from '../store/finding.ts';
import type { OnceStore } from '../store/once.ts';
import type { UserStore } from '../store/user.ts';
import type { Billing } from './billing.ts';
import type { LogoJob } from '../account/forget-logo.ts';
import type { PostJson } from '../news/post-news.ts';

/** What the routes about a business's account are given; each asks for its part only. */
export interface AccountServices {
  businesses: Pick<BusinessStore, 'get' | 'change'>;
  holders: DomainHolderStore;
  seats: Pick<SeatStore, 'seatOf' | 'seatsIn'> & Pick<SeatChangeStore, 'setAlerts'>;
  users: Pick<UserStore, 'get'>;
  integrations: IntegrationStore;
  /** Removes what findings show of a logo that was taken away, after so many seconds. */
  forgetLogo: (job: LogoJob, delaySeconds?: number) => Promise<void>;
  tokens: ApiTokenStore;
  /** What a token reads. */
  domains: Pick<DomainWatchStore, 'list'>;
  findings: Pick<FindingStore, 'sharedWith'>;
  post: PostJson;
  /** The site's own address; empty where the stage has none. */
  site: string;
  newSecret: () => string;
  once: Pick<OnceStore, 'count'>;
  dns: AskDns;
  plans: PlanStore;
  billing: Billing;
  prices: PlanPriceStore;
  /** What operators decided. */
  decisions: Pick<DecisionStore, 'add' | 'done' | 'refused'>;
  /** Cryptographic: 0 <= value < 1. */
  random: () => number;
}
