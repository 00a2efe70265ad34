import type { Context } from '@aws-appsync/utils';
import { remove } from '@aws-appsync/utils/dynamodb';
import { ownedAndSecondary } from './shared/owned-delete.ts';

export function request(ctx: Context<{ input: { phoneNumber: string } }>) {
  const phoneNumber = ctx.args.input.phoneNumber.trim();
  return remove({ key: { phoneNumber }, condition: ownedAndSecondary(ctx) });
}

export { response } from './shared/owned-delete.ts';
