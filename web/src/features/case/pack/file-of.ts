import type { Evidence } from '#domain/case/case';

const ENDING: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Where the n-th piece of evidence stands in the pack. */
export const fileOf = ({ kind, side, contentType }: Evidence, n: number): string => {
  const number = String(n + 1).padStart(2, '0');
  const what = side
    ? `${kind === 'picture' ? 'picture' : 'picture-given'}-${side === 'yours' ? 'own' : 'other'}`
    : kind;
  return `evidence/${number}-${what}.${contentType ? (ENDING[contentType] ?? 'bin') : 'txt'}`;
};
