// Runs inside a worker thread: loads one function's bundle and answers one event after the other, as Lambda's runtime does.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const { folder, handler: handlerName, context } = workerData;

// The clock of the stack that runs the function: a test moves it by a day, and the function must see the same day. Here before
// the bundle is loaded, because it may keep `Date.now` for itself.
let ahead = 0;
const MachineDate = globalThis.Date;
globalThis.Date = class Date extends MachineDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [MachineDate.now() + ahead]));
  }
  static now() {
    return MachineDate.now() + ahead;
  }
};
/** A message is under way for some milliseconds; less than this is no difference. */
const leastAhead = 1000;

const failure = (error) =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') }
    : { errorType: typeof error, errorMessage: String(error), trace: [] };

function load() {
  const [file, name] = handlerName.split('.');
  const handler = createRequire(import.meta.url)(join(folder, `${file}.cjs`))[name];
  if (typeof handler !== 'function') throw new Error(`${handlerName} is undefined or not exported`);
  return handler;
}

try {
  const handler = load();
  parentPort.on('message', async ({ requestId, event, at, deadline }) => {
    const difference = at - MachineDate.now();
    ahead = Math.abs(difference) < leastAhead ? 0 : difference;
    try {
      const result = await handler(JSON.parse(event), {
        ...context,
        awsRequestId: requestId,
        callbackWaitsForEmptyEventLoop: true,
        getRemainingTimeInMillis: () => deadline - Date.now(),
      });
      // Lambda's answer is JSON: what JSON cannot carry must not arrive here either.
      parentPort.postMessage({ requestId, result: JSON.stringify(result ?? null) });
    } catch (error) {
      parentPort.postMessage({ requestId, failure: failure(error) });
    }
  });
  parentPort.postMessage({ ready: true });
} catch (error) {
  parentPort.postMessage({ broken: failure(error) });
}
