import type { contract } from '#domain/contract/groups';
import * as closing from './routes/closing/index.ts';
import * as operators from './routes/operator/index.ts';
import * as proofs from './routes/proof/index.ts';
import * as scans from './routes/scan/index.ts';
import { restEntry } from './rest/rest-entry.ts';

export const handler = restEntry<Omit<(typeof contract)['proxy'], 'redrive'>>((database) => ({
  ...closing.proxy(database),
  ...operators.proxy(database),
  ...proofs.proxy(database),
  ...scans.proxy(database),
}));
