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

/** What a browser says of a module that did not come. It remembers that, and asks for the same address never again. */
export const isMissing = (error: unknown): boolean =>
  /dynamically imported module|importing a module script/i.test(
    String((error as Error | undefined)?.message),
  );

export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** What cannot come yet is waited for, a page on the page before, with all that was typed there. */
export const online = () =>
  isOffline() && new Promise((back) => addEventListener('online', back, { once: true }));

/** A page module (default export) as react-router's `lazy`. */
export const page =
  (load: () => Promise<{ default: React.ComponentType }>) =>
  async (): Promise<{ Component: React.ComponentType }> => {
    await online();
    return { Component: (await chunk(load)).default };
  };
