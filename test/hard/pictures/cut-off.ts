import { seeded } from '../../../bench/seeded.ts';

/** So many places at which each is cut. */
const cuts = 3;

/** Pictures that end before they are over, somewhere. */
export function cutOff(plain: Record<string, Buffer>, seed: number): Record<string, Buffer> {
  const draw = seeded(seed);
  return Object.fromEntries(
    Object.entries(plain).flatMap(([name, bytes]) =>
      Array.from({ length: cuts }, () => {
        const end = Math.floor(draw() * bytes.length);
        return [`${name} that ends after ${end} bytes`, bytes.subarray(0, end)] as const;
      }),
    ),
  );
}
