import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { BusinessPlan } from '#domain/plan/business-plan';
import { sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

/** US cents a month by plan; null: nobody has set one. */
export type PlanPrices = Record<BusinessPlan, number | null>;

export interface PlanPriceStore {
  all(): Promise<PlanPrices>;
  set(plan: BusinessPlan, price: number | null): Promise<void>;
}

/** One row for all of them, in the table Once and without an end of life. */
const id = 'plan-prices';
const Row = z.partialRecord(BusinessPlan, z.number());

export function planPriceStore({ client, table }: Database): PlanPriceStore {
  const TableName = table('Once');
  return {
    all: async () => {
      const { Item = {} } = await sent(
        client.send(new GetCommand({ TableName, Key: { id }, ConsistentRead: true })),
      );
      const { id: _, ...row } = Item;
      const prices = Row.parse(row);
      return { STARTER: null, PROFESSIONAL: null, ENTERPRISE: null, ...prices };
    },
    set: async (plan, price) =>
      void (await sent(
        client.send(
          new UpdateCommand({
            TableName,
            Key: { id },
            UpdateExpression: price === null ? 'REMOVE #plan' : 'SET #plan = :price',
            ExpressionAttributeNames: { '#plan': plan },
            ...(price !== null && { ExpressionAttributeValues: { ':price': price } }),
          }),
        ),
      )),
  };
}
