import type { Comparison } from '../comparison.ts';

const PLAIN = /^[a-z\d._-]+$/i;
/** Without what separates, and without a number at its end. */
const bare = (handle: string) => handle.toLowerCase().replace(/\d+$/, '').replace(/[._-]/g, '');
const numberOf = (handle: string) => /\d*$/.exec(handle)![0];

/**
 * Whether what is alike is what two people of one name share without knowing of each other: the name, and a handle that differs in
 * a number at its end, as Facebook and others give them, and perhaps in separators. Never where a letter was exchanged.
 */
export function onlyWhatNamesakesShare({ judgement: { signals }, diff }: Comparison): boolean {
  const told = Object.keys(signals).filter((signal) => signals[signal as keyof typeof signals] !== undefined);
  if (told.toSorted().join() !== 'handle,name' || !diff || diff.same) return false;
  const { yours, theirs } = diff;
  const isPlain = PLAIN.test(yours) && PLAIN.test(theirs);
  return isPlain && numberOf(yours) !== numberOf(theirs) && bare(yours) === bare(theirs);
}
