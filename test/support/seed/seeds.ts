/** Whether everything is tried (`npm run test:whole`, and `npm run test:hard`), not only what a change must pass. */
export const whole = process.env.TEST_WHOLE === '1';

/** Seeds 1 to `most` of a race; within `npm test` the first four, because each costs seconds and a defect seldom waits for the twentieth. */
export const seeds = (most: number): readonly number[] =>
  Array.from({ length: whole ? most : Math.min(most, 4) }, (_, nth) => nth + 1);
