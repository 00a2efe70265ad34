import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs `work` for what `id` set off; messages of one batch run side by side, each for its own. */
export const correlated = <T>(id: string, work: () => T): T => current.run(id, work);

/** What set off the work under way; undefined outside of any. */
export const correlationId = (): string | undefined => current.getStore();
