import { businessAccountContract } from '#domain/contract/business-account';
import { businessProgramsContract } from '#domain/contract/business-programs';
import { deletionQueue } from '../../account/deletion-queue.ts';
import type { AccountServices } from '../../business/account-services.ts';
import { billingByOperators } from '../../business/billing.ts';
import { newSecret } from '../../news/sign-message.ts';
import { safePost } from '../../internet/safe-fetch.ts';
import { stageInternet } from '../../internet/stage-internet.ts';
import { serve } from '../../rest/rest.ts';
import { secureRandom } from '../../runtime/random.ts';
import { apiTokenStore } from '../../store/business/api-token.ts';
import { businessStore } from '../../store/business/business.ts';
import { domainHolderStore } from '../../store/business/domain-holder.ts';
import { domainWatchStore } from '../../store/business/domain-watch.ts';
import { integrationStore } from '../../store/business/integration.ts';
import { planPriceStore } from '../../store/business/plan-price.ts';
import { planStore } from '../../store/business/plan.ts';
import { seatChangeStore } from '../../store/business/seat-change.ts';
import { seatStore } from '../../store/business/seat.ts';
import { decisionStore } from '../../store/decision.ts';
import { findingStore } from '../../store/finding.ts';
import { onceStore } from '../../store/once.ts';
import type { Database } from '../../store/table/table.ts';
import { userStore } from '../../store/user.ts';
import { endToken } from './end-token.ts';
import { findBusiness } from './find-business.ts';
import { getDomainProof } from './get-domain-proof.ts';
import { getLogo } from './get-logo.ts';
import { getPlan } from './get-plan.ts';
import { getPrograms } from './get-programs.ts';
import { makeToken } from './make-token.ts';
import { readDomains } from './read-domains.ts';
import { readFindings } from './read-findings.ts';
import { setAlerts } from './set-alerts.ts';
import { setWebhook } from './set-webhook.ts';
import { tryWebhook } from './try-webhook.ts';
import { getPrices } from './get-prices.ts';
import { setLogo } from './set-logo.ts';
import { setPlan } from './set-plan.ts';
import { setPrice } from './set-price.ts';
import { startTrial } from './start-trial.ts';
import { verifyDomain } from './verify-domain.ts';

/** Asked twice within the function's time. */
const internet = stageInternet({ timeout: 2500, attempts: 2 });

const services = (database: Database): AccountServices => ({
  businesses: businessStore(database),
  holders: domainHolderStore(database),
  seats: { ...seatStore(database), ...seatChangeStore(database) },
  users: userStore(database),
  integrations: integrationStore(database),
  forgetLogo: deletionQueue(),
  tokens: apiTokenStore(database),
  domains: domainWatchStore(database),
  findings: findingStore(database),
  post: safePost({ ...internet.web, deadline: 6000, largest: 100_000, maxRedirects: 0 }),
  site: process.env['SITE_URL'] ?? '',
  newSecret,
  once: onceStore(database),
  plans: planStore(database),
  billing: billingByOperators(planStore(database)),
  prices: planPriceStore(database),
  decisions: decisionStore(database),
  random: secureRandom,
  dns: internet.dns,
});

/** What a business has by its account, and what its programs are given. */
export const businessAccount = (database: Database) =>
  serve({ ...businessAccountContract, ...businessProgramsContract }, services(database), {
    'get-plan': getPlan,
    'start-trial': startTrial,
    'find-business': findBusiness,
    'set-plan': setPlan,
    'get-prices': getPrices,
    'set-price': setPrice,
    'get-domain-proof': getDomainProof,
    'verify-domain': verifyDomain,
    'get-logo': getLogo,
    'set-logo': setLogo,
    'get-programs': getPrograms,
    'set-alerts': setAlerts,
    'set-webhook': setWebhook,
    'try-webhook': tryWebhook,
    'make-token': makeToken,
    'end-token': endToken,
    'read-domains': readDomains,
    'read-findings': readFindings,
  });
