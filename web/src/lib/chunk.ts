const CHUNK_TIMEOUT = 120_000;

/** Waits for a lazily loaded module at most two minutes, so that a stalled download becomes an error with a retry. */
export function chunk<T>(load: () => Promise<T>, milliseconds = CHUNK_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('This part of the page took too long to arrive.')),
      milliseconds,
    );
  });
  return Promise.race([load(), tooLong]).finally(() => clearTimeout(timer));
}

/** A page that cannot come yet is waited for on the page before, with all that was typed there. */
const online = () =>
  globalThis.navigator?.onLine === false &&
  new Promise((back) => addEventListener('online', back, { once: true }));

/** A page module (default export) as react-router's `lazy`. */
export const page =
  (load: () => Promise<{ default: React.ComponentType }>) =>
  async (): Promise<{ Component: React.ComponentType }> => {
    await online();
    return { Component: (await chunk(load)).default };
  };
