import type { ReactNode } from 'react';

/** copy: two bars · done: dot · wait: ring · part: half · none: dash · person: head. A shape always comes with its word. */
export type MarkKind = 'copy' | 'done' | 'wait' | 'part' | 'none' | 'person';

/** A status: shape, colour and word together, never colour alone. */
export const Mark = ({ kind, children }: { kind: MarkKind; children: ReactNode }) => (
  <span className={`mark ${kind}`}>
    <span>{children}</span>
  </span>
);
