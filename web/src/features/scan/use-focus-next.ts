import { useEffect, useRef } from 'react';
import type { Finding } from '#domain/scan/finding';
import { focusInView } from '../../lib/focus/focus-in-view.ts';
import { named } from './finding/named.ts';

/** Where the focus goes when a list that was ticked is gone with its buttons: to the first account that is left of `open`, else to the page's content. */
export function focusFirst(open: readonly Finding[]): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) return; // moved on meanwhile
    const place = document.getElementById(open[0] ? named(open[0]).id : 'main');
    if (place) focusInView(place);
  });
}

/**
 * Where the focus goes when a decided card leaves with the button that was pressed: to the next one that is open in `shown`,
 * else to the one before, else to the page's content; and to the card itself where it is open again. Whoever has moved on
 * meanwhile is left alone.
 */
export function useFocusNext(shown: readonly Finding[]): (decided: Finding, as: Finding['status']) => void {
  const nextIds = useRef<string[]>(undefined);
  const placed = useRef<Element>(null);
  const open = shown.filter(({ status }) => status === 'OPEN').map(({ id }) => id);
  const state = open.join();
  useEffect(() => {
    const next = nextIds.current;
    if (!next) return;
    nextIds.current = undefined;
    const { activeElement } = document;
    // Where "Undo" leaves the focus: on what it was put on here, or on the page's content if it knows no better.
    const isLeft = activeElement === placed.current || activeElement?.id === 'main';
    if (activeElement && activeElement !== document.body && !isLeft) return;
    // What is folded away takes no focus.
    for (const id of [...next.map((one) => named({ id: one }).id), 'main']) {
      const card = document.getElementById(id);
      if (!card) continue;
      focusInView(card);
      if (document.activeElement !== card) continue;
      placed.current = card;
      return;
    }
  }, [state]);
  return ({ id }, as) => {
    const at = open.indexOf(id);
    const others = [...open.slice(at + 1), ...open.slice(0, Math.max(0, at)).reverse()];
    nextIds.current = as === 'OPEN' ? [id, ...others] : others;
  };
}
