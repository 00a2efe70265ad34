import { util, type Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { callerId } from './shared/caller.ts';

/** One's own address. Somebody else's reads like one that nobody has, after the same read, so in the same time. */
export function request(ctx: Context<{ emailAddress: string }>) {
  return get({ key: { emailAddress: ctx.args.emailAddress.trim().toLowerCase() }, consistentRead: true });
}

export function response(ctx: Context) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  return ctx.result?.id === callerId(ctx) ? ctx.result : null;
}
