/** A value in DynamoDB's typed JSON. AppSync writes numbers as numbers ({N: 12}) where DynamoDB takes text ({N: "12"}). */
export type AttributeValue = Record<string, unknown>;
export type AttributeMap = Record<string, AttributeValue>;

/** What `util.dynamodb.toDynamoDB` does: undefined members vanish, undefined alone is null. */
export function toAttribute(value: unknown): AttributeValue {
  if (value === null || value === undefined) return { NULL: null };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: value };
  if (typeof value === 'boolean') return { BOOL: value };
  if (Array.isArray(value)) return { L: value.map(toAttribute) };
  if (typeof value === 'object') return { M: toAttributes(value) };
  throw new Error(`A ${typeof value} has no DynamoDB type`);
}

/** What `util.dynamodb.toMapValues` does. */
export function toAttributes(value: object): AttributeMap {
  const defined = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(defined.map(([name, member]) => [name, toAttribute(member)]));
}

/** Typed JSON as DynamoDB itself takes it. */
export function toWire(value: AttributeValue): AttributeValue {
  const [type, inner] = Object.entries(value)[0] ?? [];
  if (type === 'N') return { N: String(inner) };
  if (type === 'NS') return { NS: (inner as unknown[]).map(String) };
  if (type === 'NULL') return { NULL: true };
  if (type === 'L') return { L: (inner as AttributeValue[]).map(toWire) };
  if (type === 'M') return { M: toWireMap(inner as AttributeMap) };
  return value;
}

export const toWireMap = (values: AttributeMap): AttributeMap =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toWire(value)]));
