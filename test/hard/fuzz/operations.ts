import * as z from 'zod';
import type { Endpoint, Group } from '#domain/contract/endpoint';
import { apiNames } from '#domain/contract/endpoint';
import { contract } from '#domain/contract/groups';
import { graphqlContract } from '#domain/contract/graphql';
import { asks } from '../../authorization/calls.ts';
import type { Credentials, Outcome } from '../../support/client.ts';
import type { Scene } from '../stack/scene.ts';

/** One call of the product as it should be made. */
export type Operation = { name: string; by: Credentials } & (
  | { kind: 'graphql'; query: string; input: object }
  | { kind: 'rest'; method: 'GET' | 'POST'; path: string; inAddress: boolean; input: object }
);

/** Every REST call and GraphQL field with an input of its own that is answered, and who may make it. */
export async function operationsOf(scene: Scene): Promise<Operation[]> {
  const rest = Object.entries(contract).flatMap(([group, entries]) =>
    Object.entries(entries).map(([name, entry]) => restOperation(scene, group as Group, name, entry)),
  );
  const fields = Object.keys(graphqlContract).filter((name) => !name.startsWith('Subscription.'));
  return Promise.all([...rest, ...fields.map((name) => graphqlOperation(scene, name))]);
}

async function restOperation(scene: Scene, group: Group, verb: string, entry: Endpoint): Promise<Operation> {
  const name = `${group}.${verb}`;
  const { input, by } = await madeBy(scene, name);
  return {
    ...{ kind: 'rest', name, by: by.token?.startsWith('Bearer ') ? by : whoFor(scene, name, entry) },
    ...{ method: entry.method, path: `${apiNames[group]} ${entry.path}` },
    inAddress: entry.method === 'GET' || entry.takes === 'query',
    input: { ...optionalOf(entry), ...input },
  };
}

async function graphqlOperation(scene: Scene, name: string): Promise<Operation> {
  const { input, query = '' } = await madeBy(scene, name);
  const by = name === 'Query.checkProfile' ? { apiKey: scene.apiKey } : { token: scene.maya.accessToken };
  return { kind: 'graphql', name, query, input, by };
}

/** Whoever the call answers: operators have calls of their own, and one ends an account. */
function whoFor({ maya, operator, doomed }: Scene, name: string, { auth, row }: Endpoint): Credentials {
  if (auth === 'NONE') return {};
  if (name === 'user.delete') return { token: doomed.accessToken };
  return { token: (Object.values(row).includes('A') || row.self === 'own' ? maya : operator).accessToken };
}

interface Made {
  input: object;
  query?: string;
  by: Credentials;
}

/** What a call of the authorization test sends, without sending it. */
async function madeBy({ things, maya }: Scene, name: string): Promise<Made> {
  let made: Made | undefined;
  const note = (one: Made) => {
    made ??= one;
    return Promise.resolve<Outcome>({ kind: 'refused', code: '', message: '', status: 0 });
  };
  const token = { token: maya.accessToken };
  await asks[name]!.call(
    {
      rest: (_group, _name, input, by) => note({ input, by }),
      graphql: (query, input, by) => note({ query, input, by }),
      subscribe: (query, input, by) => note({ query, input, by }),
    },
    things,
    token,
  );
  return made!;
}

/** The parts of a request that may be left out, so that they are tried as well. */
function optionalOf({ request }: Endpoint): object {
  const { properties = {} } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(Object.keys(properties).map((field) => [field, undefined]));
}
