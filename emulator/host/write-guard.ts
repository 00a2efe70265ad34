type Write = (...given: unknown[]) => Promise<unknown> | undefined;
/** What writes in LevelDB's ways. */
type Writes = Record<'put' | 'del' | 'batch', Write>;
type Done = (error?: unknown, ...told: unknown[]) => void;

/**
 * After a write that the disk refused, every other is refused as well until somebody starts again. LevelDB does not do so by itself: it
 * goes on behind the torn record once there is room, acknowledges what it writes, and at the next start reads none of it.
 */
export function refuseAfterFailure(level: object): void {
  const db = level as Writes;
  let failure: unknown;
  const heard = (error: unknown) => {
    const { code } = (error ?? {}) as { code?: string };
    if (code === 'LEVEL_IO_ERROR' || code === 'LEVEL_CORRUPTION') failure ??= error;
  };
  for (const name of ['put', 'del', 'batch'] as const) {
    const write = db[name].bind(db);
    db[name] = (...given) => {
      const done = given.at(-1);
      if (typeof done === 'function') {
        if (failure !== undefined) return void setImmediate(done as Done, failure);
        const hearing: Done = (error, ...told) => {
          heard(error);
          (done as Done)(error, ...told);
        };
        return write(...given.slice(0, -1), hearing);
      }
      if (failure !== undefined) return Promise.reject(failure as Error);
      return write(...given)?.catch((error: unknown) => {
        heard(error);
        throw error;
      });
    };
  }
}
