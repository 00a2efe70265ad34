import type { ReactNode, Ref } from 'react';

interface Props {
  title?: string;
  id?: string;
  /** Below the title, in the margin. */
  aside?: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A section of a document: its title in the margin, the matter beside it, an ink rule above. */
export const Clause = ({ title, id, aside, ref, children }: Props) => (
  <section className="clause" id={id} ref={ref}>
    <header>
      {title && <h2 className="h3">{title}</h2>}
      {aside}
    </header>
    <div>{children}</div>
  </section>
);
