import { util, type Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { userSubject } from '#domain/keys';
import { callerId } from './shared/caller.ts';
import { PAGE_SIZE } from './shared/page.ts';

/** One's own findings, the latest seen first. What has expired is gone even before DynamoDB sweeps it. */
export function request(ctx: Context<{ nextToken?: string }>) {
  return query<{ subjectId: string; expiresAt: number }>({
    index: 'byTime',
    query: { subjectId: { eq: userSubject(callerId(ctx)) } },
    filter: {
      or: [{ expiresAt: { attributeExists: false } }, { expiresAt: { gt: util.time.nowEpochSeconds() } }],
    },
    scanIndexForward: false,
    limit: PAGE_SIZE,
    nextToken: ctx.args.nextToken,
  });
}

export { response } from './shared/page.ts';
