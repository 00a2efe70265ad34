/** Whoever asks for what is being read at this moment is given the same answer; nothing is remembered after it. */
export function readTogether<Asked, T>(
  read: (asked: Asked) => Promise<T>,
  keyOf: (asked: Asked) => string = String,
): (asked: Asked) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (asked) => {
    const key = keyOf(asked);
    const known = underWay.get(key);
    if (known) return known;
    const answer = read(asked).finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}
