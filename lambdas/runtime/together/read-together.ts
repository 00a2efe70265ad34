/** Whoever asks for what is being read at this moment is given the same answer; nothing is remembered after it. */
export function readTogether<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key) => {
    const known = underWay.get(key);
    if (known) return known;
    const answer = read(key).finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}
