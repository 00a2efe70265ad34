import { util, type Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';

/** What anyone may learn of a handle. A proof that its holder keeps private reads like none at all. */
export function request(ctx: Context<{ platform: string; handle: string }>) {
  return get({ key: { id: `${ctx.args.platform}#${bare(ctx.args.handle)}` } });
}

export function response(ctx: Context<{ platform: string; handle: string }>) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  const { platform, handle } = ctx.args;
  if (!ctx.result?.public)
    return {
      platform,
      handle,
      registered: false,
      statement: 'Not registered here; this says nothing about it',
    };
  const confirmedSince = (ctx.result.since as string).slice(0, 10);
  const statement = `Confirmed by whoever controls this account since ${confirmedSince}`;
  return { platform, handle, registered: true, confirmedSince, statement };
}

/** `@Maya.Chen ` and `maya.chen` are one account on every platform searched. */
function bare(handle: string): string {
  const trimmed = handle.trim().toLowerCase();
  return trimmed.startsWith('@') ? trimmed.slice(1) : trimmed;
}
