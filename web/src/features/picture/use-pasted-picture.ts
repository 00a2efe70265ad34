import { useEffect, useRef } from 'react';

/** A picture pasted while the pointer or the focus is on this part of a form belongs to it; to the only part, always. */
export function usePastedPicture(
  box: React.RefObject<HTMLElement | null>,
  take: (file: File) => void,
  { only = false } = {},
): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const part = box.current?.closest('fieldset, form');
      const image = [...(event.clipboardData?.files ?? [])].find((file) => file.type.startsWith('image/'));
      if (!image || !part) return;
      const focused = document.activeElement?.closest('fieldset, form');
      if (!only && (focused ? focused !== part : !part.matches(':hover'))) return;
      event.preventDefault();
      latest.current(image);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [box, only]);
}
