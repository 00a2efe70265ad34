import type { SeenProfile } from '#domain/scan/finding';
import type { SourceProgress } from '#domain/scan/scan';
import type { Look } from '#domain/scan/scan-plan';
import type { WebSearch } from '../sources/web-search.ts';
import { SourceSilent } from '../sources/source.ts';
import type { Looked, LookServices } from './look.ts';

/**
 * Looks on the platforms that only a web search sees, by one question for all of them. What stands in results is what a
 * search engine kept: that nothing is there says little, so nothing is ever taken for gone.
 */
export async function lookOnTheWeb(
  web: WebSearch,
  looks: readonly Look[],
  names: readonly string[],
  { mayAsk }: Pick<LookServices, 'mayAsk'>,
): Promise<{ look: Look; looked: Looked }[]> {
  const handles = [...new Set(looks.flatMap((look) => look.handles))];
  const byName = looks.some((look) => look.byName);
  let profiles: readonly SeenProfile[] = [];
  let silence: SourceSilent | undefined;
  try {
    if (!(await mayAsk('search', 1)))
      throw new SourceSilent('We have searched as much as we may for now; the next search goes on.', 'wait');
    ({ profiles } = await web.seen({ handles, names: byName ? names : [] }));
  } catch (error) {
    if (!(error instanceof SourceSilent)) throw error;
    silence = error;
  }
  return looks.map((look) => {
    const own = new Set(look.handles.map((handle) => handle.toLowerCase()));
    const found = profiles.filter(
      ({ platform, handle }) => platform === look.platform && !own.has(handle.toLowerCase()),
    );
    const progress: SourceProgress = {
      ...{ platform: look.platform, asked: 1, total: 1, compared: found.length, found: 0 },
      status: silence ? 'could not look' : 'looked',
      ...(silence && { note: silence.why }),
    };
    const looked: Looked = { own: [], found: found.map((profile) => ({ profile })), missing: [], progress };
    return { look, looked: silence ? { ...looked, silence } : looked };
  });
}
