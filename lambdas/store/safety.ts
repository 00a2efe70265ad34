import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { allOrNothing } from './table/all-or-nothing.ts';
import { sent } from './table/failure.ts';
import type { Database } from './table/table.ts';
import { type Comparison, updateExpression } from './table/update-expression.ts';

/** What the owner of an account was told of, or is to be told: attributes of their record that no patch reaches. */
const Known = z.object({
  accountEmail: z.string(),
  /** The second factors as they were told last: "SMS TOTP". */
  toldFactors: z.string().default(''),
  /** Addresses signed in with before, which nobody has told of that yet. */
  movedFrom: z.set(z.string()).optional(),
});
export type Known = z.infer<typeof Known>;

export interface SafetyStore {
  /** Undefined without a living record. */
  read(id: string): Promise<Known | undefined>;
  /** True for the one who is to tell of it. */
  takeFactors(id: string, before: string, now: string): Promise<boolean>;
  takeMove(id: string, from: Set<string>): Promise<boolean>;
}

export function safetyStore({ client, table }: Database): SafetyStore {
  const TableName = table('User');
  // A transaction of one: what only removes a field does not know itself again where its answer is lost, and the notice would be.
  const take = (id: string, set: Record<string, unknown>, when: Comparison) => {
    const living = ['attribute_exists(id)', 'attribute_not_exists(deletedAt)'];
    const change = updateExpression({ set, when: [when] }, living);
    return allOrNothing(client, [{ Update: { TableName, Key: { id }, ...change } }]);
  };
  return {
    read: async (id) => {
      const { Item } = await sent(
        client.send(new GetCommand({ TableName, Key: { id }, ConsistentRead: true })),
      );
      return Item && !Item['deletedAt'] ? Known.parse(Item) : undefined;
    },
    takeFactors: (id, before, now) =>
      take(
        id,
        { toldFactors: now || null }, // none is the same as never told
        before === ''
          ? { field: 'toldFactors', operator: 'not exists' }
          : { field: 'toldFactors', operator: '=', value: before },
      ),
    takeMove: (id, from) => take(id, { movedFrom: null }, { field: 'movedFrom', operator: '=', value: from }),
  };
}
