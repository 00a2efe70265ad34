import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { sent } from './failure.ts';
import type { Database } from './table.ts';

/** A message to those who run the product. */
export interface SupportRequest {
  id: string;
  kind: 'SUPPORT';
  owner: string;
  subject: string;
  message: string;
  status: 'OPEN';
  createdAt: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

export const supportStore = ({ client, table }: Database) => ({
  put: async (request: SupportRequest): Promise<void> => {
    await sent(client.send(new PutCommand({ TableName: table('Request'), Item: request })));
  },
});
export type SupportStore = ReturnType<typeof supportStore>;
