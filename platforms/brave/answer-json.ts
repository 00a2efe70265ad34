import type { TwinProfile } from '../population/profile.ts';
import { pages } from './pages.ts';
import type { WebPlatform } from './pages.ts';
import { readQuestion } from './search-pages.ts';

const html = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** The words that were searched for, marked as Brave marks them. */
const marked = (text: string, words: ReadonlySet<string>): string =>
  text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) =>
    words.has(word.toLowerCase()) ? `<strong>${word}</strong>` : word,
  );

/** An answer of Brave's web search. `web` is absent where nothing is found. */
export function answerJson(
  q: string,
  found: readonly TwinProfile[],
  { origin, count, extra }: { origin: string; count: number; extra: boolean },
) {
  const words = new Set(readQuestion(q).phrases.flat());
  const results = found.slice(0, count).map((profile) => result(profile, words, origin, extra));
  return {
    query: {
      original: q,
      ...{
        show_strict_warning: false,
        is_navigational: false,
        is_news_breaking: false,
        spellcheck_off: true,
      },
      ...{ country: 'all', bad_results: false, should_fallback: false, postal_code: '', city: '' },
      ...{ header_country: '', more_results_available: found.length > count, state: '' },
    },
    mixed: {
      type: 'mixed',
      main: results.map((_, index) => ({ type: 'web', index, all: false })),
      ...{ top: [], side: [] },
    },
    type: 'search',
    ...(results.length > 0 && { web: { type: 'search', results, family_friendly: true } }),
  };
}

/** The page of a profile at its platform's own address, as a search engine shows it; its picture is the twin's. */
function result(profile: TwinProfile, words: ReadonlySet<string>, origin: string, extra: boolean) {
  const platform = profile.platform as WebPlatform;
  const { site, name, path, title, text } = pages[platform];
  const shown = profile.name ?? profile.handle;
  const host = site.split('.').length > 2 ? site : `www.${site}`;
  const url = `https://${host}${path(encodeURIComponent(profile.handle))}`;
  const icon = `${origin}/platforms/${platform.toLowerCase()}/icon`;
  const picture = `${origin}/platforms/${platform.toLowerCase()}/avatars/${encodeURIComponent(profile.handle)}`;
  const read = text(profile, shown);
  const snippet = (excerpt: string) => marked(html(excerpt), words);
  const own = profile.bio && read.includes(profile.bio) ? [snippet(profile.bio)] : [];
  return {
    title: title(shown, profile.handle),
    url,
    ...{ is_source_local: false, is_source_both: false, description: snippet(read) },
    page_age: profile.updatedAt.replace('Z', ''),
    profile: { name, url, long_name: site, img: icon },
    ...{ language: 'en', family_friendly: true, type: 'search_result', subtype: 'generic', is_live: false },
    meta_url: {
      ...{ scheme: 'https', netloc: site, hostname: host, favicon: icon },
      path: path(profile.handle).replace(/\/$/, '').replaceAll('/', '› '),
    },
    thumbnail: { src: picture, original: picture, logo: false },
    age: profile.updatedAt.slice(0, 10),
    ...(extra && own.length > 0 && { extra_snippets: own }),
  };
}
