import { useEffect } from 'react';
import { brand } from '#domain/brand';

/** The last title asked for: where there is no document (prerendering) nobody else remembers it. */
let asked = brand;
export const lastTitle = (): string => asked;
/** Before the next page is drawn, which may ask for none yet. */
export const forgetTitle = (): void => void (asked = brand);

/** The document's title: the page, then the brand. */
export function useTitle(title?: string): void {
  const full = title ? `${title} · ${brand}` : brand;
  // eslint-disable-next-line react-hooks/globals -- effects do not run while prerendering, one page after the other
  if (typeof document === 'undefined') asked = full;
  useEffect(() => {
    document.title = full;
  }, [full]);
}
