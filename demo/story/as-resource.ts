import type { CloudFormationCustomResourceEvent, Context } from 'aws-lambda';
import { failureFacts, logger } from '../../lambdas/runtime/logger.ts';

interface AsResourceOptions {
  /** Between two tries. */
  pause: () => Promise<void>;
  send: typeof fetch;
  /** What the stack is told when all tries failed. */
  otherwise: Record<string, string>;
}

/** A role that was just made may not do yet what it may: some seconds later it can. */
const tries = 4;
/** Left for the answer, in ms: without one the stack waits for its end. */
const toAnswer = 15_000;

/**
 * Work that a deploy waits for, as a custom resource of CloudFormation: done when it is made or changed. It never fails the deploy:
 * a stage without it is worth looking at, too. @param work gives the attributes of the resource
 */
export const asResource =
  (work: () => Promise<Record<string, string>>, { pause, send, otherwise }: AsResourceOptions) =>
  async (
    event: CloudFormationCustomResourceEvent,
    { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<void> => {
    let given = true;
    const patience = new Promise<undefined>((resolve) => {
      setTimeout(() => resolve((given = false) || undefined), getRemainingTimeInMillis() - toAnswer).unref();
    });
    const tried = async (): Promise<Record<string, string> | undefined> => {
      for (let left = tries; left > 0 && given; left -= 1) {
        try {
          return await work();
        } catch (error) {
          logger.error('The story was not told', { ...failureFacts(error), left: left - 1 });
          if (left > 1) await pause();
        }
      }
      return undefined;
    };
    const done = event.RequestType === 'Delete' ? {} : await Promise.race([tried(), patience]);
    const { StackId, RequestId, LogicalResourceId } = event;
    const answer = {
      ...{ Status: 'SUCCESS', PhysicalResourceId: LogicalResourceId, StackId, RequestId, LogicalResourceId },
      Data: done ?? otherwise,
    };
    // As bytes: a type of content is not part of what was signed.
    const body = Buffer.from(JSON.stringify(answer));
    const { ok, status } = await send(event.ResponseURL, { method: 'PUT', body });
    if (!ok) throw new Error(`CloudFormation took no answer: ${status}`);
  };
