import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { words } from './part-words.ts';
import styles from './Toast.module.css';

interface Message {
  id: number;
  text: string;
  undo?: () => void;
  about?: string;
}

/** Long enough to read and to reach the button. */
const SHOWN = 8000;
let messages: Message[] = [];
let serial = 0;
const listeners = new Set<() => void>();
const set = (next: Message[]) => {
  messages = next;
  for (const listener of listeners) listener();
};
const drop = (id: number) => set(messages.filter((message) => message.id !== id));

const writing = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]';

/** Takes back the newest that can be, as anywhere: the button is the page's last stop of the Tab key. Not while one writes. */
function undoByKeys(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return;
  if (target instanceof Element && target.closest(writing)) return;
  const last = messages.findLast(({ undo }) => undo);
  if (!last) return;
  event.preventDefault();
  last.undo?.();
  drop(last.id);
}

/** With the connection back, what failed without it is past. */
const dropTold = () => set(messages.filter(({ undo }) => undo));

/**
 * Says briefly what happened; with `undo` it can be taken back while it shows. What was said before of the same thing goes:
 * it is past, and its Undo with it.
 */
export function toast(text: string, undo?: () => void, about?: string): void {
  serial += 1;
  const others = about === undefined ? messages : messages.filter((message) => message.about !== about);
  set([...others.slice(-2), { id: serial, text, undo, about }]);
}

/** What was said of something that is taken back goes. */
export const untold = (about: string): void => set(messages.filter((message) => message.about !== about));

export function Toasts() {
  const shown = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => messages,
  );
  useEffect(() => {
    document.addEventListener('keydown', undoByKeys);
    window.addEventListener('online', dropTold);
    return () => {
      document.removeEventListener('keydown', undoByKeys);
      window.removeEventListener('online', dropTold);
    };
  }, []);
  return (
    <div className={`no-print ${styles.toasts}`} role="status">
      {shown.map((message) => (
        <Toast key={message.id} {...message} />
      ))}
    </div>
  );
}

function Toast({ id, text, undo }: Message) {
  // A person who has reached the button is not rushed.
  const [held, setHeld] = useState(false);
  const before = useRef<Element>(null);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => drop(id), SHOWN);
    return () => clearTimeout(timer);
  }, [id, held]);
  return (
    <p
      className={styles.toast}
      onFocus={({ relatedTarget }) => {
        setHeld(true);
        before.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.text}>{text}</span>
      {undo && (
        <button
          type="button"
          className="link-like"
          aria-keyshortcuts="Control+Z Meta+Z"
          title={words.toast.keys}
          onClick={() => {
            giveBack(before.current);
            undo();
            drop(id);
          }}
        >
          {words.toast.undo}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={words.toast.close}
        onClick={() => {
          giveBack(before.current);
          drop(id);
        }}
      />
    </p>
  );
}

/** The button goes when it is pressed: the focus returns to where it came from, or to the page's content. */
function giveBack(before: Element | null): void {
  const main = document.getElementById('main');
  // Whoever came by the Tab key passed the page's foot: what was brought back is not there.
  const to = before?.isConnected && main?.contains(before) ? before : main;
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
}
