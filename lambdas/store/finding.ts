import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Finding, type FindingStatus } from '#domain/scan/finding';
import { conditionFailed, sent } from './table/failure.ts';
import { queryRows } from './table/query.ts';
import type { Database } from './table/table.ts';

/** More than anyone can look through; a report is cut there. */
const most = 500;

export interface FindingStore {
  list(subjectId: string): Promise<Finding[]>;
  get(subjectId: string, id: string): Promise<Finding | undefined>;
  /** Writes a new finding; false when it is there already. */
  add(finding: Finding): Promise<boolean>;
  /** Writes what a scan saw, unless the person decided meanwhile; false then. */
  see(finding: Finding, statusBefore: FindingStatus): Promise<boolean>;
  /** Writes the person's decision; undefined when there is no such finding. */
  decide(
    subjectId: string,
    id: string,
    decision: Pick<Finding, 'status' | 'history' | 'expiresAt'>,
  ): Promise<Finding | undefined>;
}

export function findingStore({ client, table }: Database): FindingStore {
  const TableName = table('Finding');
  return {
    list: async (subjectId) => {
      const rows = await queryRows(
        client,
        {
          TableName,
          KeyConditionExpression: 'subjectId = :subject',
          ExpressionAttributeValues: { ':subject': subjectId },
        },
        most,
      );
      return rows.map((row) => Finding.parse(row));
    },
    get: async (subjectId, id) => {
      const { Item } = await sent(
        client.send(new GetCommand({ TableName, Key: { subjectId, id }, ConsistentRead: true })),
      );
      return Item && Finding.parse(Item);
    },
    add: (finding) =>
      held(
        client.send(
          new PutCommand({ TableName, Item: finding, ConditionExpression: 'attribute_not_exists(id)' }),
        ),
      ),
    see: (finding, statusBefore) =>
      held(
        client.send(
          new PutCommand({
            TableName,
            Item: finding,
            ConditionExpression: '#status = :before',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':before': statusBefore },
          }),
        ),
      ),
    decide: async (subjectId, id, { status, history, expiresAt }) => {
      try {
        const { Attributes } = await client.send(
          new UpdateCommand({
            TableName,
            Key: { subjectId, id },
            UpdateExpression: `SET #status = :status, history = :history ${expiresAt ? ', expiresAt = :expires' : 'REMOVE expiresAt'}`,
            ConditionExpression: 'attribute_exists(id)',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: {
              ':status': status,
              ':history': history,
              ...(expiresAt && { ':expires': expiresAt }),
            },
            ReturnValues: 'ALL_NEW',
          }),
        );
        return Finding.parse(Attributes);
      } catch (error) {
        if (conditionFailed(error)) return undefined;
        throw error;
      }
    },
  };
}

/** True when the write went through, false when its condition refused it. */
async function held(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}
