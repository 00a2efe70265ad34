import type { Notification } from '#domain/message/notification';
import type { ScanProgress, SourceProgress } from '#domain/scan/scan';
import * as z from 'zod';
import { readEnvironment } from './environment.ts';
import { failureFacts, logger } from './logger.ts';
import { signedPost } from './signed-call.ts';

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
  const url = new URL(readEnvironment({ GRAPHQL_URL: z.url() }).GRAPHQL_URL);
  const post = signedPost('appsync', fetcher);
  const mutate = async (query: string, input: unknown) => {
    const body = JSON.stringify({ query, variables: { input } });
    try {
      const answer = await post(url, { 'content-type': 'application/json' }, body);
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
    notification: ({ deliveredAt: _, noMail: __, ...input }) =>
      mutate(
        `mutation P($input: NotificationInput!) { publishNotification(input: $input) { ${notificationFields} } }`,
        input,
      ),
  };
}
