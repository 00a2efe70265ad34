/** Milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A moment or a duration in whole seconds, as a row's end of life and a token's times are written. */
export const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);
