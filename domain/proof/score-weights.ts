/**
 * What each proof counts, in points of 100: 80 without connections. The first proven account says most, because it is what a
 * copy cannot have; later ones add less. See docs/decisions/004-authentication-score.md.
 */
export const scoreWeights = {
  email: 15,
  phone: 15,
  accounts: [25, 15, 10],
  connection: 5,
  connections: 20,
} as const;
