import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { hour, seconds } from '#domain/durations';
import { keyHash } from '../runtime/hash.ts';
import type { Item } from './table/all-or-nothing.ts';
import { sent } from './table/failure.ts';
import type { Database } from './table/table.ts';

/**
 * What somebody gave up within the hour, and what they were answered. GraphQL has no key by which a call would be known again: without
 * this a repeat of one whose answer was lost is told that there is nothing to give up.
 */
export interface GivenUpStore {
  /** The answer to whoever gave this up; undefined to everybody else. `what`: words that nothing else has. */
  answerTo(by: string, what: string): Promise<unknown>;
  /** What is written together with the end of it, or not at all. */
  row(by: string, what: string, answer: object): Item;
}

const idOf = (by: string, what: string) => `given-up#${by}#${keyHash(what)}`;

export function givenUpStore({ client, table }: Database, now: () => number): GivenUpStore {
  const TableName = table('Once');
  return {
    answerTo: async (by, what) => {
      const Key = { id: idOf(by, what) };
      const { Item } = await sent(client.send(new GetCommand({ TableName, Key, ConsistentRead: true })));
      if (!Item || Number(Item['expiresAt']) <= seconds(now())) return undefined;
      return JSON.parse(String(Item['answer'])) as unknown;
    },
    row: (by, what, answer) => ({
      Put: {
        TableName,
        Item: {
          ...{ id: idOf(by, what), owner: by, answer: JSON.stringify(answer) },
          expiresAt: seconds(now() + hour),
        },
      },
    }),
  };
}
