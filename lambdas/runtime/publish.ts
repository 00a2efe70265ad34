import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Notification } from '#domain/message/notification';
import type { ScanProgress, SourceProgress } from '#domain/scan/scan';
import * as z from 'zod';
import { readEnvironment } from './environment.ts';
import { failureFacts, logger } from './logger.ts';

const progressFields =
  'userId scanId status at source { platform status asked total compared found note at }';
/** What the schema takes: GraphQL refuses the whole of a message for one field more. */
const heard = ({ platform, status, asked, total, compared, found, note, at }: SourceProgress) => ({
  ...{ platform, status, asked, total, compared, found, note, at },
});
const notificationFields = 'userId id kind title body link createdAt readAt';

/** Tells listening browsers through AppSync, signed with the function's own role. A failure is logged, never thrown: the rows are the truth. */
export interface Publisher {
  progress(progress: ScanProgress): Promise<void>;
  notification(notification: Notification): Promise<void>;
}

export function publisher(fetcher: typeof fetch): Publisher {
  const env = readEnvironment({
    GRAPHQL_URL: z.url(),
    AWS_REGION: z.string(),
    AWS_ACCESS_KEY_ID: z.string(),
    AWS_SECRET_ACCESS_KEY: z.string(),
  });
  const sessionToken = process.env['AWS_SESSION_TOKEN'];
  const signer = new SignatureV4({
    service: 'appsync',
    region: env.AWS_REGION,
    credentials: {
      accessKeyId: env.AWS_ACCESS_KEY_ID,
      secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
      ...(sessionToken && { sessionToken }),
    },
    sha256: Sha256,
  });
  const url = new URL(env.GRAPHQL_URL);
  const mutate = async (query: string, input: unknown) => {
    const body = JSON.stringify({ query, variables: { input } });
    const signed = await signer.sign({
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      ...(url.port && { port: Number(url.port) }),
      path: url.pathname,
      headers: { host: url.host, 'content-type': 'application/json' },
      body,
    });
    try {
      const answer = await fetcher(url, {
        method: 'POST',
        headers: signed.headers,
        body,
        signal: AbortSignal.timeout(5_000),
      });
      const { errors } = (await answer.json()) as { errors?: { errorType?: string }[] };
      if (!answer.ok || errors?.length)
        logger.warn('Publishing was refused', { status: answer.status, kind: errors?.[0]?.errorType });
    } catch (error) {
      logger.warn('Publishing failed', failureFacts(error));
    }
  };
  return {
    progress: ({ source, ...input }) =>
      mutate(
        `mutation P($input: ScanProgressInput!) { publishScanProgress(input: $input) { ${progressFields} } }`,
        { ...input, source: source && heard(source) },
      ),
    notification: ({ deliveredAt: _, ...input }) =>
      mutate(
        `mutation P($input: NotificationInput!) { publishNotification(input: $input) { ${notificationFields} } }`,
        input,
      ),
  };
}
