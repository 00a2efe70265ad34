import type { AppSyncIdentityCognito, Context } from '@aws-appsync/utils';

export { response } from './shared/function.ts';

/** Hands over what anyone may ask, with the network address it is counted against. */
export function request(ctx: Context) {
  const identity = ctx.identity as AppSyncIdentityCognito | null;
  return {
    operation: 'Invoke',
    payload: {
      field: ctx.info.fieldName,
      arguments: ctx.args,
      identity: { sub: identity ? identity.sub : '' },
      sourceIp: senderOf(ctx.request.headers['x-forwarded-for']),
      correlationId: ctx.request.headers['x-correlation-id'],
    },
  };
}

/**
 * `invented, sender, edge` -> `sender`: the edge in front of AppSync adds the two last; what stands before them anybody can write.
 */
function senderOf(forwarded: string | undefined): string {
  const passed = (forwarded ?? '').split(',');
  return passed.length > 1 ? passed[passed.length - 2]!.trim() : passed[0]!.trim();
}
