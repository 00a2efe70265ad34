// Runs inside a worker thread: loads one function's bundle and answers one event after the other, as Lambda's runtime does.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const { folder, handler: handlerName, context } = workerData;

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
  parentPort.on('message', async ({ requestId, event, deadline }) => {
    try {
      const result = await handler(event, {
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
