import type { ResourcesConfig } from 'aws-amplify';
import type { Platform } from '#domain/platform/platform';

/** What /config.json holds: an Amplify configuration, plus what pages say of a stage: where it searches, and what makes it a demonstration. */
export type SiteConfig = ResourcesConfig & {
  /** The platforms that this stage searches, by themselves or through a search engine. */
  searched?: readonly Platform[];
  /** Nothing is sent from here: operators read what would have been. */
  outbox?: true;
  demo?: { email?: string; password?: string; business?: { email: string; id: string } };
};

/** The name under which the data service stands among the REST APIs, so that its calls need no client of their own. */
export const DATA = 'data';

let pending: Promise<SiteConfig> | undefined;
let known: SiteConfig | undefined;

/** The configuration where it is here already, so that what depends on it stands in the first drawing. */
export const knownConfig = (): SiteConfig | undefined => known;

/** The stage's configuration, fetched once; a failure is not remembered, so that the next caller tries again. */
export function siteConfig(): Promise<SiteConfig> {
  pending ??= fetch('/config.json', { cache: 'no-cache' })
    .then((response) => {
      if (!response.ok) throw new Error(`The configuration could not be loaded (${response.status}).`);
      return response.json() as Promise<SiteConfig>;
    })
    .then((config) => (known = config))
    .catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
  return pending;
}
