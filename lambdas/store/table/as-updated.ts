import { isDeepStrictEqual } from 'node:util';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';

export interface Update {
  UpdateExpression: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/**
 * Whether a row is as an update leaves it: everything that it sets is so, and what it removes is gone. False for what cannot be
 * told from the row: an update that sets nothing, that sets by a function, or that adds to anything but the count of writes.
 */
export function isAsUpdated(
  { UpdateExpression, ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} }: Update,
  row: Record<string, unknown>,
): boolean {
  const clauses = new Map(
    [...UpdateExpression.matchAll(/\b(SET|REMOVE|ADD|DELETE) (.*?)(?= (?:SET|REMOVE|ADD|DELETE) |$)/g)].map(
      ([, word, parts]) => [word, parts!.split(/,\s*/)],
    ),
  );
  const at = (path: string) =>
    path
      .split(/[.[\]]+/)
      .filter(Boolean)
      .reduce<unknown>((value, step) => (value as Record<string, unknown>)?.[names[step] ?? step], row);
  const isSet = (part: string) => {
    const [, path, value] = /^([#\w.[\]]+) = (:\w+)$/.exec(part) ?? [];
    return path !== undefined && isDeepStrictEqual(asStored(values[value!]), at(path));
  };
  const counts = (clauses.get('ADD') ?? []).map((part) => part.split(' ')[0]!);
  return (
    clauses.has('SET') &&
    clauses.get('SET')!.every(isSet) &&
    (clauses.get('REMOVE') ?? []).every((path) => at(path) === undefined) &&
    counts.every((name) => (names[name] ?? name) === 'version') &&
    !clauses.has('DELETE')
  );
}

const asStored = (value: unknown): unknown =>
  unmarshall(marshall({ value }, { removeUndefinedValues: true }))['value'];
