import { Tour as Reactour } from '@reactour/tour';
import { useCallback, useMemo, useState } from 'react';
import { TOUR } from './steps.ts';
import { TourCard } from './TourCard.tsx';

/** Widest the card may be, in CSS pixels, and how dark the rest becomes; constants of the specification. */
const CARD = 353;
const MASK = 0.7;

/** Where the card has no room beside what it explains. */
const NARROW = '(max-width: 48rem)';
/** Far out of the window counts as in it: there the page is moved by us. */
const ANYWHERE = { x: -100_000, y: -100_000 };

const styles = {
  popover: (base: object) => ({
    ...base,
    boxSizing: 'border-box' as const,
    maxWidth: `min(${CARD}px, calc(100vw - 16px))`,
    backgroundColor: 'var(--sheet)',
    color: 'var(--ink)',
    border: 'var(--line)',
    boxShadow: 'none',
    padding: 0,
  }),
  maskWrapper: (base: object) => ({ ...base, opacity: MASK, color: '#000' }),
};

const across = (edges: object) => ({
  ...styles,
  popover: (base: object) => ({
    ...styles.popover(base),
    ...{ left: 8, right: 8, margin: '0 auto', transform: 'none', ...edges },
  }),
});
const atTheBottom = across({ top: 'auto', bottom: 8 });
const atTheTop = across({ top: 8, bottom: 'auto' });

/** The guided tour; the library lights the parts and places the card, what is on it and the keys are ours. */
export default function Tour({ onEnd }: { onEnd: () => void }) {
  const [step, setStep] = useState(0);
  const calm = useMemo(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  const narrow = useMemo(() => window.matchMedia(NARROW).matches, []);
  const [begunAt] = useState(() => window.scrollY);
  const end = useCallback(() => {
    onEnd();
    scrollTo({ top: begunAt, behavior: calm ? 'auto' : 'smooth' });
  }, [onEnd, begunAt, calm]);
  const steps = useMemo(
    () =>
      TOUR.map(({ selector }) => {
        const lit = document.querySelector(selector) !== null;
        return { selector, content: '', ...(!lit && { position: 'center' as const, padding: 0 }) };
      }),
    [],
  );
  const go = useCallback((to: number) => setStep(((to % TOUR.length) + TOUR.length) % TOUR.length), []);
  const card = useCallback(
    ({ currentStep }: { currentStep: number }) => (
      <TourCard step={currentStep} go={go} end={end} narrow={narrow} calm={calm} />
    ),
    [go, end, narrow, calm],
  );
  return (
    // On paper there is nothing to point at, and its mask would lie over the first sheet.
    <Reactour
      className="reactour__popover no-print"
      maskClassName="reactour__mask no-print"
      steps={steps}
      currentStep={step}
      setCurrentStep={setStep}
      isOpen
      setIsOpen={() => {}}
      setSteps={() => {}}
      disabledActions={false}
      setDisabledActions={() => {}}
      styles={!narrow ? styles : TOUR[step]!.atTheFoot ? atTheTop : atTheBottom}
      {...(narrow && { inViewThreshold: ANYWHERE })}
      scrollSmooth={!calm}
      disableInteraction
      disableKeyboardNavigation
      onClickMask={() => {}}
      ContentComponent={card}
    />
  );
}
