import pMap from 'p-map';
import { type Source, SourceSilent } from '../sources/source.ts';

/** The two ways to ask a platform; each has a budget of its own, and falls silent by itself. */
export type Way = 'lookUp' | 'search';

export interface Asking {
  /** Takes so many questions from the platform's budget; false when it is used up. */
  mayAsk: (way: Way, questions: number) => Promise<boolean>;
  /** After this many milliseconds no further question is begun, and none is waited for. */
  timeLeft: () => number;
  /** Told after each question that was answered. */
  onAnswer: () => Promise<void>;
}

/** So many questions at once. */
const width = 6;

/**
 * Puts questions to a source and remembers how it fell silent: one way to ask that is silent leaves the other, and what was
 * answered until then stands.
 */
export class Questions {
  readonly silences = new Map<Way, SourceSilent>();
  private readonly source: Source;
  private readonly asking: Asking;

  constructor(source: Source, asking: Asking) {
    this.source = source;
    this.asking = asking;
  }

  /** Each of the questions, several at once; those after a silence of their way are left out. */
  async each<T, R>(way: Way, questions: readonly T[], ask: (question: T) => Promise<R>): Promise<R[]> {
    if (questions.length === 0 || this.silences.has(way)) return [];
    if (!(await this.asking.mayAsk(way, questions.length))) {
      this.silences.set(way, usedUp());
      return [];
    }
    const answers = await pMap(
      questions,
      async (question) => {
        if (this.silences.has(way)) return undefined;
        try {
          const answer = await within(this.asking.timeLeft(), ask(question));
          await this.asking.onAnswer();
          return { answer };
        } catch (error) {
          if (!(error instanceof SourceSilent)) throw error;
          this.silences.set(way, error);
          return undefined;
        }
      },
      { concurrency: width },
    );
    return answers.flatMap((one) => (one ? [one.answer] : []));
  }

  /** The handles in as few questions as the source allows. */
  batches(handles: readonly string[]): string[][] {
    const { batch } = this.source;
    return Array.from({ length: Math.ceil(handles.length / batch) }, (_, n) =>
      handles.slice(n * batch, (n + 1) * batch),
    );
  }
}

const usedUp = () =>
  new SourceSilent('It limits our requests, and they’re used up for now. The next scan continues.', 'wait');

/** What comes in time; a platform that is slow holds nobody up. */
export async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new SourceSilent('It was too slow to answer all of our questions.')),
      Math.max(0, milliseconds),
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
