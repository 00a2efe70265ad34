/** Fields to set, fields to remove (null), counters and sets to add to, and what must hold. */
export interface Change {
  set: Record<string, unknown>;
  add?: Record<string, number | Set<string>>;
  /** Ready comparisons, AND-ed: field (or a field in one, after a dot), operator, value. */
  when?: Comparison[];
}

export interface Comparison {
  field: string;
  operator: '=' | '<>' | 'exists' | 'not exists';
  value?: unknown;
}

interface UpdateExpression {
  UpdateExpression: string;
  ConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/**
 * Writes a change as a DynamoDB update. Names and values are always placeholders, so that no field name is read as syntax:
 *
 *     {set: {name: 'Maya', phone: null}} -> SET #0 = :0 REMOVE #1
 */
export function updateExpression(change: Change, always: string[]): UpdateExpression {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const nameOf = (field: string) => {
    const key = `#${Object.keys(names).length}`;
    names[key] = field;
    return key;
  };
  const pathOf = (field: string) => field.split('.').map(nameOf).join('.');
  const valueOf = (value: unknown) => {
    const key = `:${Object.keys(values).length}`;
    values[key] = value;
    return key;
  };
  const given = Object.entries(change.set).filter(([, value]) => value !== undefined);
  const set = given
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `${nameOf(field)} = ${valueOf(value)}`);
  const remove = given.filter(([, value]) => value === null).map(([field]) => nameOf(field));
  const add = Object.entries(change.add ?? {}).map(([field, by]) => `${nameOf(field)} ${valueOf(by)}`);
  const conditions = (change.when ?? []).map(({ field, operator, value }) => {
    if (operator === 'exists') return `attribute_exists(${pathOf(field)})`;
    if (operator === 'not exists') return `attribute_not_exists(${pathOf(field)})`;
    return `${pathOf(field)} ${operator} ${valueOf(value)}`;
  });
  const holds = [...always, ...conditions];
  const clause = (word: string, parts: string[]) => (parts.length > 0 ? [`${word} ${parts.join(', ')}`] : []);
  return {
    UpdateExpression: [...clause('SET', set), ...clause('REMOVE', remove), ...clause('ADD', add)].join(' '),
    ...(holds.length > 0 && { ConditionExpression: holds.join(' AND ') }),
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}
