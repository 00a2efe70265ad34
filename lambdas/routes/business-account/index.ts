import { businessAccountContract } from '#domain/contract/business-account';
import type { AccountServices } from '../../business/account-services.ts';
import { askNameServer } from '../../domain-watch/name-server.ts';
import { serve } from '../../rest/rest.ts';
import { businessStore } from '../../store/business/business.ts';
import { domainHolderStore } from '../../store/business/domain-holder.ts';
import { seatStore } from '../../store/business/seat.ts';
import { onceStore } from '../../store/once.ts';
import type { Database } from '../../store/table/table.ts';
import { getDomainProof } from './get-domain-proof.ts';
import { verifyDomain } from './verify-domain.ts';

/** Empty: the name servers of the system. */
const servers = (process.env['NAME_SERVERS'] ?? '').split(',').filter(Boolean);

const services = (database: Database): AccountServices => ({
  businesses: businessStore(database),
  holders: domainHolderStore(database),
  seats: seatStore(database),
  once: onceStore(database),
  // Twice within the function's ten seconds.
  dns: askNameServer({ ...(servers.length > 0 && { servers }), timeout: 2500, attempts: 2 }),
});

/** What a business has by its account. */
export const businessAccount = (database: Database) =>
  serve(businessAccountContract, services(database), {
    'get-domain-proof': getDomainProof,
    'verify-domain': verifyDomain,
  });
