import type { ReactNode } from 'react';
import styles from './LegalText.module.css';

export interface Clause {
  title: string;
  /** Paragraphs; a list is one entry. */
  text: ReactNode[];
  id?: string;
}

export interface LegalDocument {
  title: string;
  /** Dates and scope, one line. */
  dated: string;
  clauses: Clause[];
}

/** The body of a legal document, on its page and in a consent window. */
export const LegalText = ({ document, level }: { document: LegalDocument; level: 2 | 3 }) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={`prose ${styles.legal}`}>
      <p className="label">{document.dated}</p>
      {document.clauses.map(({ title, text, id }, i) => (
        <section key={title} id={level === 2 ? id : undefined}>
          <Heading className="h4">
            {i + 1}. {title}
          </Heading>
          {text.map((part, j) => (
            <div key={j}>{part}</div>
          ))}
        </section>
      ))}
    </div>
  );
};
