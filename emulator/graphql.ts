import type { Authority } from './iam/authority.ts';
import { readApiDefinition } from './appsync/definition.ts';
import type { Claims } from './appsync/authenticate.ts';
import { createAppSync, type AppSync } from './appsync/server.ts';
import type { UserPools } from './cognito/user-pools.ts';
import type { Dynamo } from './dynamodb/dynamo.ts';
import type { Lambda } from './lambda/lambda.ts';
import type { Deployment } from './template/template.ts';

export interface GraphqlOptions {
  deployment: Deployment;
  origin: string;
  dynamo: Dynamo;
  lambda: Lambda;
  userPools: UserPools;
  authority: Authority;
  now: () => number;
}

export interface Graphql {
  current(): AppSync;
  /** Takes the place of the whole API; clients connect anew. @throws when it is not a schema; the old one stays */
  reloadSchema(sdl: string): Promise<void>;
}

/** The AppSync API of the template. */
export function openGraphql(options: GraphqlOptions): Graphql {
  const { deployment, origin, dynamo, lambda, userPools, authority, now } = options;
  const api = readApiDefinition(deployment);
  const create = (sdl: string) =>
    createAppSync({
      api: { ...api, sdl },
      origin,
      dynamo,
      invokeLambda: lambda.invoke,
      // AppSync looks at the token alone and cannot know that it was revoked.
      verifyToken: async (token) =>
        (await userPools.verifyToken(token, { acceptRevoked: true })) as Claims | undefined,
      findCredentials: authority.find,
      statementsOf: authority.statementsOf,
      now,
    });
  let running = create(api.sdl);
  return {
    current: () => running,
    async reloadSchema(sdl) {
      const next = create(sdl);
      await running.close();
      running = next;
    },
  };
}
