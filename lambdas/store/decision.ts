import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { DecisionKind } from '#domain/proof/decision';
import { userSubject } from '#domain/keys';
import { Id, Moment } from '#domain/text';
import { sent } from './table/failure.ts';
import { queryRows } from './table/query.ts';
import type { Database } from './table/table.ts';

/** What is kept for good: random ids and words of ours, nothing that names a person. */
const Entry = z.object({
  id: Id,
  at: Moment,
  kind: DecisionKind,
  /** User id of the operator, or how it was done outside of the application. */
  by: z.string(),
  /** User id of the person concerned. */
  of: z.string().nullish(),
  reports: z.array(z.string()).default([]),
  done: z.boolean(),
  refused: z.boolean().optional(),
});

/** What names somebody. It lies with the rows of the person concerned: it is in their export and goes with their account. */
const Words = z.object({ about: z.string(), reason: z.string().nullish() });

export type Decision = Omit<z.input<typeof Entry>, 'done' | 'refused'> & z.input<typeof Words>;
export type KeptDecision = z.output<typeof Entry> & { words: z.output<typeof Words> | undefined };

export interface DecisionStore {
  /** Writes that something is decided; nothing takes it back. */
  add(decision: Decision): Promise<void>;
  /** And that it was done. */
  done(id: string): Promise<void>;
  /** Or that it was not, and nothing of it; `of` as it was added. */
  refused(id: string, of?: string | null): Promise<void>;
  /** Newest first, those before the one of this id. */
  recent(most: number, before?: string): Promise<KeptDecision[]>;
}

/** Under a subject that is no person, so that no person's deletion reaches it. */
const subjectId = 'decisions';
const wordsKey = (of: string, id: string) => ({ subjectId: userSubject(of), id: `decision-${id}` });

export function decisionStore({ client, table }: Database): DecisionStore {
  const TableName = table('Audit');
  const wordsOf = async (of: string, id: string) => {
    const { Item } = await sent(client.send(new GetCommand({ TableName, Key: wordsKey(of, id) })));
    return Item && Words.parse(Item);
  };
  const mark = async (Key: Record<string, string>, as: 'done' | 'refused') => {
    const update = {
      UpdateExpression: 'SET #as = :true',
      ConditionExpression: 'attribute_exists(id)',
      ExpressionAttributeNames: { '#as': as },
      ExpressionAttributeValues: { ':true': true },
    };
    await sent(client.send(new UpdateCommand({ TableName, Key, ...update })));
  };
  return {
    add: async ({ about, reason = null, ...decision }) => {
      const { of, id, at, kind } = decision;
      const put = (Item: Record<string, unknown>) =>
        sent(
          client.send(
            new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(subjectId)' }),
          ),
        );
      const own = { about, reason };
      await put({ subjectId, ...decision, ...(!of && own), done: false });
      if (of) await put({ ...wordsKey(of, id), at, kind, ...own });
    },
    done: (id) => mark({ subjectId, id }, 'done'),
    refused: async (id, of) => {
      await mark({ subjectId, id }, 'refused');
      if (of) await mark(wordsKey(of, id), 'refused');
    },
    recent: async (most, before) => {
      const rows = await queryRows(
        client,
        {
          TableName,
          KeyConditionExpression: `subjectId = :subject${before === undefined ? '' : ' AND id < :before'}`,
          ExpressionAttributeValues: {
            ':subject': subjectId,
            ...(before !== undefined && { ':before': before }),
          },
          ScanIndexForward: false,
          ConsistentRead: true,
        },
        most,
      );
      return Promise.all(
        rows.map(async (row) => {
          const entry = Entry.parse(row);
          const words = entry.of ? await wordsOf(entry.of, entry.id) : Words.parse(row);
          return { ...entry, words };
        }),
      );
    },
  };
}
