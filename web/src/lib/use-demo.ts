import { useEffect, useState } from 'react';
import { knownConfig, siteConfig, type SiteConfig } from './site-config.ts';

/** The demonstration's way in, where this stage is one; undefined elsewhere, and until that is known. */
export function useDemo(): SiteConfig['demo'] {
  const [demo, setDemo] = useState(() => knownConfig()?.demo);
  useEffect(() => {
    siteConfig().then(
      (config) => setDemo(config.demo),
      () => {}, // pages that need no account work without a configuration
    );
  }, []);
  return demo;
}
