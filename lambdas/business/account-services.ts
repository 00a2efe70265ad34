import type { AskDns } from '#domain/domain-watch/domain-facts';
import type { BusinessStore } from '../store/business/business.ts';
import type { DomainHolderStore } from '../store/business/domain-holder.ts';
import type { SeatStore } from '../store/business/seat.ts';
import type { OnceStore } from '../store/once.ts';

/** What the routes about a business's account are given; each asks for its part only. */
export interface AccountServices {
  businesses: Pick<BusinessStore, 'get'>;
  holders: DomainHolderStore;
  seats: Pick<SeatStore, 'seatOf'>;
  once: Pick<OnceStore, 'count'>;
  dns: AskDns;
}
