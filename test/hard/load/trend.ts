/** One look at something that should stay as it is. */
export interface Look {
  /** Minutes since the beginning. */
  at: number;
  value: number;
}

/** What is gained in a minute, by the straight line that lies nearest to all looks. */
export function trend(looks: readonly Look[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, value] = [mean(looks.map((look) => look.at)), mean(looks.map((look) => look.value))];
  const spread = looks.reduce((sum, look) => sum + (look.at - at) ** 2, 0);
  if (spread === 0) return 0;
  return looks.reduce((sum, look) => sum + (look.at - at) * (look.value - value), 0) / spread;
}
