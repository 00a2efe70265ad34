import { runtime, util, type Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { callerId } from './shared/caller.ts';

/** One's own record. Anyone else's id reads like one that does not exist, and so does what is left of a deleted one. */
export function request(ctx: Context<{ id: string }>) {
  if (ctx.args.id !== callerId(ctx)) runtime.earlyReturn(null);
  return get({ key: { id: ctx.args.id }, consistentRead: true });
}

export function response(ctx: Context) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  return ctx.result?.deletedAt ? null : ctx.result;
}
