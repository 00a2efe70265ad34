import type { AskDns } from '#domain/domain-watch/domain-facts';
import type { HookJob } from '#domain/business/webhook';
import type { RoundJob } from '#domain/domain-watch/domain-job';
import type { Retry } from '../runtime/retry.ts';
import type { BusinessStore } from '../store/business/business.ts';
import type { DomainWatchStore } from '../store/business/domain-watch.ts';
import type { IntegrationStore } from '../store/business/integration.ts';
import type { SeatStore } from '../store/business/seat.ts';
import type { NotificationStore } from '../store/notification.ts';
import type { LookAtPage } from './look-at-page.ts';
import type { AskRegistry } from './registry.ts';

export interface DomainWatchServices {
  businesses: Pick<BusinessStore, 'get'>;
  seats: Pick<SeatStore, 'seatsIn'>;
  domains: DomainWatchStore;
  notifications: Pick<NotificationStore, 'add'>;
  dns: AskDns;
  rdap: AskRegistry;
  page: LookAtPage;
  /** The same round once more, to go on with. */
  again: (job: RoundJob) => Promise<void>;
  integrations: Pick<IntegrationStore, 'webhook'>;
  /** A message for the webhook of a business. */
  hook: (job: HookJob) => Promise<void>;
  /** Ends the work of one message, so that it is over before the function is. */
  budget: () => AbortSignal;
  retry: Retry;
  now: () => number;
}
