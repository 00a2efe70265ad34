import type { AskDns } from '#domain/domain-watch/domain-facts';
import type { RoundJob } from '#domain/domain-watch/domain-job';
import type { NewsServices } from '../news/tell-news.ts';
import type { Retry } from '../runtime/retry.ts';
import type { BusinessStore } from '../store/business/business.ts';
import type { DomainWatchStore } from '../store/business/domain-watch.ts';
import type { CaseStore } from '../store/case.ts';
import type { LookAtPage } from './look-at-page.ts';
import type { AskHost } from './hosts.ts';
import type { AskRegistry } from './registry.ts';

export interface DomainWatchServices extends NewsServices {
  businesses: Pick<BusinessStore, 'get'>;
  domains: DomainWatchStore;
  /** Those about a domain learn what changed of it. */
  cases: Pick<CaseStore, 'heads' | 'get' | 'write'>;
  dns: AskDns;
  rdap: AskRegistry;
  host: AskHost;
  page: LookAtPage;
  /** The same round once more, to go on with. */
  again: (job: RoundJob) => Promise<void>;
  /** Ends the work of one message, so that it is over before the function is. */
  budget: () => AbortSignal;
  retry: Retry;
  now: () => number;
}
