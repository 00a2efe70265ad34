import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Business } from '#domain/business/business';
import { type BusinessPlan, businessPlans } from '#domain/plan/business-plan';
import { conditionFailed, sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';
import { businessStore } from './business.ts';

export interface PlanStore {
  /** Undefined where there is no such business, or it is being deleted. */
  setPlan(businessId: string, plan: BusinessPlan, at: string): Promise<Business | undefined>;
  /** False, and nothing changed, where the business, its owner or its proven domain has had one, or has a plan. */
  startTrial(business: Business, until: string, at: string): Promise<boolean>;
  /** Whether its owner or its proven domain has had one, with any business. */
  wasTried(business: Business): Promise<boolean>;
}

/** The key of the row that says which business has tried Professional with this domain. */
export const triedRow = (domain: string) => ({ id: `trial#domain#${domain}` });
const ownerRow = (owner: string) => ({ id: `trial#owner#${owner}` });

const provenOf = ({ domain, domainProof }: Business) =>
  domain && domainProof?.domain === domain ? domain : undefined;

export function planStore(database: Database): PlanStore {
  const { client, table } = database;
  const once = (id: string, of: { owner?: string; businessId?: string }) => ({
    Put: {
      TableName: table('Once'),
      // Without an end of life. The owner's goes with their account.
      Item: { id, ...of },
      ConditionExpression: 'attribute_not_exists(id)',
    },
  });
  return {
    setPlan: (businessId, plan, at) =>
      businessStore(database).change(businessId, {
        set: { plan, totalAvailableSeats: businessPlans[plan].seats, updatedAt: at },
        add: { version: 1 },
        when: [{ field: 'totalAvailableSeats', operator: '<>', value: 0 }],
      }),
    wasTried: async (business) => {
      const proven = provenOf(business);
      const keys = [ownerRow(business.adminId), ...(proven ? [triedRow(proven)] : [])];
      const rows = await Promise.all(
        keys.map((Key) =>
          sent(client.send(new GetCommand({ TableName: table('Once'), Key, ConsistentRead: true }))),
        ),
      );
      return rows.some(({ Item }) => Item);
    },
    startTrial: async (business, until, at) => {
      const { id, adminId } = business;
      const proven = provenOf(business);
      try {
        await client.send(
          new TransactWriteCommand({
            TransactItems: [
              {
                Update: {
                  TableName: table('Business'),
                  Key: { id },
                  UpdateExpression:
                    'SET trialUntil = :until, totalAvailableSeats = :seats, updatedAt = :at ADD version :one',
                  ConditionExpression:
                    'adminId = :owner AND totalAvailableSeats <> :none AND attribute_not_exists(trialUntil)' +
                    ' AND (attribute_not_exists(#plan) OR #plan = :starter)',
                  ExpressionAttributeNames: { '#plan': 'plan' },
                  ExpressionAttributeValues: {
                    ...{ ':until': until, ':at': at, ':one': 1, ':none': 0 },
                    ...{ ':seats': businessPlans.PROFESSIONAL.seats, ':starter': 'STARTER' },
                    ':owner': adminId,
                  },
                },
              },
              once(ownerRow(adminId).id, { owner: adminId }),
              ...(proven ? [once(triedRow(proven).id, { businessId: id })] : []),
            ],
          }),
        );
        return true;
      } catch (error) {
        if (conditionFailed(error)) return false;
        throw error;
      }
    },
  };
}
