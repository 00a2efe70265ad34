import type { ReactNode } from 'react';
import { useTitle } from '../lib/title.ts';

/** The head of a public page: one large line, a lead beside it, then its clauses. */
export function PublicPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  useTitle(title);
  return (
    <div className="wrap">
      <div className="intro">
        <h1 className="display">{title}</h1>
        <p className="lead quiet">{lead}</p>
      </div>
      {children}
    </div>
  );
}
