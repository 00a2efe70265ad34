import type { contract } from '#domain/contract/groups';
import * as messages from './routes/message/index.ts';
import { restEntry } from './rest/rest-entry.ts';

export const handler = restEntry<(typeof contract)['notification']>((database) => ({
  ...messages.notification(database),
}));
