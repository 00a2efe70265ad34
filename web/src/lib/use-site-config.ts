import { useEffect, useState } from 'react';
import { knownConfig, siteConfig, type SiteConfig } from './site-config.ts';
import { useHydrated } from './use-hydrated.ts';

/** The stage's configuration; undefined until it is known. */
function useSiteConfig(): SiteConfig | undefined {
  const [config, setConfig] = useState(knownConfig);
  useEffect(() => {
    siteConfig().then(setConfig, () => {}); // pages that need no account work without a configuration
  }, []);
  return config;
}

/** The demonstration's way in, where this stage is one; undefined elsewhere, and until that is known. */
export const useDemo = (): SiteConfig['demo'] => useSiteConfig()?.demo;

/** The platforms that this stage searches; undefined until that is known, as on a page that is drawn ahead. */
export function useSearched(): SiteConfig['searched'] {
  const searched = useSiteConfig()?.searched;
  return useHydrated() ? searched : undefined;
}
