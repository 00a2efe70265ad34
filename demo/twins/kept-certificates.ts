import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { IssuedCertificates } from '../../platforms/ct/twin.ts';
import type { LoggedCertificate } from '../../platforms/ct/log-answers.ts';
import type { Database } from '../../lambdas/store/table/table.ts';

/** Certificates that somebody had issued, by their place in the log: one row, since a branch has few of them and each instance wants all. */
export interface KeptCertificates {
  all(): Promise<[number, LoggedCertificate][]>;
  put: IssuedCertificates['put'];
}

const Key = { id: 'twins#certificates' };

export function keptCertificates({ client, table }: Database): KeptCertificates {
  const TableName = table('Once');
  return {
    async all() {
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      const issued = (Item?.['issued'] ?? {}) as Record<string, LoggedCertificate>;
      return Object.entries(issued).map(([index, certificate]) => [Number(index), certificate]);
    },
    async put(index, { timestamp, names }) {
      const kept = { UpdateExpression: 'SET issued = if_not_exists(issued, :none)' };
      await client.send(
        new UpdateCommand({ TableName, Key, ...kept, ExpressionAttributeValues: { ':none': {} } }),
      );
      await client.send(
        new UpdateCommand({
          ...{ TableName, Key, UpdateExpression: 'SET issued.#index = :one' },
          ExpressionAttributeNames: { '#index': String(index) },
          ExpressionAttributeValues: { ':one': { timestamp, names } },
        }),
      );
    },
  };
}
