import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { callerId } from './shared/caller.ts';
import { PAGE_SIZE } from './shared/page.ts';

/** One's own side of each connection; the peer's side may say something else and stays theirs. */
export function request(ctx: Context<{ nextToken?: string }>) {
  return query<{ userId: string }>({
    query: { userId: { eq: callerId(ctx) } },
    limit: PAGE_SIZE,
    nextToken: ctx.args.nextToken,
  });
}

export { response } from './shared/page.ts';
