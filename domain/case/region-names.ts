import type { Region } from './region.ts';

/** Where a person lives, as they choose it. */
export const regionNames: Record<Region, string> = {
  EU: 'European Union',
  UK: 'United Kingdom',
  US: 'United States',
  AU: 'Australia',
  IN: 'India',
  BR: 'Brazil',
  ELSEWHERE: 'Somewhere else',
};
