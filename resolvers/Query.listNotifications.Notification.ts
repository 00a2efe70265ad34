import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { callerId } from './shared/caller.ts';
import { PAGE_SIZE } from './shared/page.ts';

/** One's own notifications, newest first. */
export function request(ctx: Context<{ nextToken?: string }>) {
  return query<{ userId: string }>({
    index: 'byTime',
    query: { userId: { eq: callerId(ctx) } },
    scanIndexForward: false,
    limit: PAGE_SIZE,
    nextToken: ctx.args.nextToken,
  });
}

export { response } from './shared/page.ts';
