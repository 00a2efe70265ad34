import { appContract } from './app.ts';
import { businessContract } from './business.ts';
import type { Endpoint, Group } from './endpoint.ts';
import { notificationContract } from './notification.ts';
import { proxyContract } from './proxy.ts';
import { userContract } from './user.ts';

/** Every call of the five groups. lib makes methods from it, tests walk it. */
export const contract = {
  app: appContract,
  business: businessContract,
  notification: notificationContract,
  proxy: proxyContract,
  user: userContract,
} satisfies Record<Group, Record<string, Endpoint>>;
