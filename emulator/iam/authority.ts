import type { Credentials } from './credentials.ts';
import type { LocalRequest } from '../host/http.ts';
import { allowed, type Statement } from './policy.ts';
import { roleStatements } from './roles.ts';
import { verifySigV4, type FindCredentials } from './sigv4.ts';
import type { Deployment } from '../template/template.ts';

export interface Need {
  /** e.g. `dynamodb:Query` */
  action: string;
  resource: string;
  /** Condition keys of the request, e.g. `ses:FromAddress`. */
  context?: Record<string, string>;
}

/** Why a signed request may not do what it asks for, in a service's own words; undefined: it may. */
export type Refuse = (
  request: LocalRequest,
  action: string,
  resource: string,
  context?: Record<string, string>,
) => { code: string; message: string } | undefined;

/** Who may do what: the roles and policies of the template, asked by every service. */
export interface Authority {
  find: FindCredentials;
  statementsOf(roleArn: string): readonly Statement[];
  /** For services that look at the access key alone. */
  byKey(accessKeyId: string, need: Need): boolean;
  /** For a signed request; false when the signature is wrong as well. */
  bySignature(request: LocalRequest, need: Need): Promise<boolean>;
  /** As `bySignature`, with the words for a refusal. */
  refuse: Refuse;
}

/**
 * Keys that were issued here carry their role, and a role may do what its policies say: a missing grant fails on the
 * laptop as it would in the cloud. Any other key is the developer at this machine, who may do everything.
 */
export function createAuthority(options: {
  deployment: Deployment;
  credentials: Credentials;
  now: () => number;
}): Authority {
  const { deployment, credentials, now } = options;
  const roles = roleStatements(deployment);
  const statementsOf = (roleArn: string) => roles.get(roleArn) ?? [];
  const byKey = (accessKeyId: string, need: Need): boolean => {
    const known = credentials.find(accessKeyId);
    return !known || allowed(statementsOf(known.roleArn), { ...need, principalTags: known.principalTags });
  };
  const refuse: Refuse = (request, action, resource, context) => {
    const verified = verifySigV4(request, credentials.find, now);
    if (!verified.ok)
      return verified.code === 'InvalidAccessKeyId'
        ? undefined
        : { code: verified.code, message: verified.message };
    const { accessKeyId, roleArn } = verified.credentials;
    if (byKey(accessKeyId, { action, resource, ...(context && { context }) })) return undefined;
    return {
      code: 'AccessDenied',
      message: `${roleArn} is not authorized to perform: ${action} on resource: ${resource}`,
    };
  };
  return {
    find: credentials.find,
    statementsOf,
    byKey,
    refuse,
    bySignature: async (request, { action, resource }) => refuse(request, action, resource) === undefined,
  };
}
