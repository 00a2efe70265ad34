import type { Faults } from './faults.ts';
import type { PlatformRequest, PlatformResponse } from './http.ts';
import type { Population } from './population/population.ts';

export interface TwinOptions {
  population: Population;
  /** Milliseconds; the clock of rates, quotas and tokens. */
  now: () => number;
  faults?: Faults;
}

/** A platform's API in its own wire format. */
export interface Twin {
  handle(request: PlatformRequest): Promise<PlatformResponse>;
}
