import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ProductError } from '#domain/errors';
import { EmailInventory } from '#domain/account/contact-owner';
import { User } from '#domain/account/user';
import { conditionFailed, sent } from './table/failure.ts';
import type { Database } from './table/table.ts';
import type { Change } from './table/update-expression.ts';
import { updateExpression } from './table/update-expression.ts';

export interface UserStore {
  get(id: string): Promise<User | undefined>;
  /** The person and their address, or neither. Throws CONFLICT when the address or the id is taken. */
  create(user: User): Promise<User>;
  /** Changes fields of a living record; undefined when the condition (version, or the caller's own) did not hold. */
  change(id: string, change: Change): Promise<User | undefined>;
}

const hasIt =
  'Another account here has this address, or this account was deleted. Sign out, then sign in the way you did before: with your password, or with the button you used then, such as “Sign in with Google”.';
const signsInWithAnother =
  'This address belongs to an account that signs in with another one. Sign out, then sign in with that other address, or with the button you used then, such as “Sign in with Google”.';

export function userStore({ client, table }: Database): UserStore {
  const TableName = table('User');
  const get = async (id: string) => {
    const { Item } = await sent(
      client.send(new GetCommand({ TableName, Key: { id }, ConsistentRead: true })),
    );
    return Item && !Item['deletedAt'] ? User.parse(Item) : undefined;
  };
  /** Whether it is the further address of somebody else: the caller has confirmed it, and may hear so, but not the one they sign in with. */
  const isSecond = async ({ id, accountEmail: emailAddress }: User) => {
    const Key = { emailAddress };
    const { Item } = await sent(
      client.send(new GetCommand({ TableName: table('EmailInventory'), Key, ConsistentRead: true })),
    );
    return Item?.['type'] === 'SECONDARY' && Item['id'] !== id;
  };
  return {
    get,
    create: async (user) => {
      const address = EmailInventory.parse({
        emailAddress: user.accountEmail,
        id: user.id,
        type: 'PRIMARY',
        createdAt: user.createdAt,
        updatedAt: user.updatedAt,
      });
      try {
        await client.send(
          new TransactWriteCommand({
            TransactItems: [
              { Put: { TableName, Item: user, ConditionExpression: 'attribute_not_exists(id)' } },
              {
                Put: {
                  TableName: table('EmailInventory'),
                  Item: address,
                  ConditionExpression: 'attribute_not_exists(emailAddress) OR id = :owner',
                  ExpressionAttributeValues: { ':owner': user.id },
                },
              },
            ],
          }),
        );
        return user;
      } catch (error) {
        if (!conditionFailed(error)) throw error;
        // A repeat of the same first sign-in, e.g. after a lost answer, is no conflict.
        const existing = await get(user.id);
        if (existing) return existing;
        throw new ProductError('CONFLICT', (await isSecond(user)) ? signsInWithAnother : hasIt);
      }
    },
    change: async (id, change) => {
      try {
        const { Attributes } = await client.send(
          new UpdateCommand({
            TableName,
            Key: { id },
            ...updateExpression(change, ['attribute_exists(id)', 'attribute_not_exists(deletedAt)']),
            ReturnValues: 'ALL_NEW',
          }),
        );
        return User.parse(Attributes);
      } catch (error) {
        if (conditionFailed(error)) return undefined;
        throw error;
      }
    },
  };
}
