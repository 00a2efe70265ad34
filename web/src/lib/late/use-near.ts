import { useEffect, useState } from 'react';

/**
 * Whether an element has come near what is shown; stays true. What costs a call is asked for only then. `rootMargin`: how near, in pixels or
 * in parts of the window.
 */
export function useNear(element: React.RefObject<HTMLElement | null>, rootMargin = '200px'): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin, near]);
  return near;
}
