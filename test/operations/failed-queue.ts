import type { LocalStack } from '../../local/stack.ts';

/** The queue at an address, and the one where its failures lie. */
export function failedQueueOf({ sqs }: Pick<LocalStack, 'sqs'>, url: string) {
  const work = sqs.queue(url.split('/').at(-1)!)!;
  return { work, failed: sqs.queue(work.settings.redrive!.queueArn)! };
}
