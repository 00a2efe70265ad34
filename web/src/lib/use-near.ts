import { useEffect, useState } from 'react';

/**
 * Whether an element has come near what is shown, or was wanted on paper; stays true. What costs a call is asked for only then. `margin`:
 * how near, in pixels or in parts of the window.
 */
export function useNear(element: React.RefObject<HTMLElement | null>, margin = '200px'): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !element.current) return;
    const isNear = () => setNear(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && isNear(), {
      rootMargin: margin,
    });
    observer.observe(element.current);
    addEventListener('beforeprint', isNear);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', isNear);
    };
  }, [element, margin, near]);
  return near;
}
