import { useEffect } from 'react';

/** The document's title: the page, then the brand. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Countersign` : 'Countersign';
  }, [title]);
}
