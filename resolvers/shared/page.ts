import { util, type Context } from '@aws-appsync/utils';

/** Rows of one page of a list. */
export const PAGE_SIZE = 50;

/** `{items, nextToken}`; nextToken goes back in for the following page and is null on the last. */
export function response(ctx: Context) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  return { items: ctx.result.items, nextToken: ctx.result.nextToken };
}
