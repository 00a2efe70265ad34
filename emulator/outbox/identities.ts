import type { Statement } from '../iam/policy.ts';

/**
 * Addresses and domains that count as verified: those from which a policy of the template lets somebody send. Whoever
 * writes such a policy has to verify the identity by hand, which no template can.
 */
export const identitiesIn = (statements: readonly Statement[]): string[] =>
  statements
    .flatMap(({ Resource = [] }) => [Resource].flat())
    .flatMap((resource) => /^arn:aws:ses:[^:]*:[^:]*:identity\/(.+)$/.exec(resource)?.[1] ?? []);
