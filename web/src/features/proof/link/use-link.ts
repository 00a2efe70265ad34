import { useCallback, useEffect, useRef, useState } from 'react';
import { useFinishLink, useStartLink, type OwnAccount } from '../api.ts';
import { beginLink, begunLink, dropLateLinks, endLink, takeCode } from './link-window.ts';

/** `waiting`: the window is open. `blocked`: the browser did not open it, `url` leads there. `closed`: it was closed early. */
export type LinkState =
  | { phase: 'idle' | 'starting' | 'finishing' | 'closed' | 'late' | 'done' }
  | { phase: 'waiting' | 'blocked'; url: string }
  | { phase: 'failed'; words: string };

/** The window is looked after this often (ms); a code that came back is usually heard of at once, by the storage event. */
const LOOK = 700;

/** A sign-in at the platform in a window of its own; also when that was blocked, was closed, or this page was reloaded. */
export function useLink(account: OwnAccount): { state: LinkState; begin: () => void } {
  const { platform, handle } = account;
  const [state, setState] = useState<LinkState>({ phase: 'idle' });
  const popup = useRef<Window | null>(null);
  const { mutateAsync: start } = useStartLink();
  const { mutateAsync: finish } = useFinishLink();

  /** Takes what came back, if anything did. */
  const look = useCallback(() => {
    const own = { platform, handle };
    const link = begunLink(own, Date.now());
    if (!link) return;
    const code = takeCode(own);
    if (code === undefined) return;
    setState({ phase: 'finishing' });
    finish({ platform, code, state: link.state }).then(
      () => setState({ phase: 'done' }),
      (error: Error) => setState({ phase: 'failed', words: error.message }),
    );
  }, [platform, handle, finish]);

  useEffect(() => {
    const tick = () => {
      look();
      setState((now) => {
        if (now.phase !== 'waiting' && now.phase !== 'blocked' && now.phase !== 'closed') return now;
        if (!begunLink({ platform, handle }, Date.now())) return { phase: 'late' };
        return now.phase === 'waiting' && popup.current?.closed ? { phase: 'closed' } : now;
      });
    };
    addEventListener('storage', look);
    const timer = setInterval(tick, LOOK);
    return () => {
      removeEventListener('storage', look);
      clearInterval(timer);
    };
  }, [look, platform, handle]);

  // When the page comes, and when this sign-in is over.
  useEffect(() => dropLateLinks(Date.now()), [state.phase]);

  const begin = () => {
    const own = { platform, handle };
    endLink(own);
    setState({ phase: 'starting' });
    // At once, in the click: a window that is opened after waiting for the server counts as unasked for and is blocked.
    const opened = window.open('about:blank', '_blank', 'popup,width=560,height=720');
    popup.current = opened;
    start(own).then(
      ({ url, state: expected }) => {
        beginLink({ ...own, state: expected, at: Date.now() });
        if (opened && !opened.closed) opened.location.replace(url);
        setState({ phase: opened && !opened.closed ? 'waiting' : 'blocked', url });
      },
      (error: Error) => {
        opened?.close();
        setState({ phase: 'failed', words: error.message });
      },
    );
  };
  return { state, begin };
}
