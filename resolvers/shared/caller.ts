import type { AppSyncIdentityCognito, Context } from '@aws-appsync/utils';

/** The signed-in person's user id (Cognito sub). Only for fields that the user pool alone may reach. */
export function callerId(ctx: Context): string {
  return (ctx.identity as AppSyncIdentityCognito).sub;
}
