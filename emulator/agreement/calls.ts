import { fileCalls } from './file-calls.ts';
import { identityCalls } from './identity-calls.ts';
import { messageCalls } from './message-calls.ts';
import { queueCalls } from './queue-calls.ts';
import type { Asked } from './reached.ts';

/** What is asked of both, by service. */
export const calls: Record<string, readonly Asked[]> = {
  queues: queueCalls,
  files: fileCalls,
  messages: messageCalls,
  identity: identityCalls,
};
