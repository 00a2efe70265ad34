import type { Context } from '@aws-appsync/utils';

/** Nothing is stored: what a job publishes goes to those who listen. */
export function request(ctx: Context<{ input: object }>) {
  return { payload: ctx.args.input };
}

export function response(ctx: Context) {
  return ctx.result;
}
