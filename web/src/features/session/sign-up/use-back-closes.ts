import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * What stands over a page has an entry of its own in the history, so that the browser's Back closes it rather than leave the page with
 * all that was typed there. Gives what closes it by hand.
 */
export function useBackCloses(onClose: () => void): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const isOver = (state as { over?: true } | null)?.over === true;
  /** Undefined: not asked for. */
  const was = useRef<boolean>(undefined);
  useEffect(() => {
    if (was.current === undefined && !isOver)
      void navigate({ pathname, search, hash }, { state: { ...(state as object | null), over: true } });
    if (was.current && !isOver) onClose();
    was.current = isOver;
  }, [isOver, navigate, pathname, search, hash, state, onClose]);
  return useCallback(() => {
    // Closed before its entry was drawn: nobody would see the entry go.
    if (!was.current) onClose();
    if (was.current !== undefined) void navigate(-1);
  }, [navigate, onClose]);
}
