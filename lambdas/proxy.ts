import { proxyContract } from '#domain/contract/proxy';
import { profileImage } from './routes/proxy/profile-image.ts';
import { restEntry } from './runtime/rest-entry.ts';
import { stageSources } from './runtime/sources.ts';
import { imageFetcher } from './scan/fetch-image.ts';
import { findingStore } from './store/finding.ts';
import type { Database } from './store/table.ts';

export const handler = restEntry(
  proxyContract,
  (database: Database) => ({
    findings: findingStore(database),
    sources: stageSources(),
    fetchImage: imageFetcher(fetch),
  }),
  { 'profile-image': profileImage },
);
