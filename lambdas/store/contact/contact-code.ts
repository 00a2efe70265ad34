import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { codeTries } from '#domain/account/confirmation-code';
import * as z from 'zod';
import { conditionFailed, sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

/** A sent code as it is kept: salted and hashed, with its tries counted. */
const StoredCode = z.object({ salt: z.string(), hash: z.string() });
export type StoredCode = z.infer<typeof StoredCode>;

export interface CodeStore {
  /** In place of the address's earlier one. */
  keep(id: string, code: StoredCode & { owner: string; expiresAt: number }): Promise<void>;
  /** Counts a try before anybody compares; undefined when there is no live code with a try left. */
  takeTry(id: string, nowSeconds: number): Promise<StoredCode | undefined>;
}

export function codeStore({ client, table }: Database): CodeStore {
  const TableName = table('Once');
  return {
    keep: async (id, code) => {
      await sent(client.send(new PutCommand({ TableName, Item: { id, tries: 0, ...code } })));
    },
    takeTry: async (id, nowSeconds) => {
      try {
        const { Attributes } = await client.send(
          new UpdateCommand({
            TableName,
            Key: { id },
            UpdateExpression: 'ADD tries :one',
            ConditionExpression: 'attribute_exists(id) AND expiresAt > :now AND tries < :most',
            ExpressionAttributeValues: { ':one': 1, ':now': nowSeconds, ':most': codeTries },
            ReturnValues: 'ALL_NEW',
          }),
        );
        return StoredCode.parse(Attributes);
      } catch (error) {
        if (conditionFailed(error)) return undefined;
        throw error;
      }
    },
  };
}
