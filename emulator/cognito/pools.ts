import { CognitoError } from './errors.ts';
import type { ClientSettings, PoolSettings, ProviderSettings } from './settings.ts';

export interface Pool {
  id: string;
  /** The part of the id behind the underscore; SRP mixes it into every password. */
  name: string;
  arn: string;
  settings: PoolSettings;
  groups: Map<string, { precedence: number }>;
  /** By name: Google, Facebook, LoginWithAmazon, SignInWithApple. */
  providers: Map<string, ProviderSettings>;
}

export interface Client {
  id: string;
  pool: Pool;
  settings: ClientSettings;
}

/** Pools and clients as the template declares them: made again at every start, so nothing here is stored. */
export interface Pools {
  add(id: string, settings: PoolSettings): void;
  addClient(id: string, poolId: string, settings: ClientSettings): void;
  addGroup(poolId: string, name: string, precedence: number): void;
  addProvider(poolId: string, provider: ProviderSettings): void;
  /** Throw ResourceNotFoundException for an id the template does not declare. */
  pool(id: string): Pool;
  client(id: string): Client;
}

const missing = (message: string) => new CognitoError('ResourceNotFoundException', message);

export function createPools(): Pools {
  const pools = new Map<string, Pool>();
  const clients = new Map<string, Client>();
  const pool = (id: string) => {
    const found = pools.get(id);
    if (!found) throw missing(`User pool ${id} does not exist.`);
    return found;
  };
  return {
    pool,
    add: (id, settings) => {
      const [region, name = id] = id.split('_');
      pools.set(id, {
        id,
        name,
        arn: `arn:aws:cognito-idp:${region}:000000000000:userpool/${id}`,
        settings,
        groups: pools.get(id)?.groups ?? new Map(),
        providers: pools.get(id)?.providers ?? new Map(),
      });
      // A changed template reaches the clients already declared.
      for (const client of clients.values()) if (client.pool.id === id) client.pool = pool(id);
    },
    addClient: (id, poolId, settings) => void clients.set(id, { id, pool: pool(poolId), settings }),
    addGroup: (poolId, name, precedence) => void pool(poolId).groups.set(name, { precedence }),
    addProvider: (poolId, provider) => void pool(poolId).providers.set(provider.ProviderName, provider),
    client: (id) => {
      const found = clients.get(id);
      if (!found) throw missing(`User pool client ${id} does not exist.`);
      return found;
    },
  };
}
