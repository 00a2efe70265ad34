import { tableOf, type Input, type Output } from './engine.ts';
import { dynamoError } from './errors.ts';

interface Setting {
  Enabled: boolean;
  AttributeName: string;
}

const keyOf = (table: string) => `own-ttl~${table}`;
const FIVE_YEARS = 5 * 365 * 86_400;

export async function updateTimeToLive(store: Dynalite.Store, input: Input): Promise<Output> {
  const setting = input.TimeToLiveSpecification as Setting | undefined;
  if (typeof setting?.Enabled !== 'boolean' || !setting.AttributeName)
    throw dynamoError('ValidationException', 'TimeToLiveSpecification needs Enabled and AttributeName');
  await tableOf(store, String(input.TableName));
  await store.db.put(keyOf(String(input.TableName)), setting);
  return { TimeToLiveSpecification: setting };
}

export async function describeTimeToLive(store: Dynalite.Store, input: Input): Promise<Output> {
  await tableOf(store, String(input.TableName));
  const setting = (await store.db.get(keyOf(String(input.TableName)))) as Setting | undefined;
  return {
    TimeToLiveDescription: setting?.Enabled
      ? { TimeToLiveStatus: 'ENABLED', AttributeName: setting.AttributeName }
      : { TimeToLiveStatus: 'DISABLED' },
  };
}

export interface Expired {
  TableName: string;
  Key: Dynalite.Item;
  /** Fails when the item was given a longer life since it was read. */
  ConditionExpression: string;
  ExpressionAttributeNames: Record<string, string>;
  ExpressionAttributeValues: Dynalite.Item;
}

/** DeleteItem inputs for the items whose time is over at `now` (ms). Like AWS, leaves those over for more than five years. */
export async function expiredItems(store: Dynalite.Store, now: number): Promise<Expired[]> {
  const seconds = Math.floor(now / 1000);
  const expired: Expired[] = [];
  for await (const [settingKey, value] of store.db.iterator({ gte: keyOf(''), lt: keyOf('\uffff') })) {
    const { Enabled, AttributeName } = value as Setting;
    if (!Enabled) continue;
    const table = await tableOf(store, settingKey.slice(keyOf('').length));
    const prefix = `item-${table.TableName}~`;
    for await (const [, item] of store.db.iterator({ gte: prefix, lt: `${prefix}\uffff` })) {
      const end = Number((item as Dynalite.Item)[AttributeName]?.N ?? NaN);
      if (!(end <= seconds && end > seconds - FIVE_YEARS)) continue;
      const keys = table.KeySchema.map(({ AttributeName: k }) => [k, (item as Dynalite.Item)[k]!]);
      expired.push({
        TableName: table.TableName,
        Key: Object.fromEntries(keys) as Dynalite.Item,
        ConditionExpression: '#end = :end',
        ExpressionAttributeNames: { '#end': AttributeName },
        ExpressionAttributeValues: { ':end': (item as Dynalite.Item)[AttributeName]! },
      });
    }
  }
  return expired;
}
