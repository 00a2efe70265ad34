/**
 * How many standard deviations the evidence lies on the side of a key's chips. Whatever the picture, fair chips that nobody
 * knew when it was made bring z or more with a chance of at most exp(-z²/2): Hoeffding, "Probability inequalities for
 * sums of bounded random variables" (Journal of the American Statistical Association, 1963).
 */
export function markScore(evidence: Float64Array, chips: Int8Array): number {
  let [sum, square] = [0, 0];
  for (let i = 0; i < evidence.length; i++) {
    sum += evidence[i]! * chips[i]!;
    square += evidence[i]! * evidence[i]!;
  }
  return square > 0 ? sum / Math.sqrt(square) : 0;
}

/** At most one in 10⁹ where one copy is asked for. */
export const ONE_COPY_SCORE = 6.44;
/** At most one in 10⁹ over 1,000 copies: from here a copy is named. */
export const NAMED_SCORE = 7.43;

/** Beyond it arithmetic outruns what anybody should claim. */
const LEAST_CHANCE = 1e-30;

/** The chance, at most, that any of `keys` reaches a score in a picture without its mark. */
export const falseAlarmChance = (score: number, keys = 1): number =>
  score > 0 ? Math.min(1, Math.max(LEAST_CHANCE, keys * Math.exp(-(score * score) / 2))) : 1;

/** "at most once in 10⁹": rounded to the careful side. */
export function falseAlarmWords(score: number, keys = 1): string {
  const chance = falseAlarmChance(score, keys);
  if (chance > 0.1) return 'by chance alone';
  const power = Math.floor(-Math.log10(chance) + 1e-9);
  const digits = [...String(power)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
  return power < 4 ? `at most once in ${(10 ** power).toLocaleString('en')}` : `at most once in 10${digits}`;
}
