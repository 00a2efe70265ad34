const PRIME = 0x01000193;
/** Of a longer name the rest is not looked at. */
const MAX_NAME = 40;
const powers = new Int32Array(MAX_NAME + 1).fill(1);
for (let i = 1; i < powers.length; i++) powers[i] = Math.imul(powers[i - 1]!, PRIME);
/** Hashes of the beginnings of the name at hand. */
const begun = new Int32Array(MAX_NAME + 1);

/**
 * Visits a hash of the name, of the name with each letter left out, and with `twice` of each two. Names that lie one slip
 * apart (a letter more, less or other, two neighbours swapped) share one of them; two slips, with `twice`.
 */
export function slipKeys(name: string, twice: boolean, visit: (key: number) => void): void {
  const length = Math.min(name.length, MAX_NAME);
  for (let i = 0; i < length; i++) begun[i + 1] = (Math.imul(begun[i]!, PRIME) + name.charCodeAt(i)) | 0;
  const whole = begun[length]!;
  /** The hash of the letters from..to. */
  const between = (from: number, to: number) =>
    (begun[to]! - Math.imul(begun[from]!, powers[to - from]!)) | 0;
  visit(mixed(whole, length));
  for (let i = 0; i < length; i++) {
    const isRun = name.charCodeAt(i) === name.charCodeAt(i - 1);
    if (!isRun)
      visit(mixed((Math.imul(begun[i]!, powers[length - 1 - i]!) + between(i + 1, length)) | 0, length - 1));
    if (!twice) continue;
    for (let j = i + 1; j < length; j++) {
      const head = Math.imul(begun[i]!, powers[length - 2 - i]!);
      const middle = Math.imul(between(i + 1, j), powers[length - 1 - j]!);
      visit(mixed((head + middle + between(j + 1, length)) | 0, length - 2));
    }
  }
}

function mixed(hash: number, length: number): number {
  const once = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(length, 0x27d4eb2d), 0x85ebca6b);
  return (once ^ (once >>> 13)) >>> 0;
}
