import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '#domain/contract/endpoint';
import { contract } from '#domain/contract/groups';
import type { Outcome, Wire } from '../support/client.ts';
import { asks } from './calls.ts';
import { by, nobodys, openScene, type Scene } from './personas.ts';

/** Every text of every call, replaced by one that is too long for any key, and by none: an answer in words, and never the database's. */
let scene: Scene;
beforeAll(async () => {
  scene = await openScene(11);
});
afterAll(() => scene?.stack.close());

const odd: Record<string, string> = {
  'far too long': 'x'.repeat(3000),
  'far too long, in letters of three bytes': '漢'.repeat(900),
  empty: '',
  'a space': ' ',
  'of another kind of key': 'picture#1#2',
};

interface Asked {
  input: object;
  again: (wire: Wire, input: object) => Promise<Outcome>;
}

/** What a call sends, without sending it. */
async function sentBy(name: string): Promise<Asked> {
  let asked: Asked | undefined;
  const token = by(scene.people.maya!);
  const note = (input: object, again: Asked['again']) => {
    asked = { input, again };
    return Promise.resolve<Outcome>({ kind: 'refused', code: '', message: '', status: 0 });
  };
  await asks[name]!.call(
    {
      rest: (group, verb, input) =>
        note({ ...texts(contract[group] as Record<string, Endpoint>, verb), ...input }, (wire, changed) =>
          wire.rest(group, verb, changed, token),
        ),
      graphql: (query, variables) =>
        note({ ...pageOf(query), ...variables }, (wire, changed) =>
          wire.graphql(paged(query), changed, token),
        ),
      subscribe: (query, variables) =>
        note(variables, (wire, changed) => wire.subscribe(query, changed, token)),
    },
    nobodys,
    token,
  );
  return asked!;
}

/** Lists of the data service go on from a token, which is as long as anybody likes. */
const isList = (query: string) => query.startsWith('{ list');
const pageOf = (query: string) => (isList(query) ? { nextToken: undefined } : {});
const paged = (query: string) =>
  query.replace(/^\{ (list\w+)/, 'query ($nextToken: String) { $1(nextToken: $nextToken)');

/** The optional texts of a call, so that they are tried as well. */
function texts(entries: Record<string, Endpoint>, verb: string): Record<string, undefined> {
  const schema = z.toJSONSchema(entries[verb]!.request, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([, field]) => typeof field === 'object' && field.type === 'string')
      .map(([field]) => [field, undefined]),
  );
}

/** The input once for each of its texts, at any depth, with that one replaced. */
function* replacing(input: unknown, text: string): Generator<unknown> {
  if (input === undefined || typeof input === 'string') yield text;
  else if (Array.isArray(input))
    for (const [at, one] of input.entries())
      for (const changed of replacing(one, text)) yield input.with(at, changed);
  else if (typeof input === 'object' && input !== null)
    for (const [field, value] of Object.entries(input))
      for (const changed of replacing(value, text)) yield defined({ ...input, [field]: changed });
}

const defined = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

const ofTheDatabase =
  /dynamo|hashkey|rangekey|key ?condition|attributevalue|parameter values|validation ?exception/i;

describe.each(Object.keys(asks))('%s', (name) => {
  it.each(Object.keys(odd))('answers in words to a text that is %s', async (kind) => {
    const { input, again } = await sentBy(name);
    for (const changed of replacing(input, odd[kind]!)) {
      const got = await again(scene.wire, changed as object);
      const asked = JSON.stringify(changed).slice(0, 200);
      if (got.kind === 'answer') continue;
      expect(got.code, asked).not.toBe('INTERNAL');
      expect(got.status, asked).toBeLessThan(500);
      expect(got.message, asked).not.toMatch(ofTheDatabase);
    }
  });
});
