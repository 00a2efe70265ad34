import { util, type Context } from '@aws-appsync/utils';
import { fail } from './fail.ts';

/** Rows of one page of a list. */
export const PAGE_SIZE = 50;

/** `{items, nextToken}`; nextToken goes back in for the following page and is null on the last. */
export function response(ctx: Context) {
  // What a list is asked by is the caller's own key and this token: with one, it is the token that is wrong.
  if (ctx.error && ctx.args.nextToken)
    util.error('This page of the list is not there. Please begin with the first.', 'INVALID_INPUT');
  if (ctx.error) fail();
  return { items: ctx.result.items, nextToken: ctx.result.nextToken };
}
