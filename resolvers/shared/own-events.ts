import { util, type Context } from '@aws-appsync/utils';
import { callerId } from './caller.ts';

/** Runs when a browser starts to listen: only to what is said to its own person. */
export function request(ctx: Context<{ userId: string }>) {
  if (ctx.args.userId !== callerId(ctx)) util.unauthorized();
  return { payload: null };
}

export function response() {
  return null;
}
