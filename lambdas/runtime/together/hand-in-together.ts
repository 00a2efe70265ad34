/** One piece of a work, that others do other pieces of. */
export interface Piece<T, R> {
  /** Hands in what it has, with what the others have. `isFirst`: one of those that were handed in together is it. */
  handIn(one: T): Promise<{ result: R; isFirst: boolean }>;
  /** It has ended, and may have had nothing to hand in. */
  leave(): void;
}

/** What is handed in together. */
interface Round<T, R> {
  waiting: T[];
  /** Hands in what waits. */
  now: () => void;
  result: Promise<R>;
}

/**
 * Pieces of one work that are done side by side are handed in at once: whoever is done waits for those that are not, `longest` ms at most. What
 * comes after that is handed in by itself, or with what is left.
 */
export function handInTogether<T, R>(
  handIn: (all: readonly T[]) => Promise<R>,
  longest: number,
): (work: string) => Piece<T, R> {
  const works = new Map<string, { working: number; round?: Round<T, R> | undefined }>();
  return (name) => {
    const work = works.get(name) ?? { working: 0 };
    works.set(name, work);
    work.working += 1;
    let isWorking = true;
    const stop = () => {
      if (!isWorking) return;
      isWorking = false;
      work.working -= 1;
      if (work.working > 0) return;
      works.delete(name);
      work.round?.now();
    };
    const newRound = (): Round<T, R> => {
      const waiting: T[] = [];
      let now = () => {};
      const isTime = new Promise<void>((resolve) => {
        now = resolve;
      });
      const timer = setTimeout(now, longest);
      const result = isTime.then(() => {
        clearTimeout(timer);
        work.round = undefined;
        return handIn(waiting);
      });
      return { waiting, now, result };
    };
    return {
      handIn: async (one) => {
        const isFirst = !work.round;
        const round = (work.round ??= newRound());
        round.waiting.push(one);
        stop();
        return { result: await round.result, isFirst };
      },
      leave: stop,
    };
  };
}
