import { util, type AppSyncIdentityCognito, type Context } from '@aws-appsync/utils';
import { fail } from './fail.ts';

/** What the Lambda `graphql` answers: the field's value, or what to tell the person. */
interface Answer {
  value?: unknown;
  error?: { code: string; message: string };
}

/**
 * Hands the field to the Lambda `graphql`. The caller's token goes along, because what needs a verified e-mail asks
 * Cognito with it: an access token names no e-mail.
 */
export function request(ctx: Context) {
  const { sub, username, groups, claims } = ctx.identity as AppSyncIdentityCognito;
  return {
    operation: 'Invoke',
    payload: {
      field: ctx.info.fieldName,
      arguments: ctx.args,
      identity: { sub, username, groups, claims },
      authorization: ctx.request.headers.authorization,
      correlationId: ctx.request.headers['x-correlation-id'],
    },
  };
}

/** A refusal keeps its words; an unknown failure is in the logs and shows no detail. */
export function response(ctx: Context) {
  if (ctx.error) fail();
  const answer = ctx.result as Answer;
  if (answer.error) util.error(answer.error.message, answer.error.code);
  return answer.value;
}
