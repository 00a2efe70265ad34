import { useEffect, useLayoutEffect, useId, useRef } from 'react';
import { TOUR, words } from './steps.ts';
import { useLitPart } from './use-lit-part.ts';
import styles from './TourCard.module.css';

interface Props {
  step: number;
  go: (step: number) => void;
  end: () => void;
  /** The window has one menu in place of the bar, and no room beside what is explained. */
  narrow: boolean;
  calm: boolean;
}

/** One step: a dialog that keeps the focus. Arrow keys turn the pages, past the end to the first; Escape closes. */
export function TourCard({ step, go, end, narrow, calm }: Props) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // Begun by itself, it was begun by nothing that could have the focus again.
      const begun =
        before?.isConnected && before !== document.body ? before : document.getElementById('main');
      if (begun instanceof HTMLElement) begun.focus({ preventScroll: true });
    };
  }, []);
  // Each page is read out from its beginning: the card takes the focus anew.
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollTo(0, 0);
  }, [step]);
  useLitPart(step, card, { narrow, calm });
  // With the page itself, not after it: a key pressed at once would turn the page before.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const turn = { ArrowRight: step + 1, ArrowLeft: Math.max(0, step - 1) }[event.key];
      if (turn !== undefined) go(turn % TOUR.length);
      else if (event.key === 'Escape') end();
      else if (event.key === 'Tab') keepInside(event, card.current);
      else return;
      if (event.key !== 'Tab') event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [step, go, end]);

  const last = step === TOUR.length - 1;
  const { title, text, inMenu, selector } = TOUR[step]!;
  // The first page speaks of nothing that must be left in sight.
  const docked = narrow && document.querySelector(selector) !== null;
  return (
    <div
      ref={card}
      className={docked ? `${styles.card} ${styles.docked}` : styles.card}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
    >
      <p className="label">{words.step(step + 1, TOUR.length)}</p>
      <h2 className="h4" id={`${id}-title`}>
        {title}
      </h2>
      <p className="small" id={`${id}-text`}>
        {narrow && inMenu ? inMenu : text}
      </p>
      <p className={`actions ${styles.turn}`}>
        <button
          type="button"
          className="button primary quiet-button"
          onClick={() => (last ? end() : go(step + 1))}
        >
          {last ? words.end : words.next}
        </button>
        {step > 0 && (
          <button type="button" className="button quiet-button" onClick={() => go(step - 1)}>
            {words.back}
          </button>
        )}
      </p>
      <button type="button" className={styles.close} aria-label={words.close} onClick={end}>
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M1 1l10 10M11 1L1 11" stroke="currentColor" strokeWidth="1.6" fill="none" />
        </svg>
      </button>
    </div>
  );
}

/** The Tab key goes round inside the card. */
function keepInside(event: KeyboardEvent, card: HTMLElement | null): void {
  const controls = [...(card?.querySelectorAll<HTMLElement>('button') ?? [])];
  const [first, last] = [controls[0], controls.at(-1)];
  const at = document.activeElement;
  const inside = card?.contains(at) && at !== card;
  const to = event.shiftKey
    ? !inside || at === first
      ? last
      : undefined
    : !inside || at === last
      ? first
      : undefined;
  if (!to) return;
  event.preventDefault();
  to.focus();
}
