import type { contract } from '#domain/contract/groups';
import * as accounts from './routes/account/index.ts';
import * as marked from './routes/marked/index.ts';
import * as people from './routes/people/index.ts';
import { restEntry } from './rest/rest-entry.ts';

export const handler = restEntry<(typeof contract)['user']>((database) => ({
  ...accounts.user(database),
  ...marked.user(database),
  ...people.user(database),
}));
