import type { SourceId } from '#domain/scan/scan-job';
import type { SourcePauseStore } from '../store/operations/source-pause.ts';
import { type Source, SourceSilent } from './source.ts';
import type { WebSearch } from './web-search.ts';

/** Whether an operator has switched a source off. */
export type IsPaused = (source: SourceId) => Promise<boolean>;

/** So long a worker goes by what it read: each of them stops asking well within a minute. */
const freshFor = 20_000;

/** Asks the store now and then: whoever looks for somebody puts dozens of questions. */
export function pausesOver({ all }: Pick<SourcePauseStore, 'all'>, now: () => number): IsPaused {
  let read: { at: number; pauses: ReturnType<typeof all> } | undefined;
  return async (source) => {
    if (!read || now() - read.at >= freshFor) read = { at: now(), pauses: all() };
    const mine = read;
    try {
      return source in (await mine.pauses);
    } catch (error) {
      // What could not be read is read anew by the next.
      if (read === mine) read = undefined;
      throw error;
    }
  };
}

/** Why a source that an operator switched off was not asked. */
export const pausedByUs = (): SourceSilent =>
  new SourceSilent('Paused by us. We’ll search it again once it’s back on.', 'paused');

/** A source that is not asked while it is switched off, whoever wants to ask it. */
export const pausable = ({ lookUp, search, ...source }: Source, isPaused: IsPaused): Source => ({
  ...source,
  lookUp: async (handles) => {
    await expectOn(source.platform, isPaused);
    return lookUp(handles);
  },
  ...(search && {
    search: async (text, where) => {
      await expectOn(source.platform, isPaused);
      return search(text, where);
    },
  }),
});

/** The same of the web search. */
export const pausableWebSearch = ({ seen, ...web }: WebSearch, isPaused: IsPaused): WebSearch => ({
  ...web,
  seen: async (identity) => {
    await expectOn('WEB', isPaused);
    return seen(identity);
  },
});

async function expectOn(source: SourceId, isPaused: IsPaused): Promise<void> {
  if (await isPaused(source)) throw pausedByUs();
}
