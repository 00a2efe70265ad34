import { AppSyncError } from '../appsync/appsync-error.ts';
import type { Lambda } from './lambda.ts';

type Invoke = Lambda['invoke'];

/** Cognito gives a trigger five seconds and asks it three times: docs.aws.amazon.com, "Customizing user pool workflows". */
const triggerMs = 5_000;
const triggerTries = 3;
/** AppSync gives a request thirty: docs.aws.amazon.com, "AWS AppSync endpoints and quotas". */
const resolverMs = 30_000;

/** A call of a function as Cognito makes it. @throws Error when each try is late, or what the function threw */
export const asTrigger =
  (invoke: Invoke): Invoke =>
  async (name, event) => {
    for (let tries = 1; tries <= triggerTries; tries++) {
      const answer = await within(triggerMs, invoke(name, event));
      if (answer !== late) return answer;
    }
    throw new Error(`it did not answer within ${triggerMs / 1000} seconds, ${triggerTries} times`);
  };

/** A call of a function as AppSync makes it. @throws AppSyncError when it is late, or what the function threw */
export const asResolver =
  (invoke: Invoke): Invoke =>
  async (name, event) => {
    const answer = await within(resolverMs, invoke(name, event));
    if (answer === late) throw new AppSyncError('Execution timed out.', 'ExecutionTimeout');
    return answer;
  };

const late = Symbol('late');

/** The call goes on in its function, as in the cloud: only nobody waits for it any more. */
async function within(ms: number, call: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<typeof late>((done) => {
    timer = setTimeout(() => done(late), ms);
  });
  call.catch(() => {}); // also where nobody waits for it any more
  return Promise.race([call, patience]).finally(() => clearTimeout(timer));
}
