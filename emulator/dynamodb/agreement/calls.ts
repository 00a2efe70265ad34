import { itemCalls } from './item-calls.ts';
import { listCalls } from './list-calls.ts';
import { type RawCall, one, two } from './raw-call.ts';

const tables: RawCall[] = [
  [
    'CreateTable',
    {
      TableName: 'One',
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
    },
  ],
  [
    'CreateTable',
    {
      TableName: 'Two',
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: 'owner', KeyType: 'HASH' },
        { AttributeName: 'at', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: ['owner', 'at', 'kind'].map((AttributeName) => ({
        ...{ AttributeName, AttributeType: 'S' },
      })),
      GlobalSecondaryIndexes: [
        {
          IndexName: 'byKind',
          KeySchema: [
            { AttributeName: 'kind', KeyType: 'HASH' },
            { AttributeName: 'at', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    },
  ],
];

/** What is asked of both, one after the other: later calls meet what earlier ones wrote. */
export const rawCalls: readonly RawCall[] = [
  ...[...tables, ...itemCalls, ...listCalls],
  ...[one('DeleteTable', {}), two('DeleteTable', {}), two('DescribeTable', {})],
];
