import { Amplify } from 'aws-amplify';
import { siteConfig, type SiteConfig } from '../../lib/site-config.ts';

let ready: Promise<SiteConfig> | undefined;

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
