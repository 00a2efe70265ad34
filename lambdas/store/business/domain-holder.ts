import { DeleteCommand, GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Business } from '#domain/business/business';
import { type DomainProof, proofLasts } from '#domain/business/domain-proof';
import { held, sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';
import { triedRow } from './plan.ts';

/** Which business has proven a domain: one at most, so a row for each domain, in the table Once and without an end of life. */
export interface DomainHolderStore {
  /** Who has proven it, as far as that business is still there and has not gone on to another domain. */
  holderOf(domain: string): Promise<Business | undefined>;
  /**
   * The business becomes the holder in the place of `before`, which has lost its proof. False, and nothing changed, where its domain is another by now, or
   * the holder. A trial counts for the domain as well from now on; where another business has had one with it, this one's is over.
   */
  prove(businessId: string, domain: string, at: string, before: Business | undefined): Promise<boolean>;
  /** The record was seen again. */
  seen(businessId: string, domain: string, at: string): Promise<void>;
  /** The record is gone, since `lostAt`; or, without it, the business is about to be, or goes on to another domain. */
  release(businessId: string, lostAt?: string): Promise<void>;
}

/** The key of a domain's row. */
export const holderRow = (domain: string) => ({ id: `domain#${domain}` });

/** Whoever went to another domain and came back before the next look was due goes on with the proof of before. */
const sinceWhen = (one: Business | undefined, domain: string, at: string): DomainProof['verifiedAt'] => {
  const former = one?.formerProof;
  const isRecent = !!former && Date.parse(at) - Date.parse(former.checkedAt) < proofLasts;
  return former && former.domain === domain && isRecent ? former.verifiedAt : at;
};

export function domainHolderStore({ client, table }: Database): DomainHolderStore {
  const businesses = table('Business');
  const holders = table('Once');
  const read = async (TableName: string, Key: Record<string, string>) =>
    (await sent(client.send(new GetCommand({ TableName, Key, ConsistentRead: true })))).Item;
  const business = async (id: string) => {
    const row = await read(businesses, { id });
    return row && Business.parse(row);
  };
  const holderIn = async (row: Record<string, unknown> | undefined, domain: string) => {
    const holder = row && (await business(String(row['businessId'])));
    return holder?.domainProof?.domain === domain && holder.domain === domain ? holder : undefined;
  };
  /** What becomes of a business's trial when it proves a domain: nobody tries twice with one by proving it afterwards. */
  const trialWith = async (businessId: string, domain: string, at: string) => {
    const { trialUntil } = (await business(businessId)) ?? {};
    if (!trialUntil) return 'none';
    const tried = await read(holders, triedRow(domain));
    if (!tried) return 'counts';
    return tried['businessId'] !== businessId && trialUntil > at ? 'is over' : 'goes on';
  };
  return {
    holderOf: async (domain) => holderIn(await read(holders, holderRow(domain)), domain),
    prove: async (businessId, domain, at, before) => {
      const row = await read(holders, holderRow(domain));
      const holder = await holderIn(row, domain);
      // Somebody proved it since `before` was read: their record was not looked for.
      if (holder && holder.id !== businessId && holder.id !== before?.id) return false;
      const trial = await trialWith(businessId, domain, at);
      const proof = { domain, verifiedAt: sinceWhen(await business(businessId), domain, at), checkedAt: at };
      return held(
        client.send(
          new TransactWriteCommand({
            TransactItems: [
              {
                Put: {
                  TableName: holders,
                  Item: { ...holderRow(domain), businessId },
                  // As it was a moment ago: of two that prove it at once, one does.
                  ...(row
                    ? {
                        ConditionExpression: 'businessId = :holder',
                        ExpressionAttributeValues: { ':holder': row['businessId'] as string },
                      }
                    : { ConditionExpression: 'attribute_not_exists(id)' }),
                },
              },
              {
                Update: {
                  TableName: businesses,
                  Key: { id: businessId },
                  UpdateExpression: `SET domainProof = :proof${trial === 'is over' ? ', trialUntil = :at' : ''} REMOVE lostProof`,
                  ConditionExpression: '#domain = :domain',
                  ExpressionAttributeNames: { '#domain': 'domain' },
                  ExpressionAttributeValues: {
                    ':domain': domain,
                    ':proof': proof,
                    ...(trial === 'is over' && { ':at': at }),
                  },
                },
              },
              ...(trial === 'counts'
                ? [{ Put: { TableName: holders, Item: { ...triedRow(domain), businessId } } }]
                : []),
              ...(before && before.id !== businessId
                ? [
                    {
                      Update: {
                        TableName: businesses,
                        Key: { id: before.id },
                        UpdateExpression: 'SET lostProof = :lost REMOVE domainProof',
                        ConditionExpression: 'domainProof.#domain = :domain',
                        ExpressionAttributeNames: { '#domain': 'domain' },
                        ExpressionAttributeValues: {
                          ':domain': domain,
                          ':lost': { ...before.domainProof, lostAt: at },
                        },
                      },
                    },
                  ]
                : []),
            ],
          }),
        ),
      );
    },
    seen: async (businessId, domain, at) => {
      await held(
        client.send(
          new UpdateCommand({
            TableName: businesses,
            Key: { id: businessId },
            UpdateExpression: 'SET domainProof.checkedAt = :at',
            ConditionExpression: 'domainProof.#domain = :domain',
            ExpressionAttributeNames: { '#domain': 'domain' },
            ExpressionAttributeValues: { ':domain': domain, ':at': at },
          }),
        ),
      );
    },
    release: async (businessId, lostAt) => {
      const { domainProof } = (await business(businessId)) ?? {};
      if (!domainProof) return;
      await held(
        client.send(
          new UpdateCommand({
            TableName: businesses,
            Key: { id: businessId },
            UpdateExpression: `${lostAt ? 'SET lostProof = :lost ' : ''}REMOVE domainProof`,
            ConditionExpression: 'domainProof.#domain = :domain',
            ExpressionAttributeNames: { '#domain': 'domain' },
            ExpressionAttributeValues: {
              ':domain': domainProof.domain,
              ...(lostAt && { ':lost': { ...domainProof, lostAt } }),
            },
          }),
        ),
      );
      await held(
        client.send(
          new DeleteCommand({
            TableName: holders,
            Key: holderRow(domainProof.domain),
            ConditionExpression: 'businessId = :id',
            ExpressionAttributeValues: { ':id': businessId },
          }),
        ),
      );
    },
  };
}
