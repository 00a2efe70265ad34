import * as z from 'zod';
import { minute } from '#domain/durations';
import { failureFacts, logger } from './logger.ts';
import { signedPost, type SignedPost } from './signed-call.ts';

/** Reads a secret by its name; undefined where there is none that this function may read. */
export type ReadSecret = (name: string) => Promise<string | undefined>;

/** A key that was changed or added counts after so long. */
const freshFor = 5 * minute;

const Secret = z.object({ SecretString: z.string().min(1) });
const Refusal = z.object({ __type: z.string() });
/** There is none, it is being deleted, or it is not for us: AWS says the last of a name that does not exist, too. */
const none = ['ResourceNotFoundException', 'InvalidRequestException', 'AccessDeniedException'];

/**
 * Secrets as AWS Secrets Manager keeps them, each read again after five minutes. One that cannot be read just now stays
 * what it was.
 */
export function secretsOver(post: SignedPost, region: string, now: () => number): ReadSecret {
  const kept = new Map<string, { at: number; value: string | undefined }>();
  const url = new URL(`https://secretsmanager.${region}.amazonaws.com/`);
  const read = async (name: string): Promise<string | undefined> => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'secretsmanager.GetSecretValue',
    };
    const answer = await post(url, headers, JSON.stringify({ SecretId: name }));
    const body: unknown = await answer.json();
    if (answer.ok) return Secret.parse(body).SecretString;
    const kind = Refusal.safeParse(body).data?.__type.split('#').at(-1) ?? `status ${answer.status}`;
    if (!none.includes(kind)) throw new Error(`Secrets Manager answered ${kind}.`);
    logger.warn('There is no such secret', { secret: name, kind });
    return undefined;
  };
  return async (name) => {
    const known = kept.get(name);
    if (known && now() - known.at < freshFor) return known.value;
    try {
      const value = await read(name);
      kept.set(name, { at: now(), value });
      return value;
    } catch (error) {
      if (!known) throw error;
      logger.warn('A secret could not be read again', { secret: name, ...failureFacts(error) });
      return known.value;
    }
  };
}

let own: ReadSecret | undefined;

/** The secrets that this function's role may read; nothing is asked before the first is wanted. */
export const ownSecrets = (): ReadSecret => (name) =>
  (own ??= secretsOver(signedPost('secretsmanager', fetch), process.env['AWS_REGION'] ?? '', Date.now))(name);
