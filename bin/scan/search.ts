import { setMaxListeners } from 'node:events';
import { Platform } from '#domain/platform/platform';
import type { SeenProfile } from '#domain/scan/finding';
import type { SourceProgress } from '#domain/scan/scan';
import type { Look } from '#domain/scan/scan-plan';
import { imageFetcher } from '../../lambdas/scan/picture/fetch-image.ts';
import { type Found, lookOn, type LookServices, pictureReader } from '../../lambdas/scan/look.ts';
import { lookOnTheWeb } from '../../lambdas/scan/look-web.ts';
import { connectedSources, connectedWebSearch } from '../../lambdas/sources/index.ts';
import type { Source } from '../../lambdas/sources/source.ts';
import type { WebSearch } from '../../lambdas/sources/web-search.ts';
import { withinBudget } from './budget.ts';
import { stoppable, stoppableImages, stoppableWeb } from './interruptible.ts';
import { lookFor } from './looks.ts';
import { meetAgain } from './meet-again.ts';
import { hashImage, type World } from './world.ts';

/** What a platform gave: every profile that was read, the handle's own among them. */
export interface SearchedPlatform {
  progress: SourceProgress;
  seen: Found[];
  /** Handles, in small letters, that an earlier run met and that the platform says are gone. */
  gone: string[];
}

interface Wanted {
  handle: string;
  name: string | undefined;
  platforms: readonly Platform[];
  /** Handles that an earlier run met on a platform. */
  before: (platform: Platform) => string[];
}

interface Running {
  /** Ends the search with what there is. */
  signal: AbortSignal;
  onProgress: (progress: SourceProgress) => void;
}

/** When the searches themselves are over (questions end after 40 s), nothing more is asked and no picture waited for, in ms. */
const longest = 60_000;

/** Looks on all platforms side by side; each has its own deadline, so that none holds up the others. */
export async function search(
  { handle, name, platforms, before }: Wanted,
  { access, ask }: World,
  { signal, onProgress }: Running,
): Promise<SearchedPlatform[]> {
  const looks = platforms.flatMap((platform) => lookFor(platform, handle, name) ?? []);
  const names = name === undefined ? [] : [name];
  // A listener for each question under way.
  setMaxListeners(0, signal);
  const over = AbortSignal.any([signal, AbortSignal.timeout(longest)]);
  setMaxListeners(0, over);
  const services: Omit<LookServices, 'mayAsk'> = {
    fetchImage: stoppableImages(imageFetcher(ask.fetch), over),
    hashImage,
    ...{ random: ask.random, now: ask.now },
    onProgress: async (progress) => onProgress(progress),
  };
  const sources = connectedSources(access, ask);
  const web = connectedWebSearch({ WEB: access.WEB }, ask);
  const tell = (one: SearchedPlatform) => {
    onProgress(one.progress);
    return one;
  };
  const asked = looks.flatMap((look) => {
    const source = sources.get(look.platform);
    if (!source) return [];
    const limited = { ...services, mayAsk: withinBudget(look.platform) };
    return [lookHere(stoppable(source, over), look, names, limited, before(look.platform)).then(tell)];
  });
  const seenOnTheWeb = looks.filter(({ platform }) => web?.platforms.includes(platform));
  const onTheWeb =
    web && seenOnTheWeb.length > 0
      ? lookThere(stoppableWeb(web, over), seenOnTheWeb, names, services).then((all) => all.map(tell))
      : [];
  const all = [...(await Promise.all(asked)), ...(await onTheWeb)];
  return Platform.options.flatMap((platform) => all.find((one) => one.progress.platform === platform) ?? []);
}

/** The search's own signal ends the fetching of pictures. */
const timeLeft = () => longest;

async function lookHere(
  source: Source,
  look: Look,
  names: readonly string[],
  services: LookServices,
  before: string[],
): Promise<SearchedPlatform> {
  const { own, found, missing, progress } = await lookOn(source, look, names, services);
  const seen = [...own, ...found];
  const answered = progress.status === 'looked' || progress.status === 'in part';
  const again = answered
    ? await meetAgain(source, before, { seen, missing: [...missing.keys()] })
    : { found: [], gone: [] };
  const read = pictureReader(source, { ...services, timeLeft });
  return {
    progress,
    seen: [...seen, ...(await Promise.all(again.found.map(read)))],
    gone: again.gone,
  };
}

/** An index of the web: that it does not show an account again says nothing, so nothing is gone there. */
async function lookThere(
  web: WebSearch,
  looks: readonly Look[],
  names: readonly string[],
  services: Omit<LookServices, 'mayAsk'>,
): Promise<SearchedPlatform[]> {
  const all: SeenProfile[] = [];
  const seen: WebSearch['seen'] = async (identity) => {
    const answer = await web.seen(identity);
    all.push(...answer.profiles);
    return answer;
  };
  const looked = await lookOnTheWeb({ ...web, seen }, looks, names, {
    ...services,
    mayAsk: withinBudget('WEB'),
  });
  const read = pictureReader(web, { ...services, timeLeft });
  return Promise.all(
    looked.map(async ({ look, looked: { found, progress } }) => {
      // It leaves out the very handle, which may be somebody else's here.
      const same = all.filter(
        ({ platform, handle }) =>
          platform === look.platform &&
          look.handles.some((one) => one.toLowerCase() === handle.toLowerCase()),
      );
      const own = await Promise.all(same.map(read));
      return { progress, seen: [...own, ...found], gone: [] };
    }),
  );
}
