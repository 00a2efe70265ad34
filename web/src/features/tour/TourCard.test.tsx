// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { rootForTest } from '../../ui/draw-for-test.tsx';
import { TourCard } from './TourCard.tsx';

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<main id="main" tabindex="-1"><button>Take the tour</button></main>';
});

function tour() {
  const root = rootForTest(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<TourCard step={0} go={() => {}} end={() => {}} narrow calm />));
  expect(document.activeElement?.getAttribute('role')).toBe('dialog');
  return { ends: () => act(() => root.render(null)) };
}

test('at its end the focus returns to what began it', () => {
  const begins = document.querySelector('button')!;
  begins.focus();
  tour().ends();
  expect(document.activeElement).toBe(begins);
});

test('where it began by itself, or what began it is gone, the focus goes to the page', () => {
  tour().ends();
  expect(document.activeElement?.id).toBe('main');
  document.querySelector('button')!.focus();
  const { ends } = tour();
  document.querySelector('button')!.remove();
  ends();
  expect(document.activeElement?.id).toBe('main');
});
