import { words } from './words.ts';

/** When somebody counts as away (spec section 9), in milliseconds. */
export const idleTimes = {
  timeout: 1_800_000,
  /** The warning comes so long before. */
  promptBeforeIdle: 60_000,
  /** Activity is looked at no more often than this, and told to the other tabs no more often. */
  throttle: 500,
  countdown: 1_000,
};

/** "1 second", "59 seconds". */
export const secondsLeft = (milliseconds: number): string =>
  words.seconds(Math.max(0, Math.ceil(milliseconds / 1000)));
