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
  alerts: z.boolean(),
});
export type Recipient = z.infer<typeof Recipient>;

/** Who and which programs are told of news about a business, and may read what it is shown. */
export const businessProgramsContract = {
  'get-programs': endpoint({
    about: 'Who is told of news about a business, its webhook and its tokens, without any secret.',
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
      'Says whether an admin or manager is told of news about the business. At least one of them always is.',
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
      'Sets the address that news are posted to, in the form of Slack’s incoming webhooks and signed as standardwebhooks.com ' +
      'says; null ends it. Each time with a new secret, which only this answer shows.',
    method: 'POST',
    path: '/business/set-webhook',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id, url: WebhookUrl.nullable() }),
    response: z.object({ webhook: Webhook.nullable() }),
    answeredBy,
  }),
  'try-webhook': endpoint({
    about: 'Posts a message to the webhook and says whether it was taken. Twenty times an hour.',
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
      'Makes a token that reads the domains and shared findings of a business. Only this answer shows it.',
    method: 'POST',
    path: '/business/make-token',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id, name: ApiToken.shape.name }),
    response: z.object({ token: z.string(), made: ShownToken }),
    answeredBy,
  }),
  'end-token': endpoint({
    about: 'Ends a token at once.',
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
      'For programs: the look-alike domains of the business whose token it is, the likeliest first, at most 1,000. ' +
      '600 calls an hour with all its tokens together.',
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
      'For programs: the findings that members share with the business whose token it is, the newest first. ' +
      '600 calls an hour with all its tokens together.',
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
