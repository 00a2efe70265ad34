import { util, type Context } from '@aws-appsync/utils';
import { callerId } from './caller.ts';

/** Only one's own, and never the address that one signs in with. */
export function ownedAndSecondary(ctx: Context) {
  return { id: { eq: callerId(ctx) }, type: { ne: 'PRIMARY' } };
}

/** Somebody else's and one that nobody has get the same refusal: it must not tell who is registered. */
export function response(ctx: Context) {
  const mine = ctx.result?.id === callerId(ctx);
  if (ctx.error && mine)
    util.error('This is your primary address. Make another one primary first.', 'CONFLICT');
  if (!mine) util.unauthorized();
  return ctx.result;
}
