import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { failureFacts, logger } from '../logger.ts';
import { carriedBy } from './carried.ts';
import { correlated } from './correlation.ts';

/**
 * A function that works off a queue, each message for what set it off; one that fails goes back on the queue alone.
 * @param failed what the log says of it
 * @param oneByOne a message after the other, where each takes much memory
 * @param atEnd what is done once, after all messages that came together
 */
export function queueHandler(
  failed: string,
  work: (record: SQSRecord) => Promise<void>,
  { oneByOne = false, atEnd = async () => {} }: { oneByOne?: boolean; atEnd?: () => Promise<void> } = {},
): (event: SQSEvent, context: Context) => Promise<SQSBatchResponse> {
  const processor = new BatchProcessor(EventType.SQS);
  const one = (record: SQSRecord) =>
    correlated(carriedBy(record), async () => {
      try {
        await work(record);
      } catch (error) {
        logger.error(failed, failureFacts(error));
        throw error;
      }
    });
  return async (event, context) => {
    const answer = await processPartialResponse(event, one, processor, {
      ...{ context, throwOnFullBatchFailure: false, processInParallel: !oneByOne },
    });
    await atEnd();
    return answer;
  };
}
