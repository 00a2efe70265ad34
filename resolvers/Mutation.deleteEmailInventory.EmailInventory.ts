import type { Context } from '@aws-appsync/utils';
import { remove } from '@aws-appsync/utils/dynamodb';
import { ownedAndSecondary } from './shared/owned-delete.ts';

export function request(ctx: Context<{ input: { emailAddress: string } }>) {
  const emailAddress = ctx.args.input.emailAddress.trim().toLowerCase();
  return remove({ key: { emailAddress }, condition: ownedAndSecondary(ctx) });
}

export { response } from './shared/owned-delete.ts';
