import * as z from 'zod';
import { ApiToken, ShownToken } from '../business/api-token.ts';
import { BusinessRole } from '../business/role.ts';
import { SharedFinding } from '../business/shared-finding.ts';
import { Webhook, WebhookUrl } from '../business/webhook.ts';
import { Id } from '../text.ts';
import { ShownDomain } from './business-domains.ts';
import { adminsOnly, endpoint, everyone } from './endpoint.ts';

/** Where these calls are answered: lambdas/business-account.ts. */
const answeredBy = 'business-account';

const WebhookShown = Webhook.omit({ secret: true });
export type WebhookShown = z.infer<typeof WebhookShown>;

const Recipient = z.object({
  userEmailAddress: z.string(),
  name: z.string().optional(),
  role: BusinessRole,
  owner: z.boolean(),
  alerts: z.boolean(),
});
export type Recipient = z.infer<typeof Recipient>;

/** Who and which programs are told of news about a business, and may read what it is shown. */
export const businessProgramsContract = {
  'get-programs': endpoint({
    about: 'Who gets alerts about a business, its webhook and its tokens, without any secret.',
    method: 'GET',
    path: '/business/get-programs',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id }),
    response: z.object({
      recipients: z.array(Recipient),
      webhook: WebhookShown.nullable(),
      tokens: z.array(ShownToken),
    }),
    answeredBy,
  }),
  'set-alerts': endpoint({
    about:
      'Sets whether an admin or manager gets alerts about the business. At least one of them always does.',
    method: 'POST',
    path: '/business/set-alerts',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id, userEmailAddress: z.string().max(320), alerts: z.boolean() }),
    response: z.object({ alerts: z.boolean() }),
    answeredBy,
  }),
  'set-webhook': endpoint({
    about:
      'Sets the address that news is posted to, in the format of Slack’s incoming webhooks and signed as standardwebhooks.com ' +
      'describes; null removes it. Each call makes a new secret, which only this answer shows.',
    method: 'POST',
    path: '/business/set-webhook',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id, url: WebhookUrl.nullable() }),
    response: z.object({ webhook: Webhook.nullable() }),
    answeredBy,
  }),
  'try-webhook': endpoint({
    about: 'Posts a message to the webhook and says whether it was accepted. Twenty times an hour.',
    method: 'POST',
    path: '/business/try-webhook',
    auth: 'USER',
    row: adminsOnly,
    idempotent: true,
    request: z.object({ businessId: Id }),
    response: z.object({ taken: z.boolean(), why: z.string().optional() }),
    answeredBy,
  }),
  'make-token': endpoint({
    about:
      'Creates a token that reads the domains and shared findings of a business. Only this answer shows it.',
    method: 'POST',
    path: '/business/make-token',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id, name: ApiToken.shape.name }),
    response: z.object({ token: z.string(), made: ShownToken }),
    answeredBy,
  }),
  'end-token': endpoint({
    about: 'Revokes a token at once.',
    method: 'POST',
    path: '/business/end-token',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id, id: ApiToken.shape.id }),
    response: z.object({ id: z.string() }),
    answeredBy,
  }),
  'read-domains': endpoint({
    about:
      'For programs: the look-alike domains of the business that the token belongs to, the likeliest first, at most 1,000. ' +
      '600 calls an hour for all its tokens together.',
    method: 'GET',
    path: '/business/read-domains',
    auth: 'NONE',
    byBusinessToken: true,
    row: everyone,
    request: z.object({}),
    response: z.object({ domain: z.string().nullable(), domains: z.array(ShownDomain) }),
    answeredBy,
  }),
  'read-findings': endpoint({
    about:
      'For programs: the findings that members share with the business that the token belongs to, the newest first. ' +
      '600 calls an hour for all its tokens together.',
    method: 'GET',
    path: '/business/read-findings',
    auth: 'NONE',
    byBusinessToken: true,
    row: everyone,
    request: z.object({}),
    response: z.object({ findings: z.array(SharedFinding) }),
    answeredBy,
  }),
};
