import { businessBrandContract } from '#domain/contract/business-brand';
import type { BrandServices } from '../../business/brand-services.ts';
import { serve } from '../../rest/rest.ts';
import { raceRetry } from '../../runtime/retry.ts';
import { scanQueue } from '../../runtime/scan-queue.ts';
import { connectedPlatforms } from '../../sources/stage-sources.ts';
import { businessStore } from '../../store/business/business.ts';
import { seatStore } from '../../store/business/seat.ts';
import { findingStore } from '../../store/finding.ts';
import { onceStore } from '../../store/once.ts';
import { scanStore } from '../../store/scan/scan.ts';
import type { Database } from '../../store/table/table.ts';
import { watchStore } from '../../store/watch.ts';
import { decideBrandFinding } from './decide-brand-finding.ts';
import { getBrandFindings } from './get-brand-findings.ts';
import { searchBrand } from './search-brand.ts';

const services = (database: Database): BrandServices => ({
  businesses: businessStore(database),
  seats: seatStore(database),
  findings: findingStore(database),
  scans: scanStore(database),
  watches: watchStore(database),
  once: onceStore(database),
  enqueue: scanQueue(),
  connected: connectedPlatforms(),
  random: Math.random,
  retry: raceRetry,
});

/** Copies of a business's accounts. */
export const businessBrand = (database: Database) =>
  serve(businessBrandContract, services(database), {
    'get-brand-findings': getBrandFindings,
    'search-brand': searchBrand,
    'decide-brand-finding': decideBrandFinding,
  });
