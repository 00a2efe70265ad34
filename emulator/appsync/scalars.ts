import { isIP } from 'node:net';
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const DATE = /^-?\d{4}-\d{2}-\d{2}(Z|[+-]\d{2}:\d{2}(:\d{2})?)?$/;
const TIME = /^\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}(:\d{2})?)?$/;
const DATE_TIME = /^-?\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}(:\d{2})?)$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d\s()-]{4,20}$/;

const isCalendarDay = (text: string) => {
  const day = text.slice(0, 10);
  const time = Date.parse(`${day}T00:00:00Z`);
  // 2026-02-30 parses to March in some engines, so the day is read back.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/** A text scalar: the same test on what comes in and what goes out. */
const text = (name: string, holds: (value: string) => boolean) =>
  new GraphQLScalarType<string, string>({
    name,
    serialize: (value) => checked(name, value, holds),
    parseValue: (value) => checked(name, value, holds),
    parseLiteral: (node) => checked(name, node.kind === Kind.STRING ? node.value : undefined, holds),
  });

function checked(name: string, value: unknown, holds: (value: string) => boolean): string {
  if (typeof value === 'string' && holds(value)) return value;
  throw new GraphQLError(
    `Variable has an invalid value. Unable to parse \`${String(value)}\` as \`${name}\`.`,
  );
}

function wholeSeconds(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError(`Unable to parse \`${String(value)}\` as \`AWSTimestamp\`.`);
}

/** AWSJSON travels as text on the wire; a resolver sees the parsed value, and what it returns is written as text. */
const awsJson = new GraphQLScalarType({
  name: 'AWSJSON',
  serialize: (value) => (typeof value === 'string' && parses(value) ? value : JSON.stringify(value)),
  parseValue: (value) => parseJson(value),
  parseLiteral: (node: ValueNode) => parseJson(node.kind === Kind.STRING ? node.value : undefined),
});

const parses = (value: string) => {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
};

function parseJson(value: unknown): unknown {
  if (typeof value === 'string' && parses(value)) return JSON.parse(value);
  throw new GraphQLError(`Unable to parse \`${String(value)}\` as \`AWSJSON\`.`);
}

export const scalars = {
  AWSDate: text('AWSDate', (value) => DATE.test(value) && isCalendarDay(value)),
  AWSTime: text('AWSTime', (value) => TIME.test(value)),
  AWSDateTime: text('AWSDateTime', (value) => DATE_TIME.test(value) && isCalendarDay(value)),
  AWSTimestamp: new GraphQLScalarType<number, number>({
    name: 'AWSTimestamp',
    serialize: wholeSeconds,
    parseValue: wholeSeconds,
    parseLiteral: (node) => wholeSeconds(node.kind === Kind.INT ? Number(node.value) : undefined),
  }),
  AWSEmail: text('AWSEmail', (value) => EMAIL.test(value)),
  AWSJSON: awsJson,
  AWSPhone: text('AWSPhone', (value) => PHONE.test(value)),
  AWSURL: text('AWSURL', (value) => URL.canParse(value)),
  AWSIPAddress: text('AWSIPAddress', (value) => isIP(value.replace(/\/\d{1,3}$/, '')) !== 0),
};
