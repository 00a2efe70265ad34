import { type AttributeMap, toAttribute } from './attribute-value.ts';

export interface Expression {
  expression: string;
  expressionNames: Record<string, string>;
  expressionValues?: AttributeMap;
}

/** Numbers the placeholders of one request, so that its condition, key condition and filter never collide. */
class Placeholders {
  readonly names: Record<string, string> = {};
  readonly values: AttributeMap = {};
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  name(name: string): string {
    const known = Object.entries(this.names).find(([, value]) => value === name);
    if (known) return known[0];
    const placeholder = `#${this.#prefix}${Object.keys(this.names).length}`;
    this.names[placeholder] = name;
    return placeholder;
  }

  path(path: string[]): string {
    return path.map((part) => this.name(part)).join('.');
  }

  value(value: unknown): string {
    const placeholder = `:${this.#prefix}${Object.keys(this.values).length}`;
    this.values[placeholder] = toAttribute(value);
    return placeholder;
  }

  around(expression: string): Expression {
    const values = Object.keys(this.values).length ? { expressionValues: this.values } : {};
    return { expression, expressionNames: this.names, ...values };
  }
}

type Filter = Record<string, unknown>;
const TYPES: Record<string, string> = {
  ...{ _null: 'NULL', string: 'S', stringSet: 'SS', number: 'N', numberSet: 'NS', binary: 'B' },
  ...{ binarySet: 'BS', boolean: 'BOOL', list: 'L', map: 'M' },
};

/** `{id: {eq: '1'}, or: [...]}` as a DynamoDB expression; all members must hold. */
export function conditionExpression(filter: Filter, prefix: string): Expression {
  const placeholders = new Placeholders(prefix);
  return placeholders.around(all(filter, placeholders));
}

function all(filter: Filter, placeholders: Placeholders): string {
  return Object.entries(filter)
    .filter(([, tests]) => tests != null)
    .map(([name, tests]) => {
      if (name === 'not') return `(NOT (${all(tests as Filter, placeholders)}))`;
      if (name === 'and' || name === 'or') {
        const parts = [tests].flat().map((part) => `(${all(part as Filter, placeholders)})`);
        return `(${parts.join(name === 'and' ? ' AND ' : ' OR ')})`;
      }
      return Object.entries(tests as Filter)
        .filter(([, operand]) => operand != null)
        .map(([operator, operand]) => test(placeholders.name(name), operator, operand, placeholders))
        .join(' AND ');
    })
    .join(' AND ');
}

const COMPARISONS: Record<string, string> = { eq: '=', ne: '<>', lt: '<', le: '<=', gt: '>', ge: '>=' };

function test(name: string, operator: string, operand: unknown, placeholders: Placeholders): string {
  const value = (of: unknown) => placeholders.value(of);
  if (COMPARISONS[operator]) return `${name} ${COMPARISONS[operator]} ${value(operand)}`;
  switch (operator) {
    case 'between': {
      const [low, high] = operand as [unknown, unknown];
      return `${name} BETWEEN ${value(low)} AND ${value(high)}`;
    }
    case 'in':
      return `${name} IN (${(operand as unknown[]).map(value).join(', ')})`;
    case 'beginsWith':
      return `begins_with(${name}, ${value(operand)})`;
    case 'contains':
      return `contains(${name}, ${value(operand)})`;
    case 'notContains':
      return `(NOT contains(${name}, ${value(operand)}))`;
    case 'attributeExists':
      return operand ? `attribute_exists(${name})` : `attribute_not_exists(${name})`;
    case 'attributeType':
      return `attribute_type(${name}, ${value(TYPES[operand as string])})`;
    default:
      throw new Error(`DynamoDB conditions do not know "${operator}"`);
  }
}

/** What `operations.*` makes: how one attribute of an update changes. */
export interface UpdateOperation {
  _type: 'add' | 'remove' | 'replace' | 'increment' | 'decrement' | 'append' | 'prepend';
  payload?: unknown;
}

const isOperation = (value: unknown): value is UpdateOperation =>
  typeof value === 'object' && value !== null && '_type' in value;

/**
 * The members of `update` as one update expression. A plain object changes only the members it names
 * (`{address: {city: 'x'}}` leaves the street); `operations.replace` sets it whole.
 */
export function updateExpression(update: object): Expression {
  const placeholders = new Placeholders('u');
  const set: string[] = [];
  const removed: string[] = [];
  const walk = (values: object, path: string[]) => {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) continue;
      const here = [...path, name];
      if (isOperation(value)) apply(value, placeholders.path(here), placeholders, set, removed);
      else if (typeof value === 'object' && value !== null && !Array.isArray(value)) walk(value, here);
      else set.push(`${placeholders.path(here)} = ${placeholders.value(value)}`);
    }
  };
  walk(update, []);
  const parts = [set.length && `SET ${set.join(', ')}`, removed.length && `REMOVE ${removed.join(', ')}`];
  return placeholders.around(parts.filter(Boolean).join(' '));
}

function apply(
  { _type, payload }: UpdateOperation,
  name: string,
  placeholders: Placeholders,
  set: string[],
  removed: string[],
): void {
  if (_type === 'remove') {
    removed.push(name);
    return;
  }
  const value = placeholders.value(payload);
  const right = {
    add: value,
    replace: value,
    increment: `${name} + ${value}`,
    decrement: `${name} - ${value}`,
    append: `list_append(${name}, ${value})`,
    prepend: `list_append(${value}, ${name})`,
  }[_type];
  set.push(`${name} = ${right}`);
}
