import { runtime, type Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { callerId } from './shared/caller.ts';
import { fail } from './shared/fail.ts';

/** One's own record. Anyone else's id reads like one that does not exist, and so does what is left of a deleted one. */
export function request(ctx: Context<{ id: string }>) {
  if (ctx.args.id !== callerId(ctx)) runtime.earlyReturn(null);
  return get({ key: { id: ctx.args.id }, consistentRead: true });
}

export function response(ctx: Context) {
  if (ctx.error) fail();
  return ctx.result?.deletedAt ? null : ctx.result;
}
