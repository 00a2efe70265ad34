import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Contact } from '#domain/account/contact';
import type { User } from '#domain/account/user';
import type { Item } from '../table/all-or-nothing.ts';
import { sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';
import { updateExpression } from '../table/update-expression.ts';
import { nextVersion, sameVersion } from '../table/version.ts';

/** A change of a person's addresses: their record and who-owns-which-address, together or not at all. */
export interface ContactEdit {
  /** Fields of the record; empty: it only has to be there. */
  set: Partial<User>;
  /** `undefined` type: the address belongs to nobody from now on. */
  owners: (Contact & { type: 'PRIMARY' | 'SECONDARY' | undefined })[];
  /** The address signed in with until now: it is to be told, see safety-notices.ts. */
  movedFrom?: string;
  /** Id of the code that permits it; used up by it. */
  code?: string;
  /** What else is written with it. */
  also?: Item;
}

/** `changed`: the record is not as it was read, try again. `taken`: someone else owns an address. */
export type ContactOutcome = 'written' | 'changed' | 'taken' | 'code used';

export interface ContactStore {
  write(user: User, edit: ContactEdit, at: string): Promise<ContactOutcome>;
}

/** The one place that writes e-mail and phone lists; that is what keeps the rows of who owns what true. */
export function contactStore({ client, table }: Database): ContactStore {
  const record = (user: User, { set, movedFrom }: ContactEdit, at: string): Item => {
    const place = { TableName: table('User'), Key: { id: user.id } };
    const living = ['attribute_exists(id)', 'attribute_not_exists(deletedAt)'];
    if (Object.keys(set).length === 0)
      return { ConditionCheck: { ...place, ConditionExpression: living.join(' AND ') } };
    const change = {
      set: { ...set, version: nextVersion(user), updatedAt: at },
      ...(movedFrom !== undefined && { add: { movedFrom: new Set([movedFrom]) } }),
      when: [sameVersion(user)],
    };
    return { Update: { ...place, ...updateExpression(change, living) } };
  };

  const ownerRow = (
    owner: string,
    { kind, value, type }: ContactEdit['owners'][number],
    at: string,
  ): Item => {
    const key = kind === 'email' ? 'emailAddress' : 'phoneNumber';
    const place = {
      TableName: table(kind === 'email' ? 'EmailInventory' : 'PhoneInventory'),
      Key: { [key]: value },
      ConditionExpression: `attribute_not_exists(${key}) OR id = :owner`,
    };
    if (type === undefined) return { Delete: { ...place, ExpressionAttributeValues: { ':owner': owner } } };
    return {
      Update: {
        ...place,
        UpdateExpression:
          'SET id = :owner, #type = :type, updatedAt = :at, createdAt = if_not_exists(createdAt, :at)',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: { ':owner': owner, ':type': type, ':at': at },
      },
    };
  };

  return {
    write: async (user, edit, at) => {
      const items: Item[] = [record(user, edit, at), ...edit.owners.map((one) => ownerRow(user.id, one, at))];
      if (edit.code !== undefined)
        items.push({
          Delete: {
            TableName: table('Once'),
            Key: { id: edit.code },
            ConditionExpression: 'attribute_exists(id)',
          },
        });
      if (edit.also) items.push(edit.also);
      try {
        await sent(client.send(new TransactWriteCommand({ TransactItems: items })));
        return 'written';
      } catch (error) {
        return outcome(error, edit);
      }
    },
  };
}

/** Which item refused the transaction; the reasons come in the order of the items. Throws what is no refusal. */
function outcome(error: unknown, edit: ContactEdit): ContactOutcome {
  const { name, CancellationReasons: reasons = [] } = error as {
    name?: string;
    CancellationReasons?: { Code?: string }[];
  };
  if (name === 'TransactionInProgressException') return 'changed';
  if (name !== 'TransactionCanceledException') throw error;
  const refused = (at: number) => reasons[at]?.Code === 'ConditionalCheckFailed';
  if (refused(0) || reasons.some(({ Code }) => Code === 'TransactionConflict')) return 'changed';
  if (edit.owners.some((_, at) => refused(at + 1))) return 'taken';
  if (refused(edit.owners.length + 1)) return 'code used';
  throw error;
}
