import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDynamo, type Dynamo } from '../dynamo.ts';
import { rawCalls } from './calls.ts';
import { signedAsAnybody } from './raw-request.ts';

/** What Amazon's own DynamoDB Local answered, kept, so that the emulator is held to it without Java. */
interface Recorded {
  version: string;
  calls: { operation: string; input: Record<string, unknown>; status: number; answer: unknown }[];
}
const { version, calls } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'dynamodb-local.json'), 'utf8'),
) as Recorded;

let dynamo: Dynamo;
beforeAll(async () => {
  dynamo = await createDynamo({ now: () => Date.parse('2026-11-25T12:00:00Z') });
});
afterAll(() => dynamo.close());

it('was asked what is asked now', () => {
  expect(calls.map(({ operation, input }) => [operation, input])).toEqual(
    JSON.parse(JSON.stringify(rawCalls)),
  );
});

it.each(calls.map((one, at) => ({ ...one, at })))(
  `answers as DynamoDB Local ${version} does: $at $operation`,
  async ({ operation, input, status, answer, at }) => {
    const reply = await dynamo.handle({
      method: 'POST',
      url: new URL('http://localhost/'),
      headers: signedAsAnybody(operation),
      body: Buffer.from(JSON.stringify(input)),
    });
    const said = comparable(operation, JSON.parse(String(reply.body)));
    const expected = comparable(operation, answer);
    if (otherwise[at] === undefined)
      expect({ status: reply.status, ...said }).toEqual({ status, ...expected });
    else expect({ status: reply.status, ...said }, otherwise[at]).not.toEqual({ status, ...expected });
  },
);

/** Calls of which Amazon's API reference says otherwise than its own DynamoDB Local: the reference counts. */
const referenceCounts =
  'An expression that does not fit an item is a ValidationError among the reasons of a transaction, not a refusal of the request.';
const otherwise: Record<number, string> = Object.fromEntries(
  calls.flatMap(({ operation, input, answer }, at) =>
    operation === 'TransactWriteItems' &&
    /n = n \+ :one/.test(JSON.stringify(input)) &&
    /does not exist in the item/.test(JSON.stringify(answer))
      ? [[at, referenceCounts]]
      : [],
  ),
);

/**
 * What programs go by: the name of a refusal, codes and values. Not its words, nor what the description of a table says of its moment and
 * place; sets and scans have no order.
 */
function comparable(operation: string, answer: unknown): Record<string, unknown> {
  const { __type, CancellationReasons, Item, Items, Attributes, Responses, ...rest } = answer as Record<
    string,
    unknown
  >;
  const { Count, ScannedCount, LastEvaluatedKey, UnprocessedItems, UnprocessedKeys } = rest;
  const inOrder = (rows: unknown[]) =>
    operation === 'Scan' ? [...rows].sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1)) : rows;
  return {
    ...{ Count, ScannedCount, LastEvaluatedKey, UnprocessedItems, UnprocessedKeys },
    name: __type && String(__type).replace(/^.*#/, ''),
    reasons: (CancellationReasons as { Code: string; Item?: unknown }[] | undefined)?.map(
      ({ Code, Item: old }) => ({ Code, old: sortedSets(old) }),
    ),
    Item: sortedSets(Item),
    Items: Items && inOrder((Items as unknown[]).map(sortedSets)),
    Attributes: sortedSets(Attributes),
    Responses: sortedSets(Responses),
  };
}

function sortedSets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedSets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      /^[SNB]S$/.test(key) ? [...(one as string[])].sort() : sortedSets(one),
    ]),
  );
}

const textOf = (row: unknown) => JSON.stringify(Object.entries(row as object).sort());
