import { randomBytes } from 'node:crypto';
import type { Durable } from '../host/durable.ts';

/** Temporary credentials as the SDKs use them; `expiration` in ms since 1970. */
export interface IssuedCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  expiration: number;
}

/** What the services know about an access key: whose it is and what it may be told by. */
export interface KnownCredentials extends IssuedCredentials {
  roleArn: string;
  principalTags: Record<string, string>;
}

export interface Credentials {
  /** Makes temporary credentials for a role (what STS does); they survive a restart until they expire. */
  issue(request: {
    roleArn: string;
    principalTags?: Record<string, string>;
    seconds: number;
  }): Promise<IssuedCredentials>;
  /** The holder of an access key, also when expired (the caller says so); undefined when never issued. */
  find(accessKeyId: string): KnownCredentials | undefined;
}

const DAY = 86_400_000;
const FORGET_AFTER = 7 * DAY;
const letters = (bytes: number) =>
  randomBytes(bytes)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, 'A');

/**
 * The emulated security token service: credentials for roles, with the session tags that policies refer to.
 * @param now ms since 1970; expired credentials are forgotten a week after their end
 */
export async function createCredentials(durable: Durable, now: () => number): Promise<Credentials> {
  const space = durable.space<KnownCredentials>('credentials');
  const known = new Map<string, KnownCredentials>();
  for (const [key, value] of await space.entries()) {
    if (value.expiration + FORGET_AFTER < now()) await space.delete(key);
    else known.set(key, value);
  }
  return {
    async issue({ roleArn, principalTags = {}, seconds }) {
      const issued: IssuedCredentials = {
        accessKeyId: `ASIA${randomBytes(8).toString('hex').toUpperCase()}`,
        secretAccessKey: letters(30),
        sessionToken: letters(96),
        expiration: now() + seconds * 1000,
      };
      const record = { ...issued, roleArn, principalTags };
      await space.put(issued.accessKeyId, record);
      known.set(issued.accessKeyId, record);
      return issued;
    },
    find: (accessKeyId) => known.get(accessKeyId),
  };
}
