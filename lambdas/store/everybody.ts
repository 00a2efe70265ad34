import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { AlertFlag } from '#domain/message/alert-flag';
import { sent } from './table/failure.ts';
import type { Database } from './table/table.ts';

/** A part of everybody: who of it has the flag on, and where the next part begins (undefined: this was the last). */
export interface EverybodyPage {
  userIds: string[];
  next: string | undefined;
}

export type Everybody = (flag: AlertFlag, after: string | undefined, most: number) => Promise<EverybodyPage>;

/** Goes through the table of people part by part; only who sends to everybody may. */
export const everybodyOver =
  ({ client, table }: Database): Everybody =>
  async (flag, after, most) => {
    const { Items = [], LastEvaluatedKey } = await sent(
      client.send(
        new ScanCommand({
          TableName: table('User'),
          ProjectionExpression: 'id',
          FilterExpression: '#flag = :on AND attribute_not_exists(deletedAt)',
          ExpressionAttributeNames: { '#flag': flag },
          ExpressionAttributeValues: { ':on': true },
          Limit: most,
          ...(after !== undefined && { ExclusiveStartKey: { id: after } }),
        }),
      ),
    );
    return {
      userIds: Items.map(({ id }) => String(id)),
      next: LastEvaluatedKey && String(LastEvaluatedKey['id']),
    };
  };
