import * as z from 'zod';
import { invalidParameter } from '../errors.ts';
import { userType } from '../users/named-user.ts';
import { adminOperation, name } from '../operation.ts';
import type { UserRecord } from '../users/records.ts';

const searchable = new Set(
  'username email phone_number name given_name family_name preferred_username cognito:user_status sub'.split(
    ' ',
  ),
);

/** `email = "a@b.c"` or `email ^= "a@"`: one attribute, exactly or by its beginning. */
function readFilter(filter: string) {
  const [, attribute = '', how, quoted = ''] =
    /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? [];
  if (!searchable.has(attribute)) throw invalidParameter('Error while parsing filter.');
  return { attribute, prefix: how === '^=', value: quoted.replace(/\\(.)/g, '$1') };
}

const valueOf = (user: UserRecord, attribute: string) =>
  ({ username: user.username, sub: user.sub, 'cognito:user_status': user.status })[attribute] ??
  user.attributes[attribute];

export const listUsers = adminOperation(
  z.object({
    UserPoolId: name,
    Filter: z.string().max(256).default(''),
    Limit: z.number().int().min(0).max(60).default(60),
    PaginationToken: z.string().optional(),
    AttributesToGet: z.array(z.string()).optional(),
  }),
  async (input, { pools, users }) => {
    const pool = pools.pool(input.UserPoolId);
    const filter = input.Filter.trim() === '' ? undefined : readFilter(input.Filter);
    const anyCase =
      filter?.attribute === 'cognito:user_status' ||
      (filter?.attribute === 'email' && pool.settings.UsernameConfiguration?.CaseSensitive === false);
    const fold = (text: string) => (anyCase ? text.toLowerCase() : text);
    const matches = (user: UserRecord) => {
      if (!filter) return true;
      const has = valueOf(user, filter.attribute);
      if (has === undefined) return false;
      return filter.prefix ? fold(has).startsWith(fold(filter.value)) : fold(has) === fold(filter.value);
    };
    const found = users
      .all(pool.id)
      .filter((user) => matches(user) && user.sub > (input.PaginationToken ?? ''))
      .sort((a, b) => (a.sub < b.sub ? -1 : 1));
    const page = found.slice(0, input.Limit || 60);
    const more = found.length > page.length ? { PaginationToken: page.at(-1)?.sub } : {};
    const shown = ({ Name }: { Name: string }) => input.AttributesToGet?.includes(Name) ?? true;
    return {
      Users: page.map(userType).map((user) => ({ ...user, Attributes: user.Attributes.filter(shown) })),
      ...more,
    };
  },
);
