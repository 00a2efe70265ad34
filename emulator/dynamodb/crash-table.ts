import type { TableProperties } from './tables.ts';

/** The table that the crash test writes: rows come in pairs, counted by a third row, listed by an index, told by a stream. */
export const crashTable: TableProperties = {
  TableName: 'Pairs',
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  AttributeDefinitions: [
    { AttributeName: 'id', AttributeType: 'S' },
    { AttributeName: 'side', AttributeType: 'S' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'bySide',
      KeySchema: [{ AttributeName: 'side', KeyType: 'HASH' }],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
  StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
};

/** Transaction n: both rows and the count, or nothing. The padding makes a record span several log blocks. */
export const pairOf = (n: number) => [
  ...['left', 'right'].map((side) => ({
    Put: {
      TableName: 'Pairs',
      Item: { id: { S: `${side} ${n}` }, side: { S: side }, padding: { S: 'x'.repeat((n * 7919) % 20_000) } },
    },
  })),
  {
    Update: {
      TableName: 'Pairs',
      Key: { id: { S: 'count' } },
      UpdateExpression: 'ADD pairs :one',
      ExpressionAttributeValues: { ':one': { N: '1' } },
    },
  },
];
