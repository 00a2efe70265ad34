import { accountContract } from '#domain/contract/account';
import { call } from '../../../lib/api/rest.ts';

/**
 * Has the owner of the account told by mail of a change that was made at the identity service. Nothing waits for it: the
 * server finds a changed second step by itself at the next sign-in.
 */
export const securityChanged = (what: { password?: boolean } = {}): void =>
  void call('user', accountContract['security-changed'], what).catch(console.error);
