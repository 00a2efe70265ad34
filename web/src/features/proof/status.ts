import type { AccountProof } from '#domain/proof/proof';

/** A shape of its own for each state; what people vouch for is said besides it. */
export type ProofShape = 'done' | 'part' | 'person' | 'wait' | 'none' | 'broken';

const SHAPES: Record<AccountProof['status'], ProofShape> = {
  Verified: 'done',
  Declared: 'part',
  Pending: 'wait',
  Unverified: 'none',
  Broken: 'broken',
};

export interface ProofWords {
  marks: { shape: ProofShape; word: string }[];
  /** What else the server says about it, e.g. that the last check didn’t find the proof. */
  note?: string;
}

/**
 * The server's sentence about an account, taken apart into marks:
 * Whatever is paused has the shape of what waits.
 * "Declared since 3 May 2026. Vouched for by 2 verified connections" -> half "Declared since 3 May 2026", head "Vouched for by 2 …".
 */
export function proofWords({
  status,
  words,
  inReview,
  note,
}: Pick<AccountProof, 'status' | 'words' | 'inReview' | 'note'>): ProofWords {
  const [first = status, ...rest] = words.split('. ');
  const vouched = rest.filter((sentence) => sentence.startsWith('Vouched'));
  const said = [...rest.filter((sentence) => !sentence.startsWith('Vouched')), ...(note ? [note] : [])];
  return {
    marks: [
      { shape: inReview ? 'wait' : SHAPES[status], word: first },
      ...vouched.map((word) => ({ shape: 'person' as const, word })),
    ],
    ...(said.length > 0 && { note: said.join('. ') }),
  };
}
