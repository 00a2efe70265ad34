import { businessAccountContract } from '#domain/contract/business-account';
import type { AccountServices } from '../../business/account-services.ts';
import { billingByOperators } from '../../business/billing.ts';
import { askNameServer } from '../../domain-watch/name-server.ts';
import { serve } from '../../rest/rest.ts';
import { secureRandom } from '../../runtime/random.ts';
import { businessStore } from '../../store/business/business.ts';
import { domainHolderStore } from '../../store/business/domain-holder.ts';
import { planPriceStore } from '../../store/business/plan-price.ts';
import { planStore } from '../../store/business/plan.ts';
import { seatStore } from '../../store/business/seat.ts';
import { decisionStore } from '../../store/decision.ts';
import { onceStore } from '../../store/once.ts';
import type { Database } from '../../store/table/table.ts';
import { findBusiness } from './find-business.ts';
import { getDomainProof } from './get-domain-proof.ts';
import { getPlan } from './get-plan.ts';
import { getPrices } from './get-prices.ts';
import { setPlan } from './set-plan.ts';
import { setPrice } from './set-price.ts';
import { startTrial } from './start-trial.ts';
import { verifyDomain } from './verify-domain.ts';

/** Empty: the name servers of the system. */
const servers = (process.env['NAME_SERVERS'] ?? '').split(',').filter(Boolean);

const services = (database: Database): AccountServices => ({
  businesses: businessStore(database),
  holders: domainHolderStore(database),
  seats: seatStore(database),
  once: onceStore(database),
  plans: planStore(database),
  billing: billingByOperators(planStore(database)),
  prices: planPriceStore(database),
  decisions: decisionStore(database),
  random: secureRandom,
  // Twice within the function's ten seconds.
  dns: askNameServer({ ...(servers.length > 0 && { servers }), timeout: 2500, attempts: 2 }),
});

/** What a business has by its account. */
export const businessAccount = (database: Database) =>
  serve(businessAccountContract, services(database), {
    'get-plan': getPlan,
    'start-trial': startTrial,
    'find-business': findBusiness,
    'set-plan': setPlan,
    'get-prices': getPrices,
    'set-price': setPrice,
    'get-domain-proof': getDomainProof,
    'verify-domain': verifyDomain,
  });
