import type { contract } from '#domain/contract/groups';
import type { rightsContract } from '#domain/contract/rights';
import * as cases from './routes/case/index.ts';
import * as operators from './routes/operator/index.ts';
import * as proofs from './routes/proof/index.ts';
import * as scans from './routes/scan/index.ts';
import { restEntry } from './rest/rest-entry.ts';

export const handler = restEntry<Omit<(typeof contract)['app'], keyof typeof rightsContract>>((database) => ({
  ...cases.app(database),
  ...operators.app(database),
  ...proofs.app(database),
  ...scans.app(database),
}));
