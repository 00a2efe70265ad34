import { json } from '../host/http.ts';
import type { Deployment } from '../template/template.ts';
import { readApiDefinition } from './definition.ts';
import { createAppSync, type AppSync, type AppSyncOptions } from './server.ts';

export interface GraphqlFromTemplate extends Omit<AppSyncOptions, 'api'> {
  deployment: Deployment;
}

/** An AppSync API that takes over edits. */
export interface Graphql extends AppSync {
  /** Replaces the whole API; clients connect anew. @throws when it is not a schema; the old one stays */
  reloadSchema(sdl: string): Promise<void>;
}

/** The AppSync API of the template. */
export function openGraphql({ deployment, ...options }: GraphqlFromTemplate): Graphql {
  if (deployment.ofType('AWS::AppSync::GraphQLApi').length === 0) return noGraphql;
  const api = readApiDefinition(deployment);
  const create = (sdl: string) => createAppSync({ ...options, api: { ...api, sdl } });
  let running = create(api.sdl);
  return {
    handle: (request) => running.handle(request),
    handleUpgrade: (...upgrade) => running.handleUpgrade(...upgrade),
    reload: (resolver) => running.reload(resolver),
    close: () => running.close(),
    async reloadSchema(sdl) {
      const next = create(sdl);
      await running.close();
      running = next;
    },
  };
}

/** For a template without such an API. */
const noGraphql: Graphql = {
  handle: async () => json(404, { errors: [{ message: 'The template has no AppSync API' }] }),
  handleUpgrade: (_request, socket) => void socket.destroy(),
  reload: () => {},
  reloadSchema: async () => {},
  close: async () => {},
};
