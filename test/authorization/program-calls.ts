import { keyHash } from '../../lambdas/runtime/hash.ts';
import { programToken, seededDomain } from '../support/seed/seed.ts';
import type { Ask, Thing } from './calls.ts';

const asked =
  (name: string, more: object = {}): Ask['call'] =>
  (wire, { businessId }: Thing, by) =>
    wire.rest('business', name, { businessId, ...more }, by);
const ofBusiness = (name: string, more: object, ...shows: string[]): Ask => ({
  ...{ names: 'thing', of: 'business', call: asked(name, more), shows: () => shows },
});

/** A program shows its token, whoever else asks; it notes the day. */
const byToken = (name: string, ...shows: string[]): Ask => ({
  ...{ names: 'thing', of: 'business', byToken: true, shows: () => shows },
  call: (wire, { businessId }) =>
    wire.rest('business', name, {}, { token: `Bearer ${programToken(businessId)}` }),
});

/** How to ask for what programs of a business are given. */
export const programCalls: Record<string, Ask> = {
  'business.get-programs': ofBusiness(
    ...(['get-programs', {}, '"url":"https://hooks.acme.example/in"', '"name":"Reports"'] as const),
  ),
  'business.set-alerts': ofBusiness(
    ...(['set-alerts', { userEmailAddress: 'ada@example.com', alerts: true }, '"alerts":true'] as const),
  ),
  'business.set-webhook': ofBusiness(
    ...(['set-webhook', { url: 'https://hooks.slack.com/services/a' }, '"secret":"whsec_'] as const),
  ),
  // Nobody answers about domains in this stack.
  'business.try-webhook': ofBusiness('try-webhook', {}, '"taken":false'),
  'business.make-token': ofBusiness('make-token', { name: 'Second' }, '"token":"acme.'),
  'business.end-token': ofBusiness('end-token', { id: keyHash(programToken('acme')) }, '"id":"'),
  'business.read-domains': byToken('read-domains', seededDomain),
  'business.read-findings': byToken('read-findings', '"findings":[]'),
};
