import type { SeenProfile } from '#domain/scan/finding';
import type { SourceProgress } from '#domain/scan/scan';
import type { Look } from '#domain/scan/scan-plan';
import pMap from 'p-map';
import type { WebSearch } from '../sources/web-search.ts';
import { SourceSilent } from '../sources/source.ts';
import {
  type Found,
  type Looked,
  type LookServices,
  ourPatience,
  pictureReader,
  picturesAtOnce,
  statusOf,
} from './look.ts';
import { within } from './questions.ts';

/**
 * Looks on the platforms that only a web search sees, by one question for all of them. What stands in results is what a
 * search engine kept: that nothing is there says little, so nothing is ever taken for gone.
 */
export async function lookOnTheWeb(
  web: WebSearch,
  looks: readonly Look[],
  names: readonly string[],
  services: Pick<LookServices, 'mayAsk' | 'fetchImage' | 'hashImage' | 'hashLater' | 'now' | 'patience'>,
): Promise<{ look: Look; looked: Looked }[]> {
  const { patience = ourPatience } = services;
  const began = services.now();
  const timeLeft = (until: number) => began + until - services.now();
  const handles = [...new Set(looks.flatMap((look) => look.handles))];
  const byName = looks.some((look) => look.byName);
  let profiles: readonly SeenProfile[] = [];
  let silence: SourceSilent | undefined;
  try {
    if (!(await services.mayAsk('search', 1)))
      throw new SourceSilent('We’ve used up our searches for now; the next scan continues.', 'wait');
    const seen = web.seen({ handles, names: byName ? names : [] });
    ({ profiles } = await within(timeLeft(patience.questions), seen));
  } catch (error) {
    if (!(error instanceof SourceSilent)) throw error;
    silence = error;
  }
  const isOwn = ({ platform, handle }: SeenProfile) =>
    looks.some(
      (look) =>
        look.platform === platform && look.here.some((own) => own.toLowerCase() === handle.toLowerCase()),
    );
  const seen: Found[] = await pMap(
    profiles.filter((profile) => !isOwn(profile)),
    pictureReader(web, { ...services, timeLeft: () => timeLeft(patience.pictures) }),
    picturesAtOnce,
  );
  return looks.map((look) => {
    const found = seen.filter(({ profile }) => profile.platform === look.platform);
    const progress: SourceProgress = {
      ...{ platform: look.platform, asked: 1, total: 1, compared: found.length, found: 0 },
      status: silence ? statusOf(silence) : 'looked',
      ...(silence && { note: silence.why }),
    };
    const looked: Looked = { own: [], found, missing: new Map(), progress };
    return { look, looked: silence ? { ...looked, silence } : looked };
  });
}
