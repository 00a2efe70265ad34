import { useEffect, useRef, useState } from 'react';
import type { BrandFinding } from '#domain/contract/business-brand';
import { cameOf, type Given } from '../../../scan/brought/given.ts';

/**
 * The account that was given last, and what came of it. The box in which that is filed is opened, once: what waits for no decision is
 * folded, and whoever gave it looks for it.
 */
export function useGiven(findings: readonly BrandFinding[] | undefined, readAt: number) {
  const [given, onGiven] = useState<Given>();
  const row = useRef<HTMLLIElement>(null);
  const came = cameOf(given, findings, readAt);
  const filed = came && `${came.id} ${came.verdict}`;
  useEffect(() => {
    const box = filed ? row.current?.closest('details') : undefined;
    if (box) box.open = true;
  }, [given, filed]);
  return { came, row, onGiven };
}
