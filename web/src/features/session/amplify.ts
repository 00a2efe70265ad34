import { Amplify } from 'aws-amplify';
import { Hub } from 'aws-amplify/utils';
import { siteConfig, type SiteConfig } from '../../lib/site-config.ts';
import { words } from './words.ts';

let ready: Promise<SiteConfig> | undefined;

/**
 * Why the way back from a provider ended without a user, in the provider's words. Amplify says it once on the Hub, while it
 * is configured and before any screen could listen.
 */
let failure: string | undefined;
Hub.listen('auth', ({ payload }) => {
  if (payload.event === 'signInWithRedirect') failure = undefined;
  if (payload.event === 'signInWithRedirect_failure')
    failure = (payload.data?.error?.message ?? words.screen.unknown).slice(0, 200);
});
export const redirectFailure = (): string | undefined => failure;

/** Configures Amplify from /config.json, once. Everything that signs in or calls the API awaits this first. */
export function configured(): Promise<SiteConfig> {
  ready ??= siteConfig().then(
    (config) => {
      const { demo: _demo, ...amplify } = config;
      Amplify.configure(amplify);
      return config;
    },
    (error: unknown) => {
      ready = undefined;
      throw error;
    },
  );
  return ready;
}
