import * as z from 'zod';
import type { Challenges } from './challenges.ts';
import type { Outbox } from './delivery.ts';
import { invalidParameter } from './errors.ts';
import type { Grants } from './grants.ts';
import type { Pools } from './pools.ts';
import type { Tokens } from './tokens.ts';
import type { RunTrigger } from './triggers.ts';
import type { Users } from './users.ts';

/** All that operations may ask for; each names the few it uses. */
export interface Services {
  pools: Pools;
  users: Users;
  grants: Grants;
  challenges: Challenges;
  tokens: Tokens;
  outbox: Outbox;
  trigger: RunTrigger;
  /** ms */
  now: () => number;
  random: (bytes: number) => Buffer;
  uuid: () => string;
}

export interface Operation {
  /** Whether the caller signs as an AWS role; everybody else comes with tokens, passwords and codes. */
  signed: boolean;
  run(body: unknown, services: Services): Promise<object>;
}

const make = (signed: boolean) =>
  function define<S extends z.ZodType>(
    schema: S,
    act: (input: z.output<S>, services: Services) => Promise<object>,
  ): Operation {
    return {
      signed,
      run: async (body, services) => {
        const parsed = schema.safeParse(body);
        if (parsed.success) return act(parsed.data, services);
        const { path, message } = parsed.error.issues[0]!;
        throw invalidParameter(
          `1 validation error detected: Value at '${path
            .map(String)
            .join('.')
            .replace(/^./, (l) => l.toLowerCase())}' failed to satisfy constraint: ${message}`,
        );
      },
    };
  };

/** An operation that apps call: request schema, then what it does. */
export const operation = make(false);
/** An operation for roles of the account; its request names the pool as `UserPoolId`. */
export const adminOperation = make(true);

export const attributesInput = z
  .array(z.object({ Name: z.string().min(1).max(32), Value: z.string().optional() }))
  .max(50);
export const name = z.string().min(1).max(2048);
export const text = z.string().max(4096);
export const metadata = z.record(z.string(), z.string()).optional();
