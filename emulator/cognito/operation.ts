import * as z from 'zod';
import type { Challenges } from './sign-in/challenges.ts';
import type { Outbox } from './sign-in/delivery.ts';
import { invalidParameter } from './errors.ts';
import type { Grants } from './tokens/grants.ts';
import type { Pools } from './pools.ts';
import type { Tokens } from './tokens/tokens.ts';
import type { RunTrigger } from './triggers.ts';
import type { Users } from './users/users.ts';

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

/** "Value at 'x' failed to satisfy constraint: ...", as AWS words what its own schemas find. */
function constraints(issues: readonly z.core.$ZodIssue[]): string {
  const told = issues.map((issue) => {
    const at = issue.path.map(String).join('.');
    return `Value at '${at.replace(/^./, (l) => l.toLowerCase())}' failed to satisfy constraint: ${constraint(issue)}`;
  });
  return `${told.length} validation error${told.length === 1 ? '' : 's'} detected: ${told.join('; ')}`;
}

function constraint(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined') ? 'Member must not be null' : issue.message;
    case 'too_small':
      return `Member must have length greater than or equal to ${issue.minimum}`;
    case 'too_big':
      return `Member must have length less than or equal to ${issue.maximum}`;
    case 'invalid_value':
      return `Member must satisfy enum value set: [${issue.values.map(String).join(', ')}]`;
    default:
      return issue.message;
  }
}

const patterned = (pattern: string, flags = '') =>
  z
    .string()
    .regex(new RegExp(`^${pattern}$`, flags), `Member must satisfy regular expression pattern: ${pattern}`);

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
        throw invalidParameter(constraints(parsed.error.issues));
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
/** A person's name: no spaces in it. */
export const username = patterned(String.raw`[\p{L}\p{M}\p{S}\p{N}\p{P}]+`, 'u')
  .min(1)
  .max(128);
/** A code that was sent: nothing but what can be seen. */
export const code = patterned(String.raw`[\S]+`)
  .min(1)
  .max(2048);
export const text = z.string().max(4096);
export const metadata = z.record(z.string(), z.string()).optional();
