import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { Finding } from '#domain/scan/finding';
import { toast } from '../../ui/Toast.tsx';
import { words } from './words.ts';

/** A notice can be quicker than the list that has its finding. */
const LATE = 2000;

/** Says so where a link, from a mail or a notice, leads to a finding that isn't on the list any more. `findings`: undefined until they are known. */
export function useMissingFinding(findings: readonly Pick<Finding, 'id'>[] | undefined): void {
  const { hash, key } = useLocation();
  const isKnown = findings !== undefined;
  const tell = useEffectEvent(() => {
    if (!findings?.some(({ id }) => hash === `#finding-${id}`))
      toast(words.notifications.missing, undefined, hash);
  });
  useEffect(() => {
    if (!isKnown || !hash.startsWith('#finding-')) return undefined;
    const timer = setTimeout(() => tell(), LATE);
    return () => clearTimeout(timer);
  }, [isKnown, hash, key]);
}
