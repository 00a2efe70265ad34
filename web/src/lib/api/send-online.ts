import { CallFailed } from './call-failed.ts';

/** At once where there is a connection, else when the browser says that it is back. */
const online = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((done) => addEventListener('online', () => done(), { once: true }));

/** Sends when there is a connection, and again when it was lost on the way: give each try the same Idempotency-Key. */
export async function sendOnline<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    await online();
    try {
      return await send();
    } catch (error) {
      const isLost = error instanceof CallFailed && error.code === 'NETWORK' && !navigator.onLine;
      if (!isLost) throw error;
    }
  }
}
