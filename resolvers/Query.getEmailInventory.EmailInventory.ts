import { runtime, type Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { callerId } from './shared/caller.ts';
import { fail } from './shared/fail.ts';

/** RFC 5321; what is longer is nobody's address, and too long for a key. */
const longestAddress = 254;

/** One's own address. Somebody else's reads like one that nobody has, after the same read, so in the same time. */
export function request(ctx: Context<{ emailAddress: string }>) {
  const emailAddress = ctx.args.emailAddress.trim().toLowerCase();
  if (emailAddress === '' || emailAddress.length > longestAddress) runtime.earlyReturn(null);
  return get({ key: { emailAddress }, consistentRead: true });
}

export function response(ctx: Context) {
  if (ctx.error) fail();
  return ctx.result?.id === callerId(ctx) ? ctx.result : null;
}
