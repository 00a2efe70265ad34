import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The page may still be loading when the address changes; the specification waits this long. */
const HASH_DELAY = 100;

/**
 * Every change of route starts at the top; a hash is scrolled to after 100 ms, also on the same route. One that names a field means to
 * type there, so the focus goes into it.
 */
export function useScrollRules(): void {
  const { pathname, hash, key } = useLocation();
  useEffect(() => {
    if (!hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash]);
  useEffect(() => {
    if (!hash) return;
    const timer = setTimeout(() => {
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const part = document.getElementById(decodeURIComponent(hash.slice(1)));
      part?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
      if (part?.matches('input, select, textarea')) part.focus({ preventScroll: true });
    }, HASH_DELAY);
    return () => clearTimeout(timer);
  }, [pathname, hash, key]);
}

/** A new page is read from its beginning: the focus goes to its matter, as it would after a full load. */
export function useFocusRules(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
