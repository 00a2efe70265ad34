import { useEffect, useState } from 'react';
import { knownConfig, siteConfig } from '../../../lib/site-config.ts';

/** Whether this site keeps what it writes to people instead of sending it. */
export function useOutboxHere(): boolean {
  const [here, setHere] = useState(() => knownConfig()?.outbox === true);
  useEffect(() => {
    siteConfig().then(
      (config) => setHere(config.outbox === true),
      () => {}, // whoever is signed in has it already
    );
  }, []);
  return here;
}
