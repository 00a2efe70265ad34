import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { words } from './offline-words.ts';
import styles from './Offline.module.css';

/** So long (ms) one can read that it is over. */
const readable = 4000;

/** Says that the connection is gone, on every page, and when it is back. */
export function Offline() {
  const [state, setState] = useState<'online' | 'gone' | 'back'>(navigator.onLine ? 'online' : 'gone');
  useEffect(() => {
    const gone = () => setState('gone');
    const back = () => setState('back');
    addEventListener('offline', gone);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', gone);
      removeEventListener('online', back);
    };
  }, []);
  useEffect(() => {
    if (state !== 'back') return undefined;
    const timer = setTimeout(() => setState('online'), readable);
    return () => clearTimeout(timer);
  }, [state]);
  const banner = useRef<HTMLDivElement>(null);
  // What floats at the bottom stands above it, however many lines it takes.
  useLayoutEffect(() => {
    if (state === 'online') return undefined;
    const { style } = document.documentElement;
    const place = () => style.setProperty('--bar', `${banner.current?.offsetHeight ?? 0}px`);
    place();
    addEventListener('resize', place);
    return () => {
      removeEventListener('resize', place);
      style.removeProperty('--bar');
    };
  }, [state]);
  return (
    <div ref={banner} role="status" className={state === 'online' ? undefined : styles.banner}>
      {state !== 'online' && words[state]}
    </div>
  );
}

/** In an element of its own: the page below it may be any, also one that could not be drawn. */
export function watchConnection(): void {
  const element = document.createElement('aside');
  element.setAttribute('aria-label', words.label);
  document.body.append(element);
  createRoot(element).render(<Offline />);
}
