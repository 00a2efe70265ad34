import type { ReactNode } from 'react';
import { useTitle } from '../../lib/title.ts';

/** A page of the signed-in part: one line, what it is for, its matter. */
export function AppPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  useTitle(title);
  return (
    <div className="app-page">
      <header className="opening-line">
        <h1 className="h2">{title}</h1>
        {lead && <p className="quiet">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
